import type { MessageCatalogue } from '../catalogue.ts';

export const names: MessageCatalogue['names'] = {
  places: {
    room: '新房间',
    wall: '新墙面',
    ground: '新场地',
    run: '新线路',
    thing: '要做的东西',
  },
  numbered: (name, number) => `${name} ${number}`,
  removedPlace: '已删除的地方',
  project: '新项目',
  andMore: (first, others) => `${first}等，另有 ${others} 处`,
  cutList: '下料单',
  lost: { project: '一个项目', cutList: '一份下料单' },
};
