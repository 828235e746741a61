/** Where people shop. */
export const en = {
  ask: 'Where do you shop?',
  right: 'That is right',
  note: 'Sizes, packs and example prices are those of shops there. A project keeps the region that it started with.',
  names: {
    uk: 'United Kingdom',
    us: 'United States',
    eu: 'European Union',
    cn: 'China',
  },
  /** Behind a total where prices are before sales tax. */
  beforeTax: 'before sales tax',
  exampleOf: (years: string) =>
    `At example prices of ${years}, most of them estimates: tap a price and type your shop’s. The mix changes with them.`,
  atYours: 'At your prices.',
  /** Example prices are in another currency than the one chosen: `£`, `$`. */
  elsewhere: (theirs: string, yours: string) =>
    `Example prices there are in ${theirs}, and are not converted: type your shop’s in ${yours}.`,
};
