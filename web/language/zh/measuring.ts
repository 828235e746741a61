import type { Catalogue } from '../catalogue.ts';

const examples = '例如 2515、2.515 m 或 8′ 3 1/2″';

export const measuring: Catalogue['measuring'] = {
  squareFeet: (figure) => `${figure} 平方英尺`,
  noNumber: (least, most) => `请填 ${least} 到 ${most} 之间的数。`,
  outOfRange: (typed, least, most) => `${typed} 超出范围；请填 ${least} 到 ${most} 之间的数。`,
  notWhole: (least, most) => `请填 ${least} 到 ${most} 之间的整数。`,
  goesOn: (before) => `在此之前按 ${before} 计算。`,
  noLength: `请填长度，${examples}。`,
  notALength: (typed) => `“${typed}”不是长度。请填${examples}。`,
  negative: '长度不能是负数。',
  tooLong: '超过一公里了。请检查单位。',
  zero: '不能是 0。请填实测的尺寸。',
  tooSmall: (size, least) => `${size} 太小；至少 ${least}。`,
  tooLarge: (size, most) => `${size} 太大；最多 ${most}。请检查单位。`,
  open: (wall, long, recessed) =>
    `轮廓不闭合：墙 ${wall} 的长度会是 ${long}。${recessed ? '请检查与它同向的墙。' : ''}`,
  crossing: (wall) => `墙 ${wall} 穿过了另一面墙。请检查它和相邻墙的长度。`,
  wider: (width, wall, long) => `${width} 比墙 ${wall} 还宽（${long}）。`,
  taller: (height, wall) => `${height} 比墙还高（${wall}）。`,
  noSpace: (wall, left) => `墙 ${wall} 除去其他洞口只剩 ${left}。`,
  pastTheEnd: (end, wall) => `它的末端会在 ${end}；墙只有 ${wall} 长。`,
  overlap: '它会与这面墙的另一个洞口重叠。',
  inCorner: (from, to) =>
    `两侧各要留出 ${from} 墙面，请输入 ${from} 到 ${to} 之间的位置。紧贴墙角的，请选别的形状。`,
  besideOther: '会与这面墙上的另一处重叠，请移动其中一处。',
  middleTaken: '这面墙正中已有一处，请输入这一处距墙角多远。',
  tooDeep: (depth) => `${depth} 太深，会碰到别的墙。`,
  aboveCeiling: (top, ceiling) => `它的顶部会在 ${top}；那里的天花高 ${ceiling}。`,
  lowAboveHigh: '低的一边不能比高的一边还高。',
  noWall: (wall) => `没有墙 ${wall}。请另选一面。`,
  noTriangle: '这三条边围不成三角形。',
  roundTwice: '这些角绕第一个角超过了一圈。请分两块量。',
  missing: {
    length: '长度',
    width: '宽度',
    height: '高度',
    lowestHeight: '最低高度',
    diameter: '直径',
    wall: (wall) => `墙 ${wall}`,
    side: (side) => `边 ${side}`,
    diagonal: (diagonal) => `对角线 ${diagonal}`,
  },
};
