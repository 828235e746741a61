import type { Catalogue } from '../catalogue.ts';

export const requests: Catalogue['requests'] = {
  at: (field, fault) => `${field}：${fault}`,
  object: (value) => `必须是对象，不能是 ${value}`,
  rows: '必须是至少有一行的列表',
  tooManyRows: (most) => `超过 ${most} 行`,
  zero: '必须大于零',
  id: (most, value) => `必须是 1 到 ${most} 个字符的名称，不能是 ${value}`,
  again: (value, field) => `又是 ${value}，与 ${field} 重复`,
  count: (least, value) => `必须是不小于 ${least} 的整数，不能是 ${value}`,
  price: (value) => `必须是 0 到 1,000,000,000 的价格，不能是 ${value}`,
  time: (most, value) => `必须是 1 到 ${most} 毫秒，不能是 ${value}`,
  angle: (value) => `偏离直角必须是 0 到 75 度，不能是 ${value}`,
  oneOf: (choices, value) => `必须是 ${choices.join('、')} 之一，不能是 ${value}`,
  length: (most, value) => `必须是 0 到 ${most} mm 的长度，不能是 ${value}`,
  pieces: (most) => `总数超过 ${most} 件`,
  kerfLinear: '锯缝比最长的备料还长',
  kerfSheet: '锯缝比任何备料都宽',
  trim: '修边之后，备料什么都不剩',
  mitre: '斜切需要的长度超过部件本身',
  face: '有斜切的部件时必须填写斜切面的宽度',
  kind: (value) => `必须是 "linear" 或 "sheet"，不能是 ${value}`,
};
