import type { Catalogue } from '../catalogue.ts';

export const model: Catalogue['model'] = {
  standing: (says) => `${says}图为组装好的样子。`,
  apart: (says) => `${says}图为拆开的样子，每个部件标有字母。`,
  takeApart: '拆开看',
  space: '立体图',
  turning: '转动图形',
  left: '向左转',
  right: '向右转',
  higher: '从更高处看',
  lower: '从更低处看',
  above: '俯视图',
  reset: '复位',
  keys: '拖动图形或用方向键转动。',
  seen: (from, degrees) => `从${from}看，俯角 ${degrees}°。`,
  seenAbove: '从正上方看。',
  from: ['正面', '右前方', '右侧', '右后方', '背面', '左后方', '左侧', '左前方'],
  facing: (walls) => `面向您的墙：${walls}。`,
  size: (long, wide, high) => `长 ${long}，宽 ${wide}，高 ${high}。`,
  room: (walls, floor, high) =>
    `房间有 ${walls} 面墙，地面 ${floor}${high === undefined ? '' : `，高 ${high}`}。`,
  inLine: (long, high) => `长 ${long}，高 ${high}。`,
  squareCorners: '转角没有测量角度，按直角画。',
  noStairs: '台阶和护栏没有画出。',
  parts: '部件',
  part: (count, name) => `${count} × ${name}`,
};
