import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

const surfaces = { wall: '墙面', ceiling: '顶面' };
const digits = ['零', '一', '两', '三', '四', '五'];

export const zh: typeof en = {
  counts: [
    '墙面：所选每面墙的长 × 高，扣掉门窗。顶面：长 × 宽。',
    '用漆量：面积 × 遍数 ÷ 涂布率。默认两遍，涂布率取你所在地区店里桶身的标注；以你桶身的标注为准。',
    '新批腻子墙先多加一遍：抗碱底漆，或按当地做法用兑水的面漆。',
    '木作：踢脚线、门的两面连门套、窗，选了才算；要一样样细算，用“门和木作刷漆”。',
    '桶：够用、还留一小罐补漆的最便宜规格组合，价格可以改。',
    '没量的门按 1.9 m²、窗按 1.4 m² 计。',
  ],
  pitfalls: [
    '刷在潮湿、灰尘或油污上：会起皮。先清洗、冲净、晾干。',
    '重涂太早：第一遍会被带起来。按桶身的时间等，约 4 小时，冷的房间加倍。',
    '一面墙刷到一半停下：会留接痕。从阴角到阴角保持湿边。',
    '同色的两桶有色差：开工前倒在一个桶里拌匀。',
    '水渍只用面漆盖，会返出来：先用底漆封住。',
  ],
  fields: {
    surfaces: { label: '刷哪些面' },
    barePlaster: { label: '新批腻子墙', source: '新墙面吸水，要先刷一遍底漆' },
    wallCoats: { label: '墙面遍数', source: '换强烈的颜色要三遍' },
    ceilingCoats: { label: '顶面遍数' },
    wallCoverage: { label: '墙面' },
    ceilingCoverage: { label: '顶面' },
    colour: { label: '墙面颜色', source: '同色的房间合并用桶', placeholder: '白色' },
    stains: { label: '有水渍、烟渍' },
    woodwork: {
      label: '踢脚线、门、窗',
      options: { no: '不刷', painted: '旧漆重刷', bare: '新的白坯木' },
    },
  },
  coverage: {
    unit: { metric: 'm² 每升', imperial: '平方英尺每加仑' },
    source: '按桶身标注；以你的桶为准',
    wrong: '照桶身的数字填：每升 2 到 20 m²，或每加仑 82 到 814 平方英尺。',
  },
  figures: { ...surfaces, wood: '木作' },
  ceiling: '顶面',
  why: {
    paint: (volume, area, coats) => `${volume}：${area}，刷${digits[coats] ?? ` ${coats} `}遍。`,
    mist: (area) => `${area} 新墙面先刷一遍。`,
    stain: '局部薄涂两遍。',
    knots: '每个木节都要封，不然会渗色。',
    woodPrimer: (area) => `${area} 白坯木刷一遍。`,
    undercoat: (area) => `${area} 刷一遍。`,
    woodTop: (area, coats) => `${area} 刷${coats === 1 ? '一' : '两'}遍。`,
    cleaner: (area) => `清洗 ${area}。`,
    filler: (area) => `补 ${area} 的钉眼和裂缝。`,
    sand: (area) => `两种目数各备一些，打磨 ${area} 上补过的地方。`,
    wetSand: (area) => `把 ${area} 旧漆或底漆磨毛。`,
    caulk: (run) => `${run} 边缝。`,
    tape: (run) => `踢脚线、顶线和门窗套，共 ${run}。`,
    sheets: (area) => `盖住 ${area} 地面。`,
    film: '盖家具和窗。',
    sleeves: (paints) => `${paints} 种漆每种一个，再备一个。`,
    liners: (paints) => `${paints} 种漆每种一个。`,
    wrap: '两遍之间包住滚筒和刷子：不用洗，也不会干。',
    brushes: '刷边框和边角。',
    miniSleeves: '刷门和踢脚线。',
    tack: '粘掉最后的灰。',
    rags: '清洗、擦滴漏。',
    gloves: '隔开漆和清洁剂。',
    glasses: '顶面会滴。',
    mask: '挡打磨的粉尘。',
  },
  steps: {
    cover: {
      title: '清场、遮盖、断电',
      detail: '家具移到中间盖好，盖好地面。配电箱断电并验电，松开开关插座面板。',
      check: '面板都松开、无电，地面全盖住。',
    },
    wash: {
      title: '清洗墙面和顶面',
      detail: '清洁剂（没有专用的就用温水加少量洗洁精）从下往上擦，清水从上往下冲净。',
      check: '干净的布擦过仍是干净的。',
      safety: '戴手套。水不要碰插座。',
    },
    fill: {
      title: '铲除、补腻子',
      detail: '铲掉松动的旧皮。补钉眼腻子压进去，略高出墙面；深洞分两次补。',
      check: '刮刀刮过不再掉皮。',
      safety: '旧油漆和拉毛涂层：先检测再铲。',
    },
    sand: {
      title: '磨平、除尘',
      detail: '先粗后细，把腻子磨平，擦掉灰。',
      check: '手电贴墙照，没有影子。',
      safety: '戴防尘口罩，开窗。',
    },
    stain: {
      title: '封住污渍',
      detail: '源头修好、干透后，用底漆刷过污渍边缘，薄涂两遍。',
      check: '不再返出圈痕。',
      safety: '开窗：气味大。',
    },
    caulk: {
      title: '封边缝',
      detail: (gap) => `踢脚线、门窗套和阴角 ${gap} 以内的缝打密封胶，湿手指抹平。`,
      check: '轻按不开裂。',
    },
    mask: {
      title: '贴美纹纸',
      detail: '在干净无灰的面上，贴好踢脚线、门窗套和配件，压实边缘。',
      check: '指甲刮不起边。',
    },
    mist: {
      title: (surface) => `底漆，${surfaces[surface]}`,
      thinned: (water) =>
        `墙面整体发白、干透才刷。10 份面漆兑 ${water} 份水，薄薄滚一遍，流挂刷开。`,
      primer: '墙面整体发白、干透才刷。底漆薄薄滚一遍，流挂刷开。',
      check: '胶带压上再撕下，不带起任何东西。',
    },
    coat: {
      title: (surface, coat) =>
        `${surfaces[surface]}第${['一', '二', '三', '四', '五'][coat - 1] ?? ` ${coat} `}遍`,
      wall: (edge, band) =>
        `沿边先刷出 ${edge}，再以 W 形滚开填满，每次一条 ${band} 宽，始终接着湿边。`,
      ceiling: (edge, band) =>
        `只把接下来 ${band} 的边先刷出 ${edge}，再朝窗口一条条滚，始终接着湿边。`,
      check: '没有发亮的湿斑，没有流挂。',
      last: '日光下隔一臂远看，颜色均匀。',
      tape: '这最后一遍还发黏时，斜着撕下美纹纸。',
      cold: (least) => `低于 ${least} 不要刷：漆不会干。`,
      overhead: '戴护目镜。站在平台上，不要站梯子最上一级。',
    },
    woodPrime: {
      title: '木作底漆',
      detail: '顺木纹打磨、擦净、封木节，再刷底漆：先芯板，再横档，后竖档。',
      check: '看不见木节和漏刷。',
    },
    undercoat: {
      title: '木作中涂',
      detail: '水砂纸把旧漆磨毛，粘尘布擦净，刷中涂：先芯板，再横档，后竖档。',
      check: '旧颜色全盖住。',
      bare: '水砂纸轻磨底漆，擦干，刷中涂：先芯板，再横档，后竖档。',
      even: '漆面均匀，看不见底漆。',
    },
    woodTop: {
      title: (coat) => (coat === 1 ? '木作面漆' : '木作面漆第二遍'),
      detail: '轻磨、擦净，顺木纹薄涂，每一块一次刷完。',
      check: '边角没有流挂。',
    },
    finish: {
      title: '装回面板',
      detail: '全干后装回面板再通电。收起防护布。通风一天。',
      check: '边线清晰，没有美纹纸残留，没有气味。',
      safety: '抹布摊平晾干：沾了油性漆的布会自己发热。',
    },
    keep: {
      title: '留一小罐补漆',
      detail: '每种颜色装一小罐，写上房间、颜色和日期。洗净刷子。两周后漆面才能擦洗。',
    },
  },
};
