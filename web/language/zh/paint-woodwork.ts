import type { en } from '../en/paint-woodwork.ts';

export const zh: typeof en = {
  counts: [
    '门：门扇按平面算，加上侧边、门套和门套线的展开宽。有芯板的多加 8%，是线条的展开（印度标准 1200-15：1.30 比 1.20）。',
    '踢脚线：高 ×（墙长扣掉门洞和门套）。窗：洞口 × 1.2，或只算窗台板（行业经验）。',
    '扶手栏杆按 900 mm 高的整面算，各面合在一起（同一标准）；暖气片按两面 1 m × 600 mm（我们的估计）。',
    '用漆量：面积 × 遍数 ÷ 桶身标注，再加一小罐补漆。底漆：白坯木全刷；旧漆按二十分之一算，是磨穿的地方（我们的估计）。',
    '砂纸：每种目数 5 m² 一张。填缝胶：20 m 边缝一支。清洗剂：60 m² 半升（行业经验）。',
  ],
  pitfalls: [
    '亮光旧漆只擦不磨就刷：会一片片揭起来。要磨到不反光。',
    '不检测就打磨旧漆：2020 年以前的油漆都可能含铅。',
    '清漆、木节上直接刷白：会返黄返棕。先封闭。',
    '阴角和线条里漆太厚：会流挂。从角里往外刷，五分钟后再看一遍。',
    '表面干了就关门：会粘住。虚掩两天。',
    '防火门的密封条刷了漆：遇火不膨胀、关不严。要遮住，合页和铭牌也别刷。',
  ],
  fields: {
    doors: { label: '门和门套' },
    doorCount: { label: '几扇门' },
    sides: {
      label: '每扇门刷',
      options: { both: '两面', one: '只刷这一面', frame: '只刷这面的门套' },
    },
    leaf: { label: '门的样式', options: { panelled: '有芯板线条', flush: '平板门' } },
    windows: {
      label: '窗',
      options: { trim: '只刷窗台板', whole: '木窗室内面', leave: '不刷' },
    },
    skirting: { label: '踢脚线' },
    run: { label: '踢脚线总长', source: '不刷填 0' },
    skirtingHeight: { label: '踢脚线高' },
    state: {
      label: '现在的表面',
      options: {
        sound: '完好旧漆',
        gloss: '亮光旧漆',
        stained: '清漆、染色',
        bare: '白坯木',
      },
    },
    paint: {
      label: '刷成',
      options: {
        satin: '半哑，水性',
        eggshell: '哑光，水性',
        gloss: '亮光，水性',
        oil: '亮光，油性',
      },
    },
    coats: { label: '面漆遍数', source: '深色改白色要三遍' },
    colour: { label: '颜色', source: '同色的房间合并用桶', placeholder: '白色' },
    walls: { label: '哪几面墙上的' },
    moreDoors: { label: '没量进房间的门', source: '柜门，或别的房间的门' },
    frame: { label: '门套线宽', source: '没有填 0' },
    banister: { label: '楼梯扶手长', source: '扶手连立柱，沿斜向量' },
    radiators: { label: '暖气片' },
  },
  vapour: '油性漆耐磨，但会发黄，味道几天不散，一遍要干一天。能通风、能睡在别处才用。',
  nothing: '没有要刷的了：选上门、窗或踢脚线。',
  figures: { area: '要刷', faces: '门面数', run: '踢脚线' },
  drawing: {
    door: '一扇门，按刷的顺序',
    plan: '房间，按刷的顺序',
    panelled: ['芯板连线条', '中间的竖档', '横档从上往下', '两边的竖档'],
    flush: (parts) => [`从上往下一块块刷，1 到 ${parts}`],
    jamb: '侧边和门套',
    trim: '门套线',
    foot: '踢脚线',
    order: (width, height, leaf, after, rest) => {
      const isOne = leaf.length === 1;
      const first = leaf.map((part, i) => (isOne ? part : `${part}（${i + 1}）`));
      const last = rest.map((part, i) => `${part}（${after + i + 1}）`);
      return `${width} × ${height}：${[...first, ...last].join('，')}。`;
    },
    says: (windows, doors, run) => {
      const parts = [
        ...(windows ? ['窗（1）'] : []),
        ...(doors ? ['门（2）'] : []),
        ...(run === undefined ? [] : [`踢脚线（3）共 ${run}`]),
      ];
      return `从上往下，灰不会落到湿漆上：${parts.join('、')}。`;
    },
  },
  why: {
    finish: (area, coats) => `${area}，刷 ${coats} 遍。`,
    knots: '每个木节都要封，不然会渗色。',
    primer: (area, isBare) =>
      isBare ? `${area} 白坯木刷一遍。` : `补过和磨穿的地方，共 ${area}。`,
    blocker: (area) => `${area} 刷一遍，旧染色不会返出来。`,
    undercoat: (area) => `${area} 刷一遍：附着牢，盖住旧颜色。`,
    cleaner: (area) => `洗掉 ${area} 上的油污。`,
    filler: (area) => `补 ${area} 上的磕碰和裂缝。`,
    sand: (area) => `把 ${area} 磨毛、磨平。`,
    wetSand: (area) => `湿磨旧漆，两遍之间轻磨 ${area}。`,
    caulk: (run) => `木作和墙之间的缝，共 ${run}。`,
    sheets: '铺在踢脚线边和门下。',
    tape: (run) => `地面、墙面和玻璃边，共 ${run}。`,
    brushes: '窄的刷线条和玻璃边，宽的刷门套。',
    sleeves: (coats) => `${coats} 遍，每遍换一个，滚平面用。`,
    tack: '粘掉最后的灰。',
    spirit: (coats) => `${coats} 遍之后洗刷子用。`,
    rags: '擦洗和擦滴漏。',
    wrap: '当天两遍之间包住刷子和滚筒。',
    leadTest: '门、踢脚线、窗各一支，一支验证试纸。',
    gloves: '隔开清洗剂、底漆和漆。',
    glasses: '清洗和打磨时戴。',
    mask: '挡打磨粉尘。',
    leadMask: '检测没有铅之前，挡旧漆的粉尘。',
  },
  between: '',
  air: {
    water: '刷的时候和干的时候都开着窗。',
    oil: '开窗，不能有明火和火花，味道散尽前不在房间里睡觉。',
  },
  steps: {
    clear: {
      title: '拆把手、盖地面',
      detail:
        '拆下把手、挂钩和锁扣板，连螺丝装袋写上是哪扇门。沿踢脚线和门下铺好盖布；门半开，用楔子垫住。',
      check: '门扇碰不到盖布，上面没有五金。',
      safety: '留一根把手方轴在手边：门被关上时能打开。',
    },
    radiators: {
      title: '关掉暖气片',
      detail: '关阀门，等凉透。用桶身写明可刷暖气片的漆，最后一遍干满一天再开。',
      check: '上下摸着都是凉的。',
    },
    lead: {
      title: '检测旧漆含不含铅',
      detail:
        '在门、踢脚线、窗上各划一个透到木头的小口，用试纸棒擦，或把漆片送实验室检测。测出铅就停：不打磨，交给会处理含铅漆的公司。完好的旧漆可以留在新漆下面。',
      check: '每个小口都见到木头，试纸棒都没变色。',
      safety: '戴手套，孩子离开。漆片用湿布收起装袋。',
    },
    wash: {
      title: '洗掉油污',
      detail:
        '用清洗剂（没有专用的就用水加少量洗洁精）从下往上擦，把手周围和踢脚线上沿多擦，再用清水擦净、擦干。',
      bare: '布稍微沾湿，擦掉灰和手印，马上擦干：白坯木遇水会胀。',
      check: '白布擦过还是白的。',
      safety: '戴手套和护目镜。',
    },
    fill: {
      title: '铲掉、补平',
      detail: '铲掉旧流挂和松动的漆。磕碰和接缝用腻子补得略高；深的分两层。',
      check: '刮刀挑不起漆边。',
      safety: '测出铅的地方不要铲。',
    },
    sand: {
      title: '打磨、除尘',
      sound: (coarse, fine) =>
        `补的地方先用 ${coarse} 目砂纸磨平，其余顺木纹用 ${fine} 目磨到不反光。吸尘、擦净。`,
      gloss: (coarse, fine) =>
        `全部先用 ${coarse} 目砂纸磨到没有光，线条用折起的砂纸；再用 ${fine} 目。吸尘、擦净。`,
      stained: (coarse, fine) =>
        `顺木纹先用 ${coarse} 目砂纸把清漆全磨毛，再用 ${fine} 目。打过蜡的要磨到白木。吸尘、擦净。`,
      bare: (coarse, fine) =>
        `顺木纹先用 ${coarse} 目，再用 ${fine} 目。倒掉棱角，不然那里挂不住漆。吸尘、擦净。`,
      check: '手电贴着照，没有反光，没有横向划痕。',
      safety: '戴防尘口罩和护目镜，开窗。',
      wet: (grit) =>
        `没检测不要打磨。旧漆用 ${grit} 目水砂纸湿磨，戴防尘口罩和护目镜，孩子离开；擦净，泥浆装袋。`,
    },
    caulk: {
      title: '填墙边的缝',
      detail: (gap) =>
        `踢脚线上沿和门套周围不超过 ${gap} 的缝打填缝胶，用湿手指抹平。落地的缝不填。`,
      check: '轻按不裂，没有黑线。',
    },
    mask: {
      title: '贴美纹纸',
      detail:
        '踢脚线边的地面、门套边的墙面、离木头一丝的玻璃边都贴上。合页遮住；防火门的密封条、铭牌和闭门器也遮住：不能刷。',
      check: '指甲刮不到翘边；防火门的铭牌还看得清。',
    },
    knot: {
      title: '封木节',
      detail: '每个木节和树脂条薄薄点两遍，略超出边缘。',
      check: '木节光泽均匀，不粘手。',
      safety: '开窗，不能有明火：这类封闭剂多含溶剂。',
    },
    prime: {
      title: (isBare) => (isBare ? '白木刷底漆' : '露白处刷底漆'),
      all: '顺木纹刷，端头和密度板锯口刷两遍。门的上下边也要刷，不然会翘。',
      spots: '补过和磨穿的每一处都刷到，略超出边缘。',
      check: '看不见白木和腻子。',
    },
    block: {
      title: '封住旧染色',
      detail: '全部刷一遍封闭底漆，薄而连续。返棕的地方再补一遍。',
      check: '一小时后没有棕色返出来。',
      safety: '开窗，不能有明火：不少封闭底漆含溶剂。',
    },
    undercoat: {
      title: '中涂',
      detail: (grit) => `${grit} 目轻磨、擦净，按图上的顺序薄刷。看着发粉不要紧，不能流。`,
      check: '旧颜色全盖住。',
    },
    coat: {
      title: (coat) => `面漆第${['一', '二', '三'][coat - 1] ?? ` ${coat} `}遍`,
      panelled:
        '一早先刷窗，晚上才关得上。再按图上的顺序刷门：线条用刷子，平面用滚筒，马上顺木纹收一遍。然后门套、扶手、暖气片，最后踢脚线。',
      flush:
        '一早先刷窗，晚上才关得上。再按图上的顺序刷门：滚一块，向上收一遍，趁边还湿接下一块。然后门套、扶手、暖气片，最后踢脚线。',
      trim: '一早先刷窗，晚上才关得上。再从上往下刷门套和门套线，然后扶手、暖气片，最后踢脚线。',
      again: (grit) => `${grit} 目轻磨、擦净，按同样的顺序再刷一遍，更薄一点。`,
      tape: '这一遍还发黏时斜着撕下美纹纸。',
      check: '五分钟后阴角和线条里没有流挂。',
      last: '侧光看，没有流挂，没有横向刷痕，没有漏掉的边。',
      cold: (least) => `低于 ${least} 漆不会干。窗开一掌宽；门垫稳，别让孩子推动。`,
    },
    refit: {
      title: '装回把手',
      detail: '装锁扣板前沿边把漆划开。门再虚掩两天；然后夹一张纸关上，再把纸抽出来。',
      check: '门能锁上，不粘，纸抽出来是干净的。',
      safety: '防火门能自己关上并锁住，密封条上没有漆：不行就现在修好。',
    },
    keep: {
      title: '留一小罐，收拾干净',
      water:
        '装一小罐，写上部位、漆和日期。刷子用肥皂水洗。剩的整桶按有害垃圾处理。两周内不要用力擦洗。',
      oil: '装一小罐，写上部位、漆和日期。刷子用松香水洗，沉淀后可再用。桶和废松香水按有害垃圾处理。',
      check: '屋里没有开着的桶和湿抹布。',
      safety: '沾了油性漆的抹布会自己发热：摊在室外晾干，或浸在水里。',
    },
  },
};
