import type { Catalogue } from '../catalogue.ts';

export const jobs: Catalogue['jobs'] = { title: '任务', line: '选一项，量尺寸，拿清单。' };
