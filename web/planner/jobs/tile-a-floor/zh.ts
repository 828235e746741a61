import type { en } from './en.ts';
import { tiling } from '../kit/tiling/zh.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  ...tiling,
  counts: [
    '瓷砖：连缝排满地面。整砖、切砖分开数；切下的余料，若朝向邻砖的是瓷砖原边，就接着用。',
    '沿墙切砖会窄于 50 mm 时，起点自动移开。备用 5%，至少一箱。',
    '瓷砖胶按砖的最长边：300 mm 用 4.4 kg/m²，600 用 6.7，900 用 7.8，中间按比例（齿刀表），地面多一成；垫板或隔离垫下 1.75 kg/m²。',
    '填缝剂：（长 + 宽）÷（长 × 宽）× 厚 × 缝宽 × 1.6 kg/m²，再加 10%（厂家公式）。',
    '自流平：每毫米厚 1.6 kg/m²。',
    '伸缩缝：沿墙留，超过 8 m 中间加一道，地暖 5 m（BS 5385-3）。',
  ],
  pitfalls: [
    '地面会颤：砖要裂。木地面先铺一层板。',
    '把自己铺进墙角：朝门口方向铺。',
    '地暖或新找平层：按厂家要求等够时间，用柔性瓷砖胶。',
    '门打不开了：动手前先量门下的空隙。',
    '砖与墙填死：地面没处动，会拱起来。',
  ],
  floor: '地面',
  fields: {
    ...tiling.fields,
    base: { label: '基层', options: { concrete: '混凝土或找平层', timber: '木地面' } },
    wet: { label: '卫生间', source: '砖下做防水' },
    under: {
      label: '砖下面',
      source: '通常：木地面铺板，混凝土不铺',
      options: { usual: '按通常做法', mat: '隔离垫' },
    },
    hollow: { label: '坑洼', source: '多深；用自流平找平' },
    hollowLong: { label: '坑洼长', source: '不填：整个地面' },
    hollowWide: { label: '坑洼宽' },
    skirting: { label: '踢脚线拆下再装回' },
    heated: { label: '地暖' },
  },
  why: {
    ...tiling.why,
    sealing: (area, up) => `${area} 刷两遍：地面和四周墙面上翻 ${up}。`,
    sealTape: (run) => `地面和墙面相交处共 ${run}。`,
    collar: '穿过地面的管道或地漏处一个。',
    leveller: (area, deep) => `${area}，最深 ${deep}，平均按一半。`,
    creaks: '固定会响的木板，每平方米约五颗。',
    caulk: '打在踢脚线上口。',
    bung: '装进塑料袋堵地漏。',
    dam: '门口挡水。',
    damSealed: '封挡水条底下和两端，过后撕掉。',
    mat: (area) => `垫在 ${area} 下面，多备半成。`,
    foam: (run) => `沿墙 ${run}，让地面能伸缩。`,
    movement: (run) => `地面中间 ${run}。`,
    thresholds: (doors) => `用于${tiling.openings(doors)}。`,
  },
  steps: {
    ...tiling.steps,
    check: {
      title: '检查地面',
      timber: (joists, board) =>
        `龙骨间距不超过 ${joists}，板厚至少 ${board}，每块都拧紧。放一杯水，在旁边跳一跳。`,
      still: '水面不晃。',
      concrete: '新找平层每毫米干一天。用湿度计测五处：湿度不超过 75%。',
      dry: '五处读数都在限值以内。',
    },
    heights: {
      title: '门和高度',
      detail: (rise) => `地面会抬高约 ${rise}。量门下、冰箱和洗碗机下的空隙。`,
      skirting: '划开踢脚线上口的漆，垫着刮刀撬下来，编号。',
      frames: '门套下端锯短，让砖伸进去。',
      check: '每扇门在新高度上都开得动。',
    },
    prepare: {
      title: '清净、找平',
      detail: '铲掉松动的和浮漆，洗净油污，吸两遍灰。',
      creaks: '响的地方用螺钉拧进龙骨。',
      safety: '旧塑料地砖和黑胶可能含石棉：不要打磨或弄碎，先送检。',
      check: (hollow, over) => `靠尺下每 ${over} 不平不超过 ${hollow}，否则下一步找平。`,
    },
    level: {
      title: '做自流平',
      detail: (deep) =>
        `先刷界面剂、晾干。两个人：一人一袋一袋拌，一人从最里面倒起，最深 ${deep}，到坑边收薄；摊开后不要再动。`,
      foam: '沿墙贴泡沫条。',
      trim: '第二天把泡沫条割到与找平面平：防水要盖过它。',
      check: '硬了，靠尺下是平的。',
    },
    prime: {
      title: '刷界面剂',
      detail: '薄刷一遍。',
      foam: '干后沿墙贴泡沫条。',
      check: '干了，不黏手。',
    },
    boards: {
      title: '铺板',
      detail: (every) =>
        `刮胶，板缝错开，也与原地板的缝错开，纵横每 ${every} 一颗螺钉。板缝贴带填平。`,
      check: '不颤不响。',
      safety: '在室外划断，戴防尘口罩。',
    },
    mat: {
      title: '铺隔离垫',
      detail: '用细齿刮胶，把垫子滚进去，从中间往外压实，边对边。',
      check: '揭开一角：底面沾满胶。',
    },
    tank: {
      title: (coat) => (coat === 1 ? '地面防水：贴带，第一遍' : '地面防水：第二遍'),
      detail: (area, up) =>
        `沿墙根贴防水带，管根和地漏加强，再把第一遍刷满 ${area}：地面和墙面上翻 ${up}。`,
      second: '与第一遍垂直刷第二遍。',
      check: '带平整，没有气泡。',
      last: '颜色均匀，没有针孔。',
    },
    flood: {
      title: '闭水试验',
      detail: (hours, deep) =>
        `塑料袋包抹布堵住地漏，门口用玻璃胶粘一根木条挡水，蓄水 ${deep}，放 ${hours} 小时。试验前后都请楼下看一看。`,
      check: '水位没有下降，楼下顶面是干的。',
      safety: '发现渗漏：马上放水，晾干后重新做防水。',
    },
    setOut: {
      title: '排砖放线',
      floor: (least) =>
        `过中点弹两条线，用勾三股四弦五找直角。纵横各干铺一行，放十字架；移线，直到墙边切砖和图上一样${least === undefined ? '' : `，最窄不小于 ${least}`}。`,
      check: '对边切砖和图上一样宽。',
    },
    seal: {
      ...tiling.steps.seal,
      free: '清出边缝',
      foam: '泡沫条割到与砖平。',
      floor: '墙边缝两边贴美纹纸，打胶，一次抹平，撕纸。',
      wet: '四周墙边缝里的填缝剂用钝器刮净，后面就是防水层。缝两边贴美纹纸，打胶，一次抹平，撕纸。',
      covered: '掉进墙边缝的胶和填缝剂刮净；缝留空，由踢脚线盖住。',
      movement: '地面中间的伸缩缝也打玻璃胶。',
      check: '没有填缝剂把墙边的缝填死。',
    },
    finish: {
      title: '装踢脚线和压条',
      bare: '装压条，验收',
      threshold: '压条锯到长度，粘在地面上；不在砖上钻孔。',
      skirting: '踢脚线按编号粘回墙上，不粘在砖上，上口打填缝胶。',
      detail: '两天后可轻走，一周后搬家具。',
      stone: '先给石材刷两遍防护剂。',
      heated: '最早两周后开地暖，每天升五度。',
      check: '逐块敲，没有空鼓。',
    },
  },
};
