// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  ask: "Where do you shop?",
  note: "Sizes, packs and example prices are those of shops there. A project keeps the region that it started with.",
  prices: (place: string, years: string | undefined): string => `Prices: ${place}${years === undefined ? '' : `, ${years}`}`,
  change: "Change",
  changeNamed: "Change where you shop",
  names: {
    uk: "United Kingdom",
    us: "United States",
    eu: "European Union",
    cn: "China",
  },
  beforeTax: "before sales tax",
  examples: "Examples, most of them estimates. Tap a price to type your shop’s.",
  atYours: "At your prices.",
  elsewhere: (theirs: string, yours: string): string => `Example prices there are in ${theirs}, and are not converted: type your shop’s in ${yours}.`,
};
