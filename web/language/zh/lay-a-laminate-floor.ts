import type { Catalogue } from '../catalogue.ts';

export const layALaminateFloor: Catalogue['layALaminateFloor'] = {
  counts: [
    '地板条：四周留缝 10 mm（3/8 英寸），端缝至少错开 300 mm（12 英寸），首行和末行至少宽 50 mm（Pergo 安装说明）。',
    '一行末尾裁下的料，若至少长 300 mm 且不与邻行撞缝，就用来起后面的行。',
    '防潮垫：按地面面积。',
  ],
  pitfalls: [
    '当天才拆包：地板要先在房间里放 48 小时，否则铺好会变形。',
    '墙边、管道和门套处不留缝：夏天一胀，地板就拱起。',
    '水泥地面上，防潮垫下没有防潮膜。',
    '橱柜压在浮铺地板上会把它卡死：铺到柜边为止。',
  ],
  tools: [
    '卷尺、铅笔、角尺',
    '曲线锯或手锯',
    '留缝垫块，10 mm（3/8 英寸）',
    '敲击块、拉钩和锤子',
    '美工刀',
    '护膝、护目镜、防尘口罩',
  ],
  fields: {
    length: { label: '板长' },
    width: { label: '板宽', source: '只量看得见的面，不含榫舌或锁扣。' },
    along: { label: '铺设方向', options: { longer: '沿长边', x: '沿长度', y: '沿宽度' } },
    gap: { label: '墙边留缝' },
    stagger: { label: '端缝错开' },
    planksAPack: { label: '每包块数' },
    spares: { label: '备用' },
    floor: {
      label: '哪种地板',
      source: '用同一种地板的房间合并计包',
      placeholder: '浅色橡木',
    },
  },
  underlay: '防潮垫',
  floorDrawing: '地面',
  figures: { floor: '地面', planks: '地板条' },
  problems: {
    'too-narrow': '两边留缝之间没有地方了。请检查房间和留缝。',
    slanted: '只有四角都是直角的地面才能排地板。',
  },
  tight: (rows) => `有 ${rows} 行的端缝与邻行错不开这么多。`,
  planks: (sides) => `强化或石塑地板，${sides}`,
  underlayWhy: (area) => `地面 ${area}。`,
  steps: {
    rest: {
      title: '整包在房间里静置',
      detail: '不拆包，平放 48 小时，保持平时居住的温度。',
    },
    prepare: {
      title: '清空、找平、铺防潮垫',
      detail: '拆下踢脚线，或准备压条。地面平整度要在 2 m 内不超过 3 mm。',
      safety: '旧地砖和胶可能含石棉：不要弄碎，直接盖住。',
    },
    lay: {
      title: '一行行铺',
      detail: '从图上标的墙开始，首行锯掉榫舌一侧。每行以图上标的那块起头。每面墙都放垫块。',
      safety: '锯的时候戴护目镜和口罩，尽量在室外锯。护膝护住膝盖。',
    },
    finish: {
      title: '取出垫块，装踢脚线和压条',
      detail: '踢脚线固定在墙上，千万不要固定在地板上。',
    },
  },
};
