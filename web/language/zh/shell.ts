import type { MessageCatalogue } from '../catalogue.ts';

export const shell: MessageCatalogue['shell'] = {
  opening: '正在打开你的项目…',
  needsScript: {
    title: '规划需要 JavaScript',
    why: '应用在你的设备上计算和画图。请启用 JavaScript，再重新载入。',
    jobs: '能规划什么',
  },
  description: '量一次，就知道买什么、怎么下料、下一步做什么。手机上离线可用，不用注册。',
  shortcuts: {
    room: '量一个房间',
    cut: '新建下料单',
    jobs: '能规划什么',
  },
  screenshots: {
    measure: '按比例画出的房间，下面是尺寸',
    buy: '最省钱的漆桶和价格',
    do: '手头的步骤和干透时间',
  },
};
