import type { MessageCatalogue } from '../catalogue.ts';

export const jobs: MessageCatalogue['jobs'] = {
  title: '任务',
  line: '选一项，量尺寸，拿清单。',
  groups: { inside: '室内', outside: '室外', workshop: '木工房' },
  find: '查找任务',
  findHint: '地板、书架、围栏',
  found: (count) => `${count} 项任务`,
  noneFound: (text) => `没有叫“${text}”的任务。换一个词试试，比如地板或书架。`,
  all: (count) => `全部 ${count} 项任务`,
  here: {
    room: '这个房间的任务',
    wall: '这面墙的任务',
    ground: '这块场地的任务',
    run: '这条线的任务',
    thing: '要做的东西',
  },
  starts: {
    room: '会新建一个房间',
    wall: '会新建一面墙',
    ground: '会新建一块场地',
    run: '会新建一条线',
    thing: '尺寸在任务里填',
  },
};
