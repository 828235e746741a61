/** The number field and its keys. */
export const en = {
  keysFor: (label: string) => `Keys for ${label}`,
  /** To the next field. */
  next: 'Next',
  /** Another reading of a number: `402 cm`. */
  meant: (size: string) => `Did you mean ${size}?`,
  usual: 'Usual size, not measured',
  /** What a key shows, where that is no sign, and what is read out for it. */
  keys: {
    m: { show: 'm', say: 'metres' },
    cm: { show: 'cm', say: 'centimetres' },
    mm: { show: 'mm', say: 'millimetres' },
    ft: { show: 'ft', say: 'feet' },
    in: { show: 'in', say: 'inches' },
    half: { show: '½', say: 'and a half' },
    quarter: { show: '¼', say: 'and a quarter' },
    eighth: { show: '⅛', say: 'and an eighth' },
    over: { show: '/', say: 'over' },
  },
};
