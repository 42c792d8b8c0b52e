# What is wrong with a mission file: diagnostic-<code>.
