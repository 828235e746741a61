import type { Catalogue } from '../catalogue.ts';

const surfaces = { wall: '墙面', ceiling: '天花' };
const digits = ['零', '一', '两', '三', '四', '五'];

export const paintARoom: Catalogue['paintARoom'] = {
  counts: [
    '墙面：所选每面墙的长 × 高，扣掉门窗。天花：长 × 宽。',
    '升数：面积 × 遍数 ÷ 涂布率。默认两遍，每升 11 m²，或每美制加仑 375 平方英尺，多数厂家都这么标；以你桶上的标签为准。',
    '新抹灰墙多加一遍稀释的封底漆，每升约 6 m²。',
    '桶：按你可以修改的价格，够用的最便宜的规格组合。',
    '没量的门按 1.9 m²、窗按 1.4 m² 计。',
  ],
  pitfalls: [
    '刷在潮湿、灰尘或油污上：漆会起皮。先清洗、冲净、晾干。',
    '复涂太早：第一遍会被带起来。按桶上的时间等，约 4 小时。',
    '一面墙刷到一半停下：会留接痕。从墙角到墙角保持湿边。',
    '同色的两桶有色差：开工前倒在一个桶里拌匀。',
  ],
  fields: {
    surfaces: { label: '刷哪些面' },
    barePlaster: { label: '新抹灰墙', source: '新抹灰吸水，要先刷一遍稀释的漆' },
    colour: { label: '墙面颜色', source: '同色的房间合并用桶', placeholder: '白色' },
  },
  materials: { wall: '哑光乳胶漆，墙面', ceiling: '天花漆，白色' },
  coverageWrong: '照桶上的数字填：每升 2 到 20 m²，或每加仑 82 到 814 平方英尺。',
  coats: { wall: '墙面遍数', ceiling: '天花遍数' },
  coverage: {
    wall: '墙面',
    ceiling: '天花',
    unit: { metric: 'm² 每升', imperial: '平方英尺每加仑' },
    source: '常用值；以你的桶为准',
  },
  why: (volume, area, coats, barePlaster) =>
    `${volume}：${area}，刷${digits[coats] ?? ` ${coats} `}遍${barePlaster ? '，另加一遍封底' : ''}。`,
  mist: {
    title: (product) => `${surfaces[product]}封底`,
    detail: '按桶上对新抹灰的说明兑水，通常 3 份漆兑 1 份水。薄薄滚一遍，流挂马上刷开。',
  },
  coat: {
    title: (product, coat) =>
      `${surfaces[product]}第${['一', '二', '三', '四', '五'][coat - 1] ?? ` ${coat} `}遍`,
    wall: '沿边角先刷出 5 cm，再以约 1 m² 的 W 形滚涂，始终接着湿边。',
    ceiling: '四周先刷出 5 cm，再从窗口往里一条条滚，始终接着湿边。',
    ceilingSafety: '戴护目镜。站在平台上，不要站梯子最上一级。',
  },
  tools: {
    always: [
      '防尘布',
      '腻子和批灰刀',
      '砂纸，120 目',
      '美纹纸',
      '刷子，50 mm（2 英寸）',
      '滚筒，230 mm（9 英寸），和料盘',
    ],
    ceiling: ['加长杆', '护目镜'],
    ladder: '人字梯',
    barePlaster: ['水桶和搅拌棒'],
  },
  ceiling: '天花',
  figures: surfaces,
  steps: {
    cover: {
      title: '清场、遮盖',
      detail: '家具移到中间，取下窗帘，盖好地面。',
      safety: '拆开关插座之前先断电。',
    },
    fill: { title: '补洞补缝', detail: '腻子压进去，略高出墙面。深洞分两次补。' },
    sand: {
      title: '打磨、除尘、贴美纹纸',
      detail: '腻子磨平，用湿布擦掉灰，踢脚线和门窗框贴好美纹纸。',
      safety: '1980 年代以前的漆可能含铅：打磨前先检测。戴防尘口罩。',
    },
    finish: {
      title: '撕美纹纸，等漆干透',
      detail: '最后一遍刚干时斜着撕下美纹纸。约两周后漆面才能擦洗。',
      safety: '通风到没有气味为止。剩漆盖紧，放在孩子够不到的地方。',
    },
  },
};
