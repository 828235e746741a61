import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '保温棉：龙骨之间放它们容得下的最厚的一层，横跨其上再补足要求的厚度（英国 270 mm，德国 240 mm，中国 200 mm 为估算，美国按气候区和规范）。',
    '铺面：高出保温棉，上面再留通风空隙（BS 5250），用店里够高的最矮支脚；没有支脚卖的地方，用木方做支脚和横档。',
    '支脚：每根龙骨上，每排板的边下各一个；或每根横档下一个。',
    '铺板：一排排铺，板端落在龙骨或横档上，隔行错开；余料接着用；多备 5 %，以防损坏。',
    '荷载：除一个人外，每平方米 25 kg，除非有人计算过可以更多（BS EN 1991-1-1）。胶、线卡和发泡胶为我们的估算。',
  ],
  pitfalls: [
    '板直接铺在龙骨上会压扁保温棉，压扁就不保温：要垫高。',
    '保温棉塞进檐口会堵住通风，屋架会腐烂。',
    '电线埋在保温棉里会过热：提到上面。筒灯要加厂家允许的防护罩。',
    '顶棚龙骨不是楼板梁：放几箱衣物可以；放书、健身器材或住人不行。',
    '桁架没有厂家的许可，谁也不能锯、不能加载。',
  ],
  fields: {
    spacing: { label: '龙骨间距', source: '中到中；多量几处' },
    joists: { label: '龙骨方向', options: { shorter: '沿短边', x: '沿长度', y: '沿宽度' } },
    joistDepth: { label: '龙骨高度', source: '从顶棚到龙骨上沿' },
    insulate: {
      label: '保温',
      options: { both: '龙骨之间和横跨其上', between: '只在龙骨之间', none: '暂不做' },
    },
    roof: {
      label: '屋顶',
      options: { cut: '檩条和龙骨，阁楼空旷', trussed: '桁架：细木料，节点有金属齿板' },
    },
    raise: { label: '铺面', options: { legs: '垫高在保温棉上', none: '直接铺在龙骨上' } },
    already: { label: '已有的保温棉', source: '干燥、留在原处的' },
    target: { label: '保温棉总厚', source: '新旧合计' },
    zone: { label: '气候区', source: '美国 1 到 8 区；4 区居中' },
    edition: {
      label: '节能规范',
      options: { 'iecc-2024': '2018 或 2024 版', 'iecc-2021': '2021 版' },
    },
    load: {
      label: '铺面荷载',
      source: '每单位面积要放的重量',
      unit: { metric: '公斤/m²', imperial: '磅/平方英尺' },
    },
    eaves: { label: '檐口处不铺', source: '太矮的地方，两侧各留' },
    length: { label: '板长' },
    width: { label: '板宽' },
    panelsAPack: { label: '每包块数' },
    hatches: { label: '检修口' },
    downlights: { label: '顶面筒灯' },
    pipes: { label: '要保温的水管', source: '合计长度' },
    ladder: { label: '装阁楼梯' },
  },
  figures: { loft: '阁楼', panels: '铺板', legs: '支脚', floor: '铺面高出顶棚' },
  rightAngled: '只有每个转角都是直角的场地才能排板。',
  nothingLeft: '两侧檐口之间没有可铺的地方了。',
  tooLarge: '店里没有够大的板材锯这样的板。',
  trussed:
    '桁架只为屋顶而做：厂家或结构工程师说明能承受多少之前，不要加载。在它们之间铺保温棉可以。',
  tooHeavy: (imperial) =>
    `除一个人外，顶棚龙骨按 ${imperial ? '5 磅/平方英尺' : '25 公斤/m²'} 计算。要放更多，先问结构工程师。`,
  pressed: (wool) => `板直接铺在龙骨上会压扁 ${wool} 的保温棉。请垫高，或让保温棉不高于龙骨。`,
  noAir: (free) =>
    `板直接铺在龙骨上，保温棉上面要留 ${free} 空隙，否则潮气散不掉。请垫高，或少铺一些。`,
  why: {
    gloves: '防保温棉、木刺和钉子。',
    glasses: '防保温棉、灰尘和锯末。',
    mask: '防保温棉和积尘：每天换新的。',
    overalls: '不把纤维带进屋里。',
    light: '干活照明，之后留在上面。',
    clips: (area) => `把电线固定在保温棉上方，${area} 按每平方两个算。`,
    lagging: (run) => `水管 ${run}：保温棉上面和室外一样冷。`,
    foam: (area) => `填 ${area} 顶棚上管线周围的缝。`,
    tape: (area) => `贴检修口四周和 ${area} 顶棚的接缝。`,
    caps: '每个筒灯罩一个，不让保温棉挨着。',
    stapled: (each, bays) => `${bays} 片，每片 ${each} 颗。`,
    trays: (bays) => `檐口两侧 ${bays} 个空档，每个一片。`,
    between: (area) => `铺在 ${area} 的龙骨之间，龙骨占去一成。`,
    across: (area) => `横跨龙骨铺 ${area}。`,
    legs: (legs, every, wool) =>
      `${legs} 个支脚，落在间距 ${every} 的龙骨上，高出 ${wool} 保温棉和上面的空隙。`,
    sawn: (panels, spare) => `${panels} 块，另备 ${spare} 块以防锯坏：当地不卖阁楼专用板。`,
    glue: '涂在企口里，踩上不响。',
    screws: (every) => `板压在支承上的地方，每 ${every} 一颗。`,
    legScrews: (foot, brace) => `每个支脚 ${foot} 颗拧进龙骨，每根斜撑 ${brace} 颗。`,
    runnerScrews: '从横档向下拧进每个支脚。',
    footScrews: (each) => `每个支脚底座 ${each} 颗拧进龙骨。`,
    topScrews: (each) => `从板面向下拧进每个支脚，${each} 颗。`,
    hatchGlue: '粘保温板，不腐蚀泡沫的。',
    hatch: '贴在每个检修口盖板背面。',
    draught: '贴在每个检修口框四周。',
    ladder: '用自带螺钉固定在检修口四周的木料上。',
  },
  drawing: {
    sawn: (by) => `每块锯短 ${by}，端头落在梁上。`,
    loft: '铺板',
    section: '横截龙骨的剖面',
    wool: (deep) => `保温棉 ${deep}`,
    leg: (high) => `支脚 ${high}`,
    air: (free) => `空隙 ${free}`,
    sectionSays: ({ joist, every, wool, layers, leg, air, top }) =>
      `剖面：龙骨高 ${joist}，间距 ${every}；` +
      `${wool === undefined ? '无保温棉' : `保温棉 ${wool}${layers > 1 ? `，新铺 ${layers} 层` : ''}`}；` +
      `${leg === undefined ? '板铺在龙骨上' : `支脚高 ${leg}，保温棉上留空 ${air ?? ''}`}；` +
      `铺面高出顶棚 ${top}。`,
  },
  steps: {
    load: {
      title: '弄清能承受多少',
      detail:
        '在检修口看龙骨：多高、多密、架在哪里。细木料、节点有金属齿板的是桁架：停下，问厂家。有缺口、开裂或潮湿的龙骨，请结构工程师看。',
      check: '知道龙骨的走向和支点，没有一根被锯断过。',
      safety: '绝不为了腾地方锯、开槽或钻桁架和龙骨。',
    },
    check: {
      title: '铺之前先检查',
      detail:
        '把每个角落照亮。看有没有受潮、透光、马蜂、裸露的电线和水箱。蝙蝠在许多地方受保护：看到或有粪便，停下先问。松散的灰色或金色片状物可能是含石棉的蛭石。',
      check: '每根龙骨都干燥，上面没有活物，也没有酥碎的东西。',
      safety: '戴防尘口罩、护目镜、手套，穿防护服。下面留一个人，知道你在上面。',
    },
    walk: {
      title: '铺一条走道',
      detail: '垫脚板至少跨三根龙骨，从检修口铺到开工处，边做边移。挑凉爽的早晨开始。',
      check: '跪在一端，板不翘也不滑。',
      safety: (warm, minutes) =>
        `只踩龙骨或垫脚板：顶棚承不住人。超过 ${warm} 时，${minutes} 分钟就下来。`,
    },
    services: {
      title: '提起电线，包好水管',
      cables: '提起电线',
      detail: '把每根电线提到保温棉以上，沿龙骨用线卡固定，留一点余量。大功率电器的电线不要盖住。',
      pipes: '每根水管连弯头都包好，水箱四周也包：底下不包。',
      downlights: (clear) => `每个筒灯罩上防护罩；买不到的地方，保温棉离它 ${clear}。`,
      check: '没有电线压在保温棉下，也没有横在要拧螺钉的地方。',
      safety: '动电线前先断电并验电。老的橡胶线、布包线和盒外接头，交给电工。',
    },
    seal: {
      title: '堵住顶棚的缝',
      detail: '管线周围打发泡胶，裂缝和检修口框贴胶带：暖湿空气从缝里上来，会在冷屋面上结露滴水。',
      check: '下面开灯，上面看不到透光。',
    },
    eaves: {
      title: '檐口保持通风',
      trays: (clear) => `每两根椽子之间塞一片通风槽，屋面下始终留 ${clear} 空隙。`,
      bare: (clear) => `标出保温棉到哪里为止，与屋面之间留 ${clear} 空隙。`,
      check: '两侧檐口都见光或有风。',
    },
    between: {
      title: '在龙骨之间铺第一层',
      detail: '从檐口向里铺，裁得正好，端头对紧。水箱下面不铺，防护罩上面不铺。',
      check: '填满两侧，没有压扁。',
      safety: '口罩一直戴着，放下袖子：纤维扎人。',
    },
    raise: {
      title: '装支脚',
      detail: (high) =>
        `每根龙骨上，每排板的边下各装一个。先装外侧的，顶上拉线，其余按线装。铺面底面高出顶棚 ${high}。`,
      made: {
        title: '做支脚和横档',
        detail: (high) =>
          `支脚锯成一样长，每个用两颗螺钉拧在龙骨侧面；横档横跨龙骨，平放在支脚顶上，向下拧紧；每隔两根的横档两端用斜撑撑到龙骨。铺面底面高出顶棚 ${high}。`,
      },
      check: '顺着顶面看：一条直线，推哪个都不晃。',
      safety: '用螺钉，不用钉子：敲击会震裂下面的顶棚。',
    },
    across: {
      title: '横铺上面各层',
      detail: (air) => `横跨龙骨铺，绕支脚裁开，接缝与下层错开。铺面下留 ${air} 空隙。`,
      check: '看不到龙骨，手掌能平伸进保温棉和铺面之间。',
    },
    board: {
      title: '铺头几排板',
      detail: '从检修口旁开始。',
      sawn: '让店里把板锯好，才能从检修口送上来。',
      joists: '横跨龙骨铺，每端落在龙骨上，第一排沿线铺。',
      made: '横跨横档铺，每端落在横档上，第一排沿线铺。',
      glue: '每个企口都涂胶。',
      check: '没有板翘动，没有板端悬空。',
      safety: '拧螺钉前，每块板下面都看一眼：电线和水管从那里过。锯板戴口罩和护目镜。',
    },
    rows: {
      title: '铺其余各排',
      detail: '按图隔排错开，四个角不要碰在一起。最后一排裁到合适，檐口留空。',
      check: '走一遍：不响也不软。',
      safety: '只跪在拧好的板上。',
    },
    hatch: {
      title: '检修口保温',
      detail: '把保温板粘在盖板背面，密封条贴在框四周。',
      ladder: '按厂家图纸，把梯子固定在检修口四周的木料上。',
      check: '关上后，四边都能夹住纸条。',
      safety: '盖板或梯子两个人抬上去。',
    },
    label: {
      title: '把荷载写在梁上',
      detail:
        '把能放多重写在一上来就看得见的地方。重物放在墙的上方，不放跨中。第一次霜冻后再看一次。',
      check: '第一个寒冷的星期过后，木料和保温棉都干燥。',
    },
  },
};
