import type { MessageCatalogue } from '../catalogue.ts';

export const reading: MessageCatalogue['reading'] = {
  project: {
    damaged: '这个项目读不出来：文本已损坏。',
    foreign: '这不是 Measure Twice 的项目。',
    newer: '这个项目由更新版本的应用生成。更新应用后即可打开。',
  },
  cutList: {
    damaged: '这份下料单读不出来：文本已损坏。',
    foreign: '这不是 Measure Twice 的下料单。',
    newer: '这份下料单由更新版本的应用生成。更新应用后即可打开。',
  },
};
