import type { Catalogue } from '../catalogue.ts';

export const buildAlcoveShelves: Catalogue['buildAlcoveShelves'] = {
  counts: [
    '柜体：两块侧板与壁龛同高，减去间隙；顶板、底板和搁板装在侧板之间。',
    '托条式：搁板与壁龛同宽，减去间隙；每块后面一根托条，两端各一根。',
    '板材：最省钱的规格组合，计入板间锯缝，四边各修去 10 mm。',
  ],
  pitfalls: [
    '搁板长了会下垂：18 mm 的板放书，没有支撑或前封边时跨度最多 800 mm。',
    '壁龛越往里越窄：前、中、后都量，取最小的。',
    '托条只拧在抹灰层上不牢：要找到砖墙或龙骨，也要避开电线。',
  ],
  tools: [
    '卷尺、铅笔、角尺',
    '带靠尺的圆锯，或请店里代锯',
    '电钻、沉头钻、批头',
    '水平尺',
    '管线探测仪',
    '夹具、木工胶、砂纸',
    '护目镜、耳罩、防尘口罩',
  ],
  fields: {
    width: { label: '壁龛宽', source: '量三个高度，取最窄的。' },
    height: { label: '高' },
    depth: { label: '深' },
    shelves: { label: '搁板数' },
    build: { label: '做法', options: { unit: '柜体，带侧板、顶板和底板', battens: '托条搁板' } },
    thickness: { label: '板厚' },
    fit: { label: '推入间隙' },
    grain: { label: '木纹外露' },
    kerf: { label: '锯缝' },
  },
  batten: '木条，25 × 38 mm',
  figures: { shelf: '搁板长' },
  nothingLeft: '两块侧板之间没有空间了。',
  tooMany: '这么多搁板会占满整个高度。',
  screws: { unit: '螺钉，4 × 50 mm', battens: '螺钉和膨胀管' },
  unitScrewsWhy: (panels) => `${panels} 块板，每端 4 颗。`,
  battenScrewsWhy: (shelves) => `${shelves} 块搁板，每块的托条用 7 颗。`,
  board: (thickness) => `板材，${thickness}`,
  boardWhy: (panels, shelves, long, deep, unit) =>
    `${panels} 块板：搁板 ${shelves} 块，${long} × ${deep}${unit ? '，另有两块侧板、顶板和底板' : ''}。`,
  battensWhy: (battens) => `${battens} 根托条：每块搁板后面一根，两端各一根。`,
  steps: {
    measure: {
      title: '再量一遍，每处量三次',
      detail: '宽度量下、中、上，深度两侧都量，并检查墙角是否方正。',
    },
    saw: {
      title: '锯板',
      detail: '按编号的刀次锯。两边都要托住，锯片比板厚多出一个齿。',
      safety: '站在锯片线的侧面，不要站正后方。戴护目镜、耳罩和口罩；调锯前先拔插头。',
    },
    build: {
      title: '钻孔、上胶、拧螺钉',
      detail: '先钻引孔，边缘才不会裂。量两条对角线检查方正。',
    },
    fix: {
      title: '固定到墙上',
      detail: '用垫片调平，透过背面或托条标出固定点，钻孔并拧紧。',
      safety: '先探测管线。高于 600 mm 的柜子顶部必须固定在墙上，否则孩子攀爬会拉倒。',
    },
  },
};
