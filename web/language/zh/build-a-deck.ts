import type { Catalogue } from '../catalogue.ts';

export const buildADeck: Catalogue['buildADeck'] = {
  counts: [
    '面板：一行行排，缝宽 3 mm（湿软木）或 5 mm（塑木），最后一行纵向剖窄；接缝落在搁栅上，与相邻行错开（Trex、TimberTech）。',
    '搁栅：每 400 mm（16 英寸）一根，斜铺时每 300 mm 一根，末端再加一根。',
    '螺钉：面板与搁栅每个交点两颗，接缝两侧都要。',
  ],
  pitfalls: [
    '不找坡、不通风：木板从下面烂。离房子方向找坡 1 : 100，搁栅下留 100 mm 空气层。',
    '平台高过防潮层，水会进墙：要低 150 mm。',
    '离地超过 600 mm 要装护栏，很多地方还要报批。',
    '普通钢螺钉会生锈、留锈迹、断裂：只用不锈钢或镀层螺钉。',
  ],
  tools: [
    '拉线、木桩、卷尺、角尺',
    '水平尺，1 m',
    '铁锹、耙子、夯',
    '圆锯或斜切锯',
    '电钻、沉头钻、批头',
    '留缝垫片',
    '护目镜、耳罩、手套',
  ],
  fields: {
    lay: {
      label: '面板方向',
      options: { longer: '沿长边', x: '沿长度', y: '沿宽度', diagonal: '斜铺' },
    },
    boardWidth: { label: '面板宽' },
    material: {
      label: '面板材质',
      options: { softwood: '软木，缝宽 3 mm', composite: '塑木，缝宽 5 mm' },
    },
    straightSpacing: { label: '搁栅间距' },
    diagonalSpacing: { label: '斜铺时的搁栅间距' },
    kerf: { label: '锯缝' },
  },
  deckScrews: '户外地板螺钉，63 mm',
  deckJoist: '搁栅，防腐木',
  deckDrawing: '平台',
  joistsDrawing: '搁栅',
  figures: { deck: '平台', rows: '行数' },
  rightAngled: '只有四角都是直角的场地才能排板。',
  boards: {
    softwood: (width) => `户外地板条，软木，${width}`,
    composite: (width) => `户外地板条，塑木，${width}`,
  },
  boardsSay: (why) => `面板：${why}`,
  joistsSay: (why) => `搁栅：${why}`,
  steps: {
    ground: {
      title: '清理并整平地面',
      detail: '铲掉草皮，铺防草布和碎石。',
      safety: '开挖前先查电缆和管道图，靠近时用手挖。',
    },
    frame: {
      title: '架边框和搁栅',
      detail:
        '架在垫块或立柱上，离房子方向找坡 1 : 100。量两条对角线：相等就是方正。切口都要涂防腐剂。',
    },
    boards: {
      title: '铺面板',
      detail: '从靠房子一侧开始，中间放垫片，每根搁栅两颗螺钉，接缝按图上的位置。',
      safety: '锯的时候戴护目镜和耳罩；防腐木和塑木的粉尘要戴口罩。',
    },
    edge: {
      title: '修边、封边、上油',
      detail: '弹线，把板端一次锯齐；打磨边缘，干透后上木油或着色。',
      safety: '沾油的抹布会自燃：在室外摊开晾干。',
    },
  },
};
