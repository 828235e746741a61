import type { MessageCatalogue } from '../catalogue.ts';

export const takeoff: MessageCatalogue['takeoff'] = {
  boards: () =>
    '{sheets} 张 {length} × {width} 的板：整张 {whole}，裁切 {cut} 块取自 {from} 张，接缝落在间距 {spacing} 的支撑上。',
  deckBoards: () =>
    '{rows} 行，板宽 {width}，缝宽 {gap}：共 {boards} 段，最长不超过 {longest}，接缝落在搁栅上。',
  deckScrews: '{screws} 颗螺钉：面板与搁栅每个交点 {each} 颗，接缝两侧都要。',
  drops: (_rolls, _drops, matched) =>
    `{rolls} 卷，每卷长 {rollLength}：共 {drops} 幅，最长 {longest}，每幅宽 {width}${matched ? '，花距 {repeat}' : ''}。`,
  fencePanels: (_, cut) =>
    `{run}，立柱 {post}：{bays} 块 {panel} 的栏板${cut === 0 ? '' : '，其中 {cut} 块锯窄'}。`,
  fenceBays: () => '{bays} 跨：共 {run}，每跨不宽于 {bay}。',
  fencePosts: '{posts} 根立柱：每跨两端各一根，相邻共用，入地 {depth}。',
  fenceConcrete: '混凝土 {concrete}：{posts} 个坑，宽 {hole}、深 {depth}，减去立柱所占。',
  fenceBoards: '{boards} 块板，宽 {width}，搭接 {lap}，沿 {run} 排列。',
  fencePickets: '{boards} 块板，宽 {width}，间隙 {gap}，沿 {run} 排列。',
  fenceButted: '{boards} 块板，宽 {width}，密拼，沿 {run} 排列。',
  planks: () =>
    '{planks} 块：整块 {whole}，裁切 {cut} 块取自 {cutFrom} 块，共 {rows} 行，行宽 {width}；其中 {reused} 块用的是前面裁下的余料。墙边留缝 {gap}。',
  studs: (openings, steel) =>
    `竖龙骨 {studs} 根：沿 {length} 每 {spacing} 一根，末端再加一根${openings === 0 ? '' : '，{openings} 个洞口处加强'}${steel ? '' : '，另有沿顶、沿地龙骨和横撑'}。`,
  tiles: (_tiles, cut) =>
    `{tiles} 块：${cut === 0 ? '全是整砖' : '整砖 {whole}，切砖 {cut} 块取自 {from} 块'}，砖 {length} × {width}，缝宽 {joint}。`,
  trim: (_doors, _pieces, mitres, isRight) =>
    `沿墙 {run}，已扣 {doors} 个门洞：共 {pieces} 段，墙到墙量${mitres === 0 ? '' : isRight ? '，{mitres} 个阳角斜切端每端加长 {thickness}' : '，{mitres} 个阳角斜切端共加长 {added}'}；每段多留 {rough}，现场修合。`,
};
