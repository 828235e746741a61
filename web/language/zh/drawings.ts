import type { MessageCatalogue } from '../catalogue.ts';

const kinds = { door: '门', window: '窗', opening: '洞口' } as const;

export const drawings: MessageCatalogue['drawings'] = {
  roomUnknown: '房间平面图，边量边画。',
  room: (sides, height, sloped, floor, openings) =>
    `房间平面图：${sides}，${height === undefined ? '' : `${sloped ? '最高处' : '高'} ${height}，`}地面 ${floor}。${openings}`,
  slope: (where, height) => `顶面在${where}降到 ${height}。`,
  lowAt: { top: '上方', right: '右侧', bottom: '下方', left: '左侧' },
  lowAtWall: (wall) => `墙 ${wall} 处`,
  rectangle: (length, width) => `${length} × ${width}`,
  side: (wall, length) => `墙 ${wall} ${length}`,
  sides: (sides) => sides.join('，'),
  openingOn: (kind, wall, width, height) =>
    `墙 ${wall} 上的${kinds[kind]}，宽 ${width}，高 ${height}`,
  openings: (openings) => (openings.length === 0 ? '没有门窗。' : `${openings.join('；')}。`),
  askLength: '长？',
  askWidth: '宽？',
  askSide: (side) => `${side}？`,
  wall: (wall, length, heights, openings) =>
    `从室内看墙 ${wall}：长 ${length}，高 ${heights.join(' 至 ')}。${openings.join('；')}`,
  opening: (kind, width, height, fromLeft, aboveFloor) =>
    `${kinds[kind]}宽 ${width}、高 ${height}，距左端 ${fromLeft}，离地 ${aboveFloor}`,
  atStep: (drawing, step) => `${drawing}。描边处：${step}。`,
  wallsOf: (walls) => `从室内看各墙，同一比例：${walls.join('，')}。`,
  run: (stretches) => `一条线：${stretches.join('，接着 ')}。`,
  laid: (name, whole, cut) => `${name}：整块 ${whole}，裁切 ${cut}。`,
  boards: (count, stock) => `${count} × ${stock}`,
};
