import type { Catalogue } from '../catalogue.ts';
import { formatsOf } from '../formats.ts';

const { number } = formatsOf('zh-CN');

export const home: Catalogue['home'] = {
  measure: '量一个房间',
  projects: '我的项目',
  project: (id) => `项目 ${id}`,
  damaged: (reason) => `${reason} 内容原样保留：打开即可复制其文本。`,
  noJob: '还没有任务',
  andMore: (jobs, others) => `${jobs}等，另有 ${others} 项`,
  remove: '删除',
  removeNamed: (name) => `删除“${name}”`,
  removed: (name) => `已删除“${name}”`,
  cutLists: '我的下料单',
  cutList: (id) => `下料单 ${id}`,
  unnamedCutList: '未命名的下料单',
  cutListOf: (kind, parts) => `${kind === 'sheet' ? '板材' : '木料'}，${number(parts)} 种部件`,
  cutListOfMany: (materials, parts) => `${materials} 种材料，${number(parts)} 种部件`,
  templateOf: (said) => `模板：${said}`,
  lead: '量一次，就知道买什么、花多少钱、下一步做什么。',
  pitch: [
    '卷尺上怎么读就怎么写：2515、2.515\u00a0m 或 8′\u00a03\u00a01/2″。',
    '按你那家店的价格，配出刷墙最省钱的几桶漆。',
    '按你的下料单，算出最省钱的木料和板材，每一刀都画出来。',
    '保存在这部手机上，没有信号也能用，不用注册。',
  ],
  install: {
    title: '放到主屏幕上',
    ask: '像应用一样打开，没有信号也能用。',
    byHand: '点“分享”，再点“添加到主屏幕”。像应用一样打开，没有信号也能用。',
    yes: '安装',
    no: '不用了',
    understood: '知道了',
  },
  plannable: '能规划哪些任务',
  openFile: '打开文件',
  startCutList: '新建下料单',
  reporting: (on) => `向开发者发送报告：${on ? '开' : '关'}。`,
  theSwitch: '报告的内容与开关',
  find: '查找',
  findHint: '名称、地点或工作',
  noneFound: (text) => `没有叫“${text}”的。`,
};
