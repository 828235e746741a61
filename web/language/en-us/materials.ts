import type { Translation } from '../locale.ts';

export const materials: NonNullable<Translation['materials']> = {
  aisles: { timber: 'Lumber' },
  pieces: {
    'door-head': 'header',
    'door-stud': 'jack stud',
    'head-plate': 'top plate',
    noggin: 'block',
    'short-stud': 'cripple',
    'sole-plate': 'bottom plate',
  },
};
