import type { Catalogue } from '../catalogue.ts';

export const boardALoft: Catalogue['boardALoft'] = {
  counts: [
    '阁楼板：横跨搁栅铺，板端落在搁栅上，隔行错开；裁下的余料接着用。',
    '保温棉：共 270 mm，分两层，搁栅之间 100，横跨其上 170；每卷 100 mm 厚可铺 9.6 m²，170 mm 厚可铺 7.1 m²。',
    '螺钉：板压到的每根搁栅上，每 300 mm 一颗。',
  ],
  pitfalls: [
    '板直接铺在 100 mm 的搁栅上会压扁 270 mm 的保温层：用支脚或木条垫高。',
    '保温棉塞进檐口会堵住通风：留出 50 mm，否则屋架会腐烂。',
    '电线埋在保温棉里会过热：把它提到上面。筒灯要加防护罩。',
    '天花搁栅不是楼板搁栅：只放轻物，除非工程师说可以。',
  ],
  tools: [
    '卷尺、铅笔',
    '锯、电钻、批头',
    '切保温棉的长刀',
    '垫脚板和工作灯',
    '防尘口罩（FFP3）、手套、护目镜、长袖衣',
  ],
  fields: {
    length: { label: '板长' },
    width: { label: '板宽' },
    spacing: { label: '搁栅间距' },
    joists: { label: '搁栅方向', options: { shorter: '沿短边', x: '沿长度', y: '沿宽度' } },
    insulate: {
      label: '保温',
      options: {
        both: '搁栅间 100 mm，横跨其上 170 mm',
        between: '只在搁栅间铺 100 mm',
        none: '暂不做',
      },
    },
    panelsAPack: { label: '每包块数' },
  },
  loftScrews: '木螺钉 5 × 60 mm',
  loftDrawing: '阁楼',
  figures: { loft: '阁楼', panels: '阁楼板' },
  rightAngled: '只有四角都是直角的场地才能排板。',
  insulation: (thickness) => `阁楼保温棉，${thickness} mm`,
  panels: (sides) => `阁楼板，${sides}`,
  screwsWhy: (screws) => `${screws} 颗螺钉：板压到的每根搁栅上，每 300 mm 一颗。`,
  steps: {
    check: {
      title: '铺之前先检查',
      detail: '看有没有受潮、蝙蝠、裸露的电线和没包保温的水管，发现了先处理好。',
      safety: '只踩搁栅或垫脚板：天花板承不住人。老的散装保温料可能含石棉（蛭石）：不要碰。',
    },
    between: {
      title: '在搁栅之间铺第一层',
      detail: '檐口留空 50 mm，电线提出来，水箱下面不铺。',
      safety: '戴口罩（FFP3）、手套、护目镜，穿长袖。埋在里面的筒灯和电线会过热。',
    },
    raise: {
      title: '垫高地面，铺第二层',
      detail: '支脚或木条与保温层同高，第二层横跨搁栅铺。',
    },
    board: {
      title: '从检修口向外铺板',
      detail: '板端落在搁栅上，按图错行；用螺钉，不用钉子：敲击会震裂天花。',
      safety: '电线和水管横穿搁栅：拧螺钉前，每块板下面都看一眼。只跪在板上。',
    },
  },
};
