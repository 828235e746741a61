// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  built: "Year your home was built",
  builtHint: "such as 1965",
  builtNote: "It says where asbestos and lead may be. Left empty, your home counts as old.",
  noYear: "Type a year with four digits, such as 1965.",
  country: "Country",
  countries: {
    gb: "United Kingdom",
    ie: "Ireland",
    au: "Australia",
    us: "United States",
    ca: "Canada",
    eu: "Another",
    de: "Germany",
    at: "Austria",
    fr: "France",
    it: "Italy",
    nl: "Netherlands",
    pl: "Poland",
    se: "Sweden",
    dk: "Denmark",
    cn: "China",
  },
};
