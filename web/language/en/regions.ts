/** Where people shop. */
export const en = {
  ask: 'Where do you shop?',
  note: 'Sizes, packs and example prices are those of shops there. A project keeps the region that it started with.',
  /** Whose prices a list has: where, and of which years. */
  prices: (place: string, years: string | undefined) =>
    `Prices: ${place}${years === undefined ? '' : `, ${years}`}`,
  change: 'Change',
  changeNamed: 'Change where you shop',
  names: {
    uk: 'United Kingdom',
    us: 'United States',
    eu: 'European Union',
    cn: 'China',
  },
  /** Behind a total where prices are before sales tax. */
  beforeTax: 'before sales tax',
  examples: 'Examples, most of them estimates. Tap a price to type your shop’s.',
  atYours: 'At your prices.',
  /** Example prices are in another currency than the one chosen: `£`, `$`. */
  elsewhere: (theirs: string, yours: string) =>
    `Example prices there are in ${theirs}, and are not converted: type your shop’s in ${yours}.`,
};
