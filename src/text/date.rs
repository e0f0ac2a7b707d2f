//! Days and their dates.

use super::Lang;

impl Lang {
    /// The date of a day counted from the first of January 1970, as people write it.
    ///
    /// ```
    /// use chesslings::text::Lang;
    ///
    /// assert_eq!(Lang::En.date(20_512), "28 February 2026");
    /// assert_eq!(Lang::Ru.date(20_512), "28 февраля 2026");
    /// ```
    pub fn date(self, day: u32) -> String {
        let (year, month, day) = date_of_day(day);
        let month = self.learn_months().split(' ').nth(month as usize - 1);
        let month = month.unwrap_or_default();
        self.learn_date(&day.to_string(), month, &year.to_string())
    }
}

/// Year, month and day of the month of a day counted from the first of January 1970.
///
/// Years are counted from March here, so that the day a leap year has more is its last.
pub const fn date_of_day(day: u32) -> (u32, u32, u32) {
    const ERA: u32 = 400 * 365 + 97;
    // A file may name any day.
    let day = day % 10_000_000 + 719_468;
    let of_era = day % ERA;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (day / ERA * 400 + year + later, month, of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (day, date) in [
            (0, (1970, 1, 1)),
            (58, (1970, 2, 28)),
            (59, (1970, 3, 1)),
            (789, (1972, 2, 29)),
            (790, (1972, 3, 1)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_454, (2026, 1, 1)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(date_of_day(day), date, "{day}");
        }
        assert_eq!(
            date_of_day(u32::MAX).1.clamp(1, 12),
            date_of_day(u32::MAX).1
        );
    }
}
