import type { MessageCatalogue } from '../catalogue.ts';

export const paper: MessageCatalogue['paper'] = {
  print: '打印',
  text: {
    send: '发送清单',
    title: (project) => `要买：${project}`,
    item: (name, count) => `- ${name}：${count}`,
    priced: (item, price) => `${item}，${price}`,
    prices: '带价格',
    share: '发送',
    copy: '复制',
  },
  list: {
    title: '购物清单',
    total: (cost) => `合计 ${cost}。没有填店里价格的，用的是示例价格。`,
  },
  steps: {
    title: '施工步骤',
    day: (day, time) => `${day}，约 ${time}`,
    times: (work, drying) => `${work}，再晾干 ${drying}`,
    where: (job, place) => `${job}，${place}`,
    tools: '工具',
    done: '已完成',
  },
};
