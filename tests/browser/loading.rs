use crate::harness::{Options, Page};

#[test]
fn it_opens() {
    let page = Page::open(Options::desktop(), "#/explore");
    page.tap("e4");
    page.says("E4 is a light square");
    println!("{}", page.accessibility_tree());
}
