import type { Catalogue } from '../catalogue.ts';

export const model: Catalogue['model'] = {
  standing: (says) => `${says}图为组装好的样子。`,
  apart: (says) => `${says}图为拆开的样子，每个部件标有字母。`,
  takeApart: '拆开看',
  left: '向左转',
  right: '向右转',
  parts: '部件',
  part: (count, name) => `${count} × ${name}`,
};
