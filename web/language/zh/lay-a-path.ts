import type { Catalogue } from '../catalogue.ts';

export const layAPath: Catalogue['layAPath'] = {
  counts: [
    '体积：面积 × 厚度；重量按 t/m³：碎石 1.6，级配碎石 1.7，砂 1.6，表土 1.3，堆肥 0.75，树皮 0.4（料场数据，取中值）。',
    '混凝土：体积再加 10%；20 kg 的袋装料 108 袋为一立方米（Blue Circle Southern）。',
    '防草布：面积加 10% 搭接。',
  ],
  pitfalls: [
    '挖到电缆、燃气管或水管：先查图，用手挖。',
    '水流向房子：离房子方向找坡 1 : 60，低于防潮层 150 mm。',
    '没有收边的碎石会跑到草坪上。',
    '手拌超过约四分之一立方米的混凝土，没做完就凝了：租搅拌机，或订商品混凝土。',
  ],
  fields: {
    top: {
      label: '面层',
      options: {
        gravel: '碎石',
        concrete: '混凝土地坪',
        topsoil: '表土',
        compost: '堆肥',
        mulch: '树皮',
        sand: '砂',
      },
    },
    depth: { label: '厚度', source: '小径 50 到 75 mm，车道或地坪 100 到 150。' },
    base: { label: '级配碎石垫层', source: '地坪下或停车处 100 mm。' },
    membrane: { label: '防草布' },
  },
  concrete: '混凝土干料',
  weedMembrane: '防草布',
  figures: { ground: '场地' },
  loose: {
    gravel: '碎石',
    'crushed-stone': '级配碎石（垫层）',
    sand: '砂',
    topsoil: '表土',
    compost: '堆肥',
    mulch: '树皮',
  },
  membraneWhy: (area) => `${area}，加 10% 搭接。`,
  ground: '场地',
  tools: {
    digging: ['拉线、木桩、卷尺', '铁锹、耙子、手推车', '夯或平板夯', '管线探测仪'],
    concrete: ['搅拌机或拌料槽', '边模板', '抹子'],
    safety: ['手套、护目镜、结实的鞋'],
  },
  steps: {
    mark: {
      title: '放线开挖',
      detail: '挖到各层厚度之和，边要直，底要平。',
      safety: '先查电缆和管道图，靠近时用手挖；用腿发力，小车只装半满。',
    },
    base: {
      title: '垫层、收边、防草布',
      detail: '夯实地基，垫层每 75 mm 一层夯实，再装收边。',
      safety: '用夯时戴耳罩，穿钢头鞋；石料有灰就洒水，或戴口罩。',
    },
    pour: {
      title: '浇筑找平',
      detail: '四周支模，搅拌、浇筑，用直板拍平，抹光。覆盖并保湿养护。',
      safety: '湿水泥会灼伤：戴手套、护目镜，穿靴子和长袖。沾到皮肤马上冲洗。',
    },
    spread: {
      title: '摊铺耙平',
      detail: '倒成堆，耙平；树皮和土要浇水沉实。',
      safety: '戴手套；树皮或堆肥干燥时戴口罩：粉尘带霉菌。',
    },
  },
};
