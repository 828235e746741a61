import type { Translation } from '../locale.ts';

export const materials: NonNullable<Translation['materials']> = {
  aisles: { timber: 'Lumber' },
  pieces: {
    'back-batten': 'back cleat',
    'door-head': 'header',
    'door-stud': 'jack stud',
    'end-batten': 'end cleat',
    'head-plate': 'top plate',
    noggin: 'block',
    plinth: 'toe kick',
    'short-stud': 'cripple',
    'sole-plate': 'bottom plate',
  },
};
