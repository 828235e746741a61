import type { Catalogue } from '../catalogue.ts';

export const hangWallpaper: Catalogue['hangWallpaper'] = {
  counts: [
    '幅数：与卷同宽，沿墙一幅挨一幅；只有门洞的地方不贴，门上和窗户上下用短幅。',
    '每幅：（墙高 + 修边 100 mm）按整花距向上取整（墙纸厂的算法）。半错花时，隔幅错开半个花距。',
    '卷数：一幅接一幅地裁，长的先裁；没有另填时，每卷 10.05 × 0.53 m。',
    '胶粉：每 5 卷一包；以包装上的为准。',
  ],
  pitfalls: [
    '两个批次的卷有色差：检查每卷批号是否一致。',
    '墙角从来不垂直：每过一个角，第一幅都要吊垂线。',
    '新抹灰会吸干胶水：先刷基膜或稀胶，否则墙纸挪不动。',
    '浸胶时间不同，伸缩就不同：在每幅上记下分钟数。',
  ],
  tools: [
    '上胶台和刷子',
    '墙纸刷或刮板',
    '压缝滚轮',
    '吊锤或激光水平仪',
    '长剪刀和美工刀',
    '人字梯',
    '水桶和海绵',
  ],
  fields: {
    walls: { label: '要贴的墙' },
    rollLength: { label: '卷长' },
    rollWidth: { label: '卷宽' },
    repeat: { label: '花距', source: '看标签上箭头旁边。素色填 0。' },
    match: {
      label: '对花',
      options: { straight: '平行对花', 'half-drop': '半错花', free: '无需对花' },
    },
    spares: { label: '备用卷数' },
    pasteRolls: { label: '一包胶粉贴几卷', source: '见包装。' },
    paper: {
      label: '哪种墙纸',
      source: '用同一种墙纸的房间合并计卷',
      placeholder: '绿叶',
    },
  },
  paste: '墙纸胶粉',
  figures: { walls: '墙面', drops: '幅数' },
  dropTooLong: (drop) => `一幅要 ${drop}，比一卷还长。请选更长的卷。`,
  paper: (sides) => `墙纸，${sides}`,
  pasteWhy: (rolls, fromAPack) => `${rolls} 卷，每包贴 ${fromAPack} 卷。`,
  steps: {
    strip: {
      title: '铲旧纸、补洞、打磨',
      detail: '划破并浸湿旧墙纸，铲掉，补腻子，打磨。',
      safety: '1980 年代以前的漆和墙纸可能含铅，或贴在石棉板上：打磨前先检测。水和蒸汽要远离插座。',
    },
    size: { title: '刷基膜', detail: '刷一遍稀胶，墙纸才挪得动。' },
    cut: {
      title: '裁幅',
      detail: '按清单逐卷裁，长的先裁，背面编号，标出上端。',
    },
    hang: {
      title: '从垂线开始贴',
      detail: '上胶、对折，按标签静置。第一幅对齐垂线，从中间往外刷平，天花和踢脚线处用快刀裁齐。',
      safety: '在插座旁裁切前先断电：湿的墙纸和胶会导电。刀口朝外，不要对着手。',
    },
  },
};
