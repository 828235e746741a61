import type { Catalogue } from '../catalogue.ts';

export const reporting: Catalogue['reporting'] = { legend: '这台设备的报告', on: '开', off: '关' };
