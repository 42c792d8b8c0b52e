# Says of each line of a Rust file whether it belongs to tests: `test` is 1 or 0. For count-lines and count-tests.
#
# Tests are
#   - files in a folder named tests, and files named tests.rs;
#   - crates that only support tests: crates/test-NAME, crates/NAME-test and crates/NAME-tests;
#   - what is written out under #[cfg(test)], from that attribute to the end of its item. The code is laid out by rustfmt, so that an
#     item ends at the first line that is indented like its beginning and begins with a bracket, or that ends with a semicolon.
FNR == 1 {
    whole = FILENAME ~ /(^|\/)tests(\/|\.rs$)/ || FILENAME ~ /^crates\/(test-[^\/]*|[^\/]*-tests?)\//
    state = "code"
}
{ test = whole }
!whole && state == "code" && /^ *#\[cfg\(test\)\] *$/ {
    match($0, /^ */)
    indent = RLENGTH
    state = "attribute"
    test = 1
}
!whole && state == "item" {
    test = 1
    match($0, /^ */)
    if (RLENGTH == indent && $0 ~ /^ *[})\]]/) state = "code"
}
!whole && state == "attribute" {
    test = 1
    if ($0 !~ /^ *(#\[|\/\/)/) {
        match($0, /^ */)
        state = ($0 ~ /[;}] *$/ || (RLENGTH == indent && $0 ~ /^ *[})\]]/)) ? "code" : "item"
    }
}
