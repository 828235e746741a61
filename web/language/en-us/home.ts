import type { Translation } from '../locale.ts';

export const home: NonNullable<Translation['home']> = {
  pitch: [
    'Type sizes as your tape says them: 8′ 3 1/2″ or 99 1/2.',
    'The cheapest cans for your walls, at your store’s prices.',
    'The cheapest boards and sheets for your cut list, with every cut drawn.',
    'Kept on this phone, and works with no signal. No account.',
  ],
};
