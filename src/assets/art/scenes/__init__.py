"""One module per picture, named like the picture with underscores; each has `build()` and may set `VIEW`."""
