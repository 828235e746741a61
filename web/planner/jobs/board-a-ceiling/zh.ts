import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '石膏板横着铺在楼板梁或木方上，板端落在上面，隔行错开半张；裁下的能用就接着用。',
    '自攻螺丝：板压到的每根支撑上，按你所在地区吊顶的间距，再多备一成。',
    '斜面按实际展开，从低处往上排，板横着椽子铺；裁下的各面通用。',
    '楼板下的轻钢龙骨：吊杆和主龙骨间距 1000 mm，头一根离墙 300 mm，次龙骨横着挂（JGJ 345、GB 50210、厂家表）。',
    '木方：横跨楼板梁，两头靠墙各一根，间距按 12.5 mm（1/2 英寸）板的要求，用最省钱的长度。',
    '接缝带、嵌缝膏或石膏、密封胶和底漆按面积和周边算（桶身标注和行业经验）。',
    '梁距超过板的规定就停：加木方，或问厂家换厚板。',
  ],
  pitfalls: [
    '板顺着梁铺：中间会下垂。要横着铺。',
    '螺丝打穿面纸：就不受力了。钉头刚压出小坑就停。',
    '接缝成一线或十字：会裂。每行都错开。',
    '旧的喷涂饰面和旧板可能含石棉：动之前先取样检测。',
    '一个人举板：租升降机，或三个人。',
  ],
  onto: {
    joists: '露着的梁',
    over: '透过旧顶打到梁上',
    battens: '梁下的木方',
    slab: '楼板下的木方',
    hung: '楼板下吊轻钢龙骨',
  },
  fields: {
    onto: { label: '板固定在' },
    joists: {
      label: '梁的走向',
      options: { shorter: '顺短边', across: '从墙 A 往里', along: '沿墙 A' },
      source: '多数房子顺短边；一排钉子就是一根梁',
    },
    spacing: { label: '梁的中心距', source: '量一下：一排钉子就是一根梁' },
    drop: { label: '板面离楼板', source: '灯和管线需要多少就多少' },
    finish: { label: '收面', options: { joints: '接缝贴带嵌缝', skim: '满批石膏' } },
  },
  figures: { area: '顶面', boards: '张板' },
  onSlopes: '斜面上椽子顺坡走，板或木方横着铺。椽子的间距也量一下，填两者中宽的一个。',
  battenIt: '梁下加木方，支撑就够密。',
  drawing: {
    boards: '排板（俯视）',
    battens: '木方（俯视）',
    furring: '次龙骨和主龙骨（俯视）',
    slope: (where) => `低处在${where}的斜面：排板（面对它看）`,
    slopeBattens: (where) => `低处在${where}的斜面：木方（面对它看）`,
    to: { top: '图的上方', right: '图的右侧', bottom: '图的下方', left: '图的左侧' },
    toWall: (wall) => `墙 ${wall}`,
    together: (says) => `各面合计：${says}`,
    battensSay: (count, sheet) => `木方 ${count} 根，横跨楼板梁；长 ${sheet} 的板端落在上面。`,
    furringSays: (count, channels, sheet) =>
      `次龙骨 ${count} 根，横挂在 ${channels} 根主龙骨下；长 ${sheet} 的板端落在次龙骨上。`,
    turned: (boards, battens) =>
      `两个方向都行，这样不更贵：换个方向要 ${boards} 张板、${battens} 根木方。`,
  },
  why: {
    battens: (count) => `${count} 段，两头靠墙各一根。`,
    slab: (count) => `${count} 个：两端和中间。`,
    bit: '钻膨胀管的孔。',
    anchorBit: '钻内膨胀的孔。',
    silica: '钻混凝土时防粉尘。',
    edge: (run) => `沿墙 ${run}。`,
    edgePlugs: (count, every) => `${count} 个，固定边龙骨：每 ${every} 一个，转角也要。`,
    hangers: (count, every) => `${count} 根：每根主龙骨两端附近各一根，间距不超过 ${every}。`,
    channels: (count, every) => `${count} 根，间距不超过 ${every}。`,
    clips: (count) => `${count} 处主次龙骨相交。`,
    joiners: (count) => `${count} 处接长。`,
    edgeScrews: '每根次龙骨两端各一颗，打进边龙骨或接长件。',
    battenScrews: (count) => `${count} 颗：木方与梁相交处各一颗。`,
    packers: '每个固定点一个，把木方垫平。',
    screws: (every) => `每根支撑上每 ${every} 一颗。`,
    tape: (area) => `${area} 的接缝。`,
    tapeBends: (area, bends) => `${area} 的接缝，加上 ${bends} 面与面相交处。`,
    compound: (area, coats) => `${area} 的接缝，批${coats === 3 ? '三' : '两'}遍。`,
    putty: (area) => `${area} 满批两遍。`,
    skim: (area) => `${area} 薄薄满批一层。`,
    caulk: (run) => `沿墙 ${run}。`,
    sand: (area) => `磨 ${area} 的接缝。`,
    primer: (area) => `${area} 刷一遍。`,
    sleeve: '刷底漆。',
    sheets: (area) => `盖住 ${area} 地面。`,
    sacks: '装边角料和灰。',
    gloves: '防板边割手。',
    glasses: '什么都往眼里掉。',
    mask: '挡旧顶和打磨的粉尘。',
  },
  steps: {
    clear: {
      title: '清空、遮盖',
      detail: '能搬的都搬走，盖好地面。看旧顶：喷涂饰面、禁用以前的板、板条抹灰，先取样检测。',
      check: '够两个人抬着一张板转身。',
      safety: '检测结果出来以前，不铲、不钻、不拆。',
    },
    power: {
      title: '拆灯、断电',
      detail: '配电箱断开这一路并验电。请人拆下灯具，线头做好绝缘，留够长度垂着。',
      check: '顶上除了包好的线头什么都没有。',
      safety: '电线和水管走在梁边：打螺丝前先探明。',
    },
    find: {
      title: '找出并检查支撑',
      detail: {
        joists: '顺着每根梁看：不能有劈裂、腐朽和深缺口。在墙上标出每一根。',
        over: '用探测仪和细钉在两头找出旧顶上面的梁，沿每根弹线。松动的地方拧紧。',
        battens: '找出梁，两头用细钉试准，沿每根弹线。',
        hung: '敲掉空鼓松动的抹灰。楼板也敲一遍：空心板、预应力板只能在厂家允许的位置钻孔。',
        slab: '敲掉空鼓松动的抹灰，给每根木方弹线。',
      },
      check: '每个标记试着都打到实处。',
      safety: '站在平台上。梁有裂缝或被切过，请结构工程师看。',
    },
    level: {
      title: '看梁平不平',
      detail: (most) => `用长靠尺横着比。相差超过 ${most}，就改用木方找平。`,
      check: '靠尺碰得到每根梁。',
    },
    batten: {
      title: '木方固定找平',
      joists: '横跨梁，对线放：每根梁一颗螺丝，垫到整排水平。接头落在梁上。',
      slab: '对线放：连木方一起钻进混凝土，穿入长膨胀管，后面垫到整排水平，再拧紧螺丝。',
      check: '靠尺上放水平尺，两个方向都平。',
      safety: '仰头作业戴护目镜。探测仪不响的地方才钻。',
    },
    hangers: {
      title: '装边龙骨和吊杆',
      detail: (drop, every, apart, end) =>
        `四周弹水平线，离楼板 ${drop}；减去板厚就是边龙骨下沿，每 ${every} 一个钉。顶上给主龙骨弹线，每 ${apart} 标一个吊点，离主龙骨端头不超过 ${end}；钻孔，敲入内膨胀并胀开，旋入吊杆。`,
      check: '每根吊杆用力拉，不松不转。',
      safety: '戴防尘口罩和护目镜：灰往脸上掉。探测仪不响的地方才钻。',
    },
    channels: {
      title: '挂主龙骨、次龙骨并调平',
      detail: (apart, every) =>
        `主龙骨装进吊件，间距不超过 ${apart}，接头靠近吊杆、彼此错开。次龙骨横挂在下面，中心距 ${every}，每个相交处一个挂件，两端拧在边龙骨上。拉线转螺母调平，中间起拱，为短边的千分之一到三。螺母全部锁紧。`,
      check: '拉线看，中间略高、没有下垂；挂件不响不晃。',
      safety: '戴手套：切口锋利。灯具和风扇不能挂在龙骨上。',
    },
    slopes: {
      title: '先看斜面背后',
      detail:
        '封板后屋顶的保温防潮就看不见了。椽子间的保温层、上面的通风层、下面的隔汽膜，先按厂家说明做好。折角处的板边按角度裁。',
      check: '背后的木头没有发黑、受潮、发软，空气能从檐口流到屋脊。',
      safety: '椽子之间的拉梁拉住整个屋顶：没有结构工程师同意，一根都不能锯、不能拆。',
    },
    lights: {
      title: '把灯位和支撑标到墙上',
      detail: '每个灯从两面墙量尺寸记下。墙上标出每根支撑的中心：封板后就看不见了。',
      check: '每个灯有两个尺寸，每根支撑有两个标记。',
    },
    first: {
      title: '装第一张板',
      detail: '放到图上的角落，长边横跨支撑，正面朝下。用升降机顶上去贴紧，从中间开始打螺丝。',
      check: '板端落在支撑正中。',
      safety: (weight) =>
        weight === undefined
          ? '两个人加升降机；没固定好的板下面不站人。'
          : `一张板重 ${weight}：两个人加升降机；没固定好的板下面不站人。`,
    },
    others: {
      title: '其余的错缝装',
      detail: (every, ends, gap) =>
        `照图一行行装，错开半张，靠墙留 ${gap}。螺丝每 ${every} 一颗，板端每 ${ends} 一颗，从中间往外。`,
      check: '刮刀刮过，碰不到钉头。',
      safety: '戴护目镜。够不着就挪平台。',
    },
    holes: {
      title: '开灯孔',
      detail: '按记下的尺寸，看清上面没有线，用手锯开孔。',
      check: '每根线从自己的孔出来。',
      safety: '电还断着。戴防尘口罩和护目镜。',
    },
    joint: {
      title: (coat) => (coat === 1 ? '接缝贴带嵌缝' : coat === 2 ? '第二遍，批宽' : '第三遍，批薄'),
      tape: (wide) => `把接缝带压进湿的嵌缝膏，批 ${wide} 宽盖住，每个钉头也盖住。`,
      coat: (wide) => `铲掉棱，批 ${wide} 宽，两边收薄，钉头也批。`,
      check: '带下没有气泡，边上没有棱。',
      last: '手掌摸不出边。',
    },
    putty: {
      title: '满批腻子',
      detail: '按袋上说明调。整面薄批两遍，第二遍与第一遍垂直；每遍干后铲掉棱。',
      check: '手电照着没有抹子的痕。',
      safety: '戴护目镜：会滴。',
    },
    sand: {
      title: '磨接缝',
      detail: '用打磨架轻轻画圈磨，不要磨到面纸。擦净灰。',
      check: '手电贴着顶面照，看不出接缝。',
      safety: '戴防尘口罩和护目镜，关门开窗。',
    },
    tape: {
      title: '贴接缝带',
      detail: '每条缝贴上带，不起皱。凸出的螺丝拧下去。',
      check: '每条缝都盖住、贴平。',
    },
    skim: {
      title: '满批石膏',
      detail: '按袋上说明调。先从墙往中间薄批一遍，稍硬再批一遍，然后压光。第一次做，不妨请泥工。',
      check: '手电照着没有抹子的痕。',
      safety: '戴护目镜：石膏伤眼。',
    },
    caulk: {
      title: '封周边',
      detail: '沿墙的缝打密封胶，湿手指抹平。',
      check: '靠墙没有黑缝。',
    },
    prime: {
      title: '刷底漆',
      detail: '先刷墙边，再朝一个方向滚底漆。面漆见“刷墙”。',
      check: '没有发白的地方。',
      safety: '戴护目镜：会滴。',
    },
    back: {
      title: '装回灯具',
      detail: '请有资格的人装灯，固定在梁或自己的底座上，不要只挂在板上。',
      check: '每个灯都亮，没有挂在板上的。',
      safety: '全部封好再通电。',
    },
  },
};
