// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/drawings.ts';

export const zh: typeof en = {
  roomUnknown: "房间平面图，边量边画。",
  room: (sides: string, height: string | undefined, sloped: boolean, floor: string, openings: string): string => `房间平面图：${sides}，${height === undefined ? '' : `${sloped ? "最高处" : "高"} ${height}，`}地面 ${floor}。${openings}`,
  slope: (where: string, height: string): string => `顶面在${where}降到 ${height}。`,
  lowAt: {
    top: "上方",
    right: "右侧",
    bottom: "下方",
    left: "左侧",
  },
  lowAtWall: (wall: string): string => `墙 ${wall} 处`,
  rectangle: (length: string, width: string): string => `${length} × ${width}`,
  side: (wall: string, length: string): string => `墙 ${wall} ${length}`,
  sides: (sides: readonly string[]): string => `${sides.join("，")}`,
  openingOn: (kind: 'door' | 'window' | 'opening', wall: string, width: string, height: string): string => `墙 ${wall} 上的${kind === 'door' ? "门" : kind === 'window' ? "窗" : "洞口"}，宽 ${width}，高 ${height}`,
  openings: (openings: readonly string[]): string => `${openings.length === 0 ? "没有门窗" : `${openings.join("；")}`}。`,
  askLength: "长？",
  askWidth: "宽？",
  askSide: (side: string): string => `${side}？`,
  wall: (wall: string, length: string, heights: readonly string[], openings: readonly string[]): string => `从室内看墙 ${wall}：长 ${length}，高 ${heights.join(" 至 ")}。${openings.join("；")}`,
  opening: (kind: 'door' | 'window' | 'opening', width: string, height: string, fromLeft: string, aboveFloor: string): string => `${kind === 'door' ? "门" : kind === 'window' ? "窗" : "洞口"}宽 ${width}、高 ${height}，距左端 ${fromLeft}，离地 ${aboveFloor}`,
  atStep: (drawing: string, step: string): string => `${drawing}。描边处：${step}。`,
  wallsOf: (walls: readonly string[]): string => `从室内看各墙，同一比例：${walls.join("，")}。`,
  run: (stretches: readonly string[]): string => `一条线：${stretches.join("，接着 ")}。`,
  laid: (name: string, whole: number, cut: number): string => `${name}：整块 ${whole}，裁切 ${cut}。`,
  boards: (count: number, stock: string): string => `${count} × ${stock}`,
};
