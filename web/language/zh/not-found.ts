import type { MessageCatalogue } from '../catalogue.ts';

export const notFound: MessageCatalogue['notFound'] = {
  title: '这里没有页面',
  why: '地址可能输错了，或者页面已经搬走。',
  projects: '我的项目',
  jobs: '任务',
};
