import type { en } from './en.ts';
import { tiling } from '../kit/tiling/zh.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  ...tiling,
  counts: [
    '瓷砖：连缝排满每面墙，绕开门窗。整砖、切砖分开数；切下的余料，若朝向邻砖的是瓷砖原边，就接着用。',
    '切砖会窄于 50 mm 时，起点自动移开。备用 5%，至少一箱。',
    '瓷砖胶按砖的最长边：200 mm 用 3.3 kg/m²，300 用 4.4，600 用 6.7，中间按比例（齿刀表）；湿区多一成。',
    '填缝剂：（长 + 宽）÷（长 × 宽）× 厚 × 缝宽 × 1.6 kg/m²，再加 10%（厂家公式）。',
    '重量：抹灰墙连胶能承 20 kg/m²，石膏板 32，瓷砖背板 50（BS 5385-1）。',
    '淋浴和浴缸：湿墙及两侧各 300 mm 刷两遍防水，与砖同高，至少 2 m（英国 1.8 m，美国 6 英尺）。',
  ],
  pitfalls: [
    '新抹灰或起皮的漆：砖会连着一起掉。新抹灰先干四周。',
    '以为浴缸或地面是平的：从来不是。从水平靠条开始贴。',
    '正对视线的墙角出现窄条：先排砖，从图上标的地方起。',
    '淋浴区的填缝剂不防水：贴砖前先给墙做防水。',
    '阴角和浴缸边用填缝剂：会裂。那里打防霉玻璃胶。',
  ],
  fields: {
    walls: { label: '要贴的墙' },
    from: { label: '离地', source: '贴台面以上：填台面高度。' },
    high: { label: '贴砖高度', source: '没填更低就贴到顶。' },
    ...tiling.fields,
    ground: {
      label: '基层',
      source: '砖能多重，看背后是什么',
      options: {
        plaster: '抹灰或腻子墙',
        plasterboard: '石膏板',
        masonry: '砖、砌块或水泥砂浆',
        'cement-board': '水泥板',
      },
    },
    wet: { label: '会淋水', options: { no: '不会', shower: '淋浴', bath: '浴缸' } },
    wetRun: { label: '湿墙长度', source: '淋浴或浴缸各边合计' },
    pipes: { label: '穿墙管数' },
    uneven: { label: '坑洼', source: '多深；用瓷砖胶补平' },
  },
  lowShower: (least) => `淋浴区的砖和防水层至少高 ${least}：请贴高一些。`,
  backed: (weight) => `砖和胶重 ${weight}，超过这面墙的承受力：本方案在砖下加水泥板。`,
  tooHeavy: (weight) =>
    `砖和胶重 ${weight}，墙和加的板都承不住。请换薄些或轻些的砖，或问板材厂家。`,
  why: {
    ...tiling.why,
    tanking: (area) => `淋浴或浴缸周围 ${area}，刷两遍。`,
    tankingTape: (run) => `阴角和边缘共 ${run}。`,
    collars: '每根管子一个。',
    holeBit: '开管孔用。',
    batten: '托在每面墙的第二行下面，贴稳后拆。',
    battenScrews: (every) => `沿靠条每 ${every} 一颗。`,
    plugs: '每颗螺钉一个。',
    bit: '与胀塞同直径。',
    trim: '露边、阳角和窗口。',
  },
  steps: {
    ...tiling.steps,
    check: {
      title: '看墙承不承得住',
      detail: (weight) =>
        `砖和胶会有 ${weight}：墙体结实就承得住。敲一遍，刮刮松漆，用刀尖扎抹灰层。`,
      soaked: '石膏板和石膏抹灰遇水发软，不能在这些砖背后：拆掉，把水泥板固定在龙骨或砖墙上。',
      backed: (weight) => `砖和胶会有 ${weight}，单靠这面墙不够：固定在龙骨或砖墙上的水泥板来承。`,
      check: '声音实，不掉皮，抹灰硬而发白。',
    },
    isolate: {
      title: '断电、关水',
      detail: '配电箱断电并验电，松开面板。有管子穿墙处先关水。标出电线和水管的走向。',
      check: '面板松开、无电；龙头没水。',
    },
    prepare: {
      title: '处理墙面',
      detail: '铲掉松动的，亮光漆划毛，补洞，洗净油污。',
      hollow: '提前一天用瓷砖胶补平坑洼。',
      check: (hollow, over) => `靠尺下每 ${over} 不平不超过 ${hollow}。`,
    },
    backer: {
      title: '装水泥板',
      detail: '各排错缝，板间留小缝，螺钉布满，有龙骨的地方打进龙骨。板缝贴带，用胶填平。',
      check: '按哪里都不动。',
      safety: '在室外划断，戴防尘口罩。',
    },
    prime: {
      title: '刷界面剂',
      detail: '薄刷一遍；太吸水的墙再刷一遍。',
      check: '干了，不黏手。',
    },
    tank: {
      title: (coat) => (coat === 1 ? '防水：贴带，第一遍' : '防水：第二遍'),
      detail: (area) => `阴角、边缘贴防水带，管根加强，再把第一遍刷满 ${area}。`,
      second: '与第一遍垂直刷第二遍。',
      check: '带和管根平整，没有气泡。',
      last: '颜色均匀，没有针孔。',
    },
    setOut: {
      title: '排砖放线',
      gauge: (least) =>
        `把砖和缝标在木条上，贴到墙上比：移动木条，直到边上切砖和图上一样${least === undefined ? '' : `，最窄不小于 ${least}`}。弹一条垂线和一条水平线。`,
      batten: '靠条拧水平，离地一行高：墙从这里起贴。',
      worktop: '从台面或浴缸起贴，垫十字架，以最高点找平。',
      check: '头一平方米两条对角线相等。',
    },
    bottom: {
      title: '拆靠条，贴最下一行',
      detail: '一天后拆靠条，补钉孔，按地面切最下一行。',
      check: '与地面之间留了缝。',
    },
    seal: {
      ...tiling.steps.seal,
      wall: '阴角和与地面、台面相接的缝两边贴美纹纸，打胶，一次抹平，撕纸。',
      bath: '浴缸先放满水。缸边和阴角两边贴美纹纸，打胶，一次抹平，撕纸。一天后再放水。',
      check: '光滑，两边都贴实。',
    },
    finish: {
      title: '装回面板',
      detail: '装回面板，必要时换长螺钉，再通电。',
      stone: '先给石材刷两遍防护剂。',
      wet: '三天后再淋浴，或按防水涂料厂家的要求。',
      check: '逐块敲，没有空鼓。',
    },
  },
};
