//! What players say to each other: resigning, offering a draw and answering.

use std::fmt;

use super::Game;
use crate::rules::outcome::{Draw, Outcome, Win};
use crate::rules::piece::Color;

/// What players can't say now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealError {
    /// The game has ended.
    GameOver(Outcome),
    /// This player's offer stands already.
    AlreadyOffered,
    /// There is no offer to answer.
    NoOffer,
    /// A player can't answer the own offer.
    OwnOffer,
}

impl Game {
    /// Gives up: the other player wins.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn resign(&mut self, loser: Color) -> Result<Outcome, DealError> {
        self.goes_on()?;
        let (winner, by) = (loser.other(), Win::Resignation);
        Ok(self.end(Outcome::Won { winner, by }))
    }

    /// Who offers a draw; the offer stands until the other player answers or moves.
    pub const fn draw_offer(&self) -> Option<Color> {
        self.offer
    }

    /// Offers a draw, at any time. If the other player has offered one, too, it is agreed.
    ///
    /// # Errors
    ///
    /// If the game is over or the offer stands already.
    pub fn offer_draw(&mut self, by: Color) -> Result<(), DealError> {
        self.goes_on()?;
        match self.offer {
            Some(other) if other == by => Err(DealError::AlreadyOffered),
            Some(_) => self.accept_draw(by).map(|_| ()),
            None => {
                self.offer = Some(by);
                Ok(())
            }
        }
    }

    /// Accepts the draw the other player offers.
    ///
    /// # Errors
    ///
    /// If the game is over or the other player offers none.
    pub fn accept_draw(&mut self, by: Color) -> Result<Outcome, DealError> {
        self.has_offer_for(by)?;
        Ok(self.end(Outcome::Drawn(Draw::Agreement)))
    }

    /// Declines the draw the other player offers.
    ///
    /// # Errors
    ///
    /// If the game is over or the other player offers none.
    pub fn decline_draw(&mut self, by: Color) -> Result<(), DealError> {
        self.has_offer_for(by)?;
        self.offer = None;
        Ok(())
    }

    fn end(&mut self, outcome: Outcome) -> Outcome {
        self.offer = None;
        self.dealt = Some(outcome);
        outcome
    }

    fn goes_on(&self) -> Result<(), DealError> {
        match self.outcome() {
            Some(outcome) => Err(DealError::GameOver(outcome)),
            None => Ok(()),
        }
    }

    fn has_offer_for(&self, player: Color) -> Result<(), DealError> {
        self.goes_on()?;
        match self.offer {
            None => Err(DealError::NoOffer),
            Some(by) if by == player => Err(DealError::OwnOffer),
            Some(_) => Ok(()),
        }
    }
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealError::GameOver(outcome) => write!(f, "the game is over: {}", outcome.code()),
            DealError::AlreadyOffered => f.write_str("a draw is offered already"),
            DealError::NoOffer => f.write_str("no draw is offered"),
            DealError::OwnOffer => f.write_str("a player can't answer the own draw offer"),
        }
    }
}

impl std::error::Error for DealError {}
