// The service worker is its own context; see docs/decisions.md.
