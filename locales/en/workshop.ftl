# The workshop of authors.
