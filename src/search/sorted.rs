//! Putting short lists in order.

/// Sorts a short list by a key; equals stay in their order. The standard library's sort is made for
/// long lists, and each kind of list that it sorts is several kilobytes in the page.
pub(crate) fn sort_short<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_stay_in_their_order() {
        let mut words = vec!["knight", "rook", "e4", "king", "O-O"];
        sort_short(&mut words, |word| word.len());
        assert_eq!(words, ["e4", "O-O", "rook", "king", "knight"]);
    }

    #[test]
    fn nothing_and_one_are_in_order() {
        for mut list in [vec![], vec![7]] {
            let before = list.clone();
            sort_short(&mut list, |&number| -number);
            assert_eq!(list, before);
        }
    }
}
