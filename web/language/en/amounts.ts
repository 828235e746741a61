import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

/** Amounts and times inside sentences. Figures come written out. */
export const en = {
  litres: (figure: string) => `${figure} L`,
  gallons: (figure: string) => `${figure} gal`,
  kilograms: (figure: string) => `${figure} kg`,
  pounds: (figure: string) => `${figure} lb`,
  poundFeet: (figure: string) => `${figure} lb·ft`,
  unpriced: 'No size has a price',
  nothing: 'Nothing to buy',
  times: (count: number, label: string) => `${count} × ${label}`,
  and: (items: readonly string[]) => items.join(' and '),
  /** A sum that can still change. */
  about: (sum: string) => `about ${sum}`,
  commas: (items: readonly string[]) => items.join(', '),
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** `2 days 3 h`: from the longest to the shortest. */
  duration: (parts: readonly string[]) => parts.join(' '),
};
