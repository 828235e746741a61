// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/job-plan.ts';

export const zh: typeof en = {
  outOfRange: (shown: string, least: string, most: string): string => `${shown} 不合适：应在 ${least} 到 ${most} 之间。`,
  choose: (parts: readonly string[]): string => `请选${parts.join("或")}。`,
  parts: {
    walls: "一面墙",
    ceiling: "天花",
    floor: "地面",
  },
  tooMany: (pieces: string, most: string): string => `数量太多：约 ${pieces} 片，最多能排 ${most} 片，请检查尺寸。`,
  tooManyTogether: "数量太多：前面各项已达到一个项目能排的片数，请删去其中一项，或另建一个项目。",
  whatToDo: "做哪些面",
  wall: (wall: string): string => `墙 ${wall}`,
  area: (name: string, area: string): string => `${name}：${area}。`,
  wallArea: (wall: string, length: string, heights: readonly string[], openings: readonly string[], area: string): string => `墙 ${wall}：${length} × ${heights.join(" 至 ")}${openings.length === 0 ? '' : `，扣除${openings.join("、")}`} = ${area}。`,
  holes: {
    door: (area: string): string => `门 ${area}`,
    window: (area: string): string => `窗 ${area}`,
    opening: (area: string): string => `洞口 ${area}`,
  },
  edges: {
    wall: {
      left: "左",
      right: "右",
      low: "下",
      high: "上",
    },
    plan: {
      left: "左",
      right: "右",
      low: "上",
      high: "下",
    },
    sized: (edge: string, width: string): string => `${edge} ${width}`,
    widths: (edges: readonly string[]): string => `四边宽度：${edges.join("，")}。`,
  },
  moved: {
    corner: (sliver: string): string => `已移位：若墙角放整砖，最窄的切砖只有 ${sliver}。`,
    centre: (sliver: string): string => `已移位：若砖缝居中，最窄的切砖只有 ${sliver}。`,
    row: (sliver: string): string => `第一排要纵向裁切：若用整块，最后一排只剩 ${sliver}。`,
    board: (sliver: string): string => `已移位：若墙角放整张板，会剩 ${sliver} 宽的窄条。`,
  },
  section: "剖面",
  layer: (name: string, depth: string): string => `${name}，${depth}`,
  layers: (layers: readonly string[]): string => `地面剖面，自上而下：${layers.join("；")}。`,
  fencePanels: "围栏片",
  fenceBoards: "围栏板",
  stretch: (name: string, stretch: number): string => `${name}，第 ${stretch} 段`,
  panels: (name: string, count: number, depth: string, cut: number): string => `${name}：${count} 跨，立柱入地 ${depth}${cut === 0 ? '' : `，${cut} 片要裁小`}。`,
  rails: (name: string, count: number, depth: string, rails: number): string => `${name}：${count} 跨，立柱入地 ${depth}，每跨 ${rails} 根横杆。`,
  boards: (name: string, boards: number, long: string, overlap: string): string => `${name}：${long} 长共 ${boards} 块，每块压住下一块 ${overlap}。`,
  examples: {
    room: "次卧",
    wall: "新隔墙",
    ground: "后院",
    run: "围栏",
  },
};
