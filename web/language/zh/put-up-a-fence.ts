import type { Catalogue } from '../catalogue.ts';

export const putUpAFence: Catalogue['putUpAFence'] = {
  title: '立围栏',
  summary: '绕过每个转角分跨，算出立柱、围栏片或横杆和围栏板，以及坑里实际用的混凝土。',
  counts: [
    '跨数：每段 ÷ 1.83 m（6 英尺），向上取整；立柱比跨数多一根，转角处共用（围栏片厂家）。',
    '立柱入地深度为高度的三分之一再加 150 mm；坑宽为柱宽的三倍。',
    '混凝土：坑的体积减去立柱，再加 10%；20 kg 的袋装料 108 袋为一立方米（Blue Circle Southern）。',
    '围栏板搭接 25 mm，装在两根横杆上，高 1.2 m 起用三根。',
  ],
  pitfalls: [
    '挖到电缆或燃气管：先查图，靠近时用手挖。',
    '与邻居的边界和限高：超过 2 m（英国临路 1 m）要报批。',
    '先把立柱全立好：围栏片会差一厘米。要一根柱、一片板、再一根柱地立。',
    '混凝土顶面成了碗形会积水烂柱：要向外抹坡。',
  ],
  tools: [
    '拉线和木桩',
    '铁锹、挖坑器',
    '管线探测仪',
    '水平尺或立柱水平尺',
    '桶或搅拌机、浇水壶',
    '锯、电钻、批头',
    '手套、护目镜、结实的鞋',
  ],
  fields: {
    height: { label: '围栏高' },
    kind: { label: '做法', options: { panels: '成品围栏片', boards: '横杆加围栏板' } },
    bay: { label: '立柱间距' },
    post: { label: '立柱边长（方柱）' },
    boardWidth: { label: '板宽' },
    boardOverlap: { label: '板搭接' },
    kerf: { label: '锯缝' },
  },
  rail: '横杆',
  concrete: '混凝土干料',
  figures: { run: '围栏', bays: '跨数', posts: '立柱' },
  panels: (sides) => `围栏片，${sides}`,
  panelsWhy: (bays, cut) => `${bays}${cut > 0 ? `其中 ${cut} 片要裁小。` : ''}`,
  posts: (side) => `围栏立柱，方 ${side}`,
  boards: (width) => `围栏板，${width}`,
  fix: {
    panels: '装围栏片',
    boards: '先装横杆，再装围栏板',
    detail: '离地 50 mm。每个切口都涂防腐剂。',
    safety: '围栏片像船帆：有风时不要一个人抬。戴手套和护目镜。',
  },
  steps: {
    line: {
      title: '放线',
      detail: '先和邻居商定边界。钉桩拉线，按图标出立柱位置。',
      safety: '开挖前先查电缆和管道图。',
    },
    dig: {
      title: '挖坑',
      detail: '宽为柱宽的三倍，坑壁要直，松土清净。',
      safety: '可能有电缆的地方用手挖。离开时盖好坑口，用腿发力。',
    },
    posts: {
      title: '立柱浇混凝土',
      detail: '两个方向吊直，加斜撑，混凝土分层捣实，顶面抹坡。',
      safety: '湿水泥会灼伤：戴手套、护目镜，穿长袖。沾到皮肤马上冲洗。',
    },
  },
};
