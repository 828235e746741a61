import type { MessageCatalogue } from '../catalogue.ts';

const parts = { walls: '一面墙', ceiling: '天花', floor: '地面' };
const kinds = { door: '门', window: '窗', opening: '洞口' };

export const jobPlan: MessageCatalogue['jobPlan'] = {
  outOfRange: (shown, least, most) => `${shown} 不合适：应在 ${least} 到 ${most} 之间。`,
  choose: (of) => `请选${of.map((part) => parts[part]).join('或')}。`,
  tooMany: (pieces, most) => `数量太多：约 ${pieces} 片，最多能排 ${most} 片，请检查尺寸。`,
  tooManyTogether: '数量太多：前面各项已达到一个项目能排的片数，请删去其中一项，或另建一个项目。',
  whatToDo: '做哪些面',
  wall: (wall) => `墙 ${wall}`,
  area: (name, area) => `${name}：${area}。`,
  wallArea: (wall, length, heights, openings, area) => {
    const holes = openings.map((hole) => `${kinds[hole.kind]} ${hole.area}`).join('、');
    return `墙 ${wall}：${length} × ${heights.join(' 至 ')}${holes === '' ? '' : `，扣除${holes}`} = ${area}。`;
  },
  edges: {
    wall: { left: '左', right: '右', low: '下', high: '上' },
    plan: { left: '左', right: '右', low: '上', high: '下' },
    sized: (edge, width) => `${edge} ${width}`,
    widths: (edges) => `四边宽度：${edges.join('，')}。`,
  },
  moved: {
    corner: (sliver) => `已移位：若墙角放整砖，最窄的切砖只有 ${sliver}。`,
    centre: (sliver) => `已移位：若砖缝居中，最窄的切砖只有 ${sliver}。`,
    row: (sliver) => `第一排要纵向裁切：若用整块，最后一排只剩 ${sliver}。`,
    board: (sliver) => `已移位：若墙角放整张板，会剩 ${sliver} 宽的窄条。`,
  },
  section: '剖面',
  layer: (name, depth) => `${name}，${depth}`,
  layers: (layers) => `地面剖面，自上而下：${layers.join('；')}。`,
  fencePanels: '围栏片',
  fenceRails: '立柱和横杆',
  fenceBoards: '围栏板',
  stretch: (name, stretch) => `${name}，第 ${stretch} 段`,
  panels: (name, count, depth, cut) =>
    `${name}：${count} 跨，立柱入地 ${depth}${cut === 0 ? '' : `，${cut} 片要裁小`}。`,
  rails: (name, count, depth, rails) =>
    `${name}：${count} 跨，立柱入地 ${depth}，每跨 ${rails} 根横杆。`,
  boards: (name, boards, long, overlap) =>
    `${name}：${long} 长共 ${boards} 块，每块压住下一块 ${overlap}。`,
  examples: { room: '次卧', wall: '新隔墙', ground: '后院', run: '围栏' },
};
