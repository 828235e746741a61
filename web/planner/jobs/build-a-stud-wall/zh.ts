import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '竖龙骨：两端各一根，中间按间距排，板缝正好落在龙骨中线；门洞两边加强，上方有门头和短龙骨。',
    '龙骨规格：按允许高度表取够用的最小一档；超出表格，方案就停下。',
    '石膏板：按你所在地区店里的板排在龙骨上，板缝避开门角，两面错开。',
    '螺钉按板厂间距，龙骨钉按节点；都多备一成。',
    '接缝带每平方米 1.35 m，嵌缝膏 0.78 kg，分三遍；欧洲按厂家用量表。',
  ],
  pitfalls: [
    '砌到一半才发现上面压着东西，或楼板承不住：先问清楚再做。',
    '量了门扇没量门洞：门洞宽要比门扇大约 80 mm，高大约 60 mm。',
    '地面或顶面不平：两端和中间都量高度，每根竖龙骨按位置下料。',
    '天地龙骨只固定在石膏板上：要固定到楼板或龙骨上。',
    '嵌缝膏一次批厚：会开裂。薄批三遍，每遍隔一天。',
  ],
  fields: {
    frame: { label: '骨架', options: { timber: '木龙骨', steel: '轻钢龙骨' } },
    spacing: { label: '竖龙骨间距', source: '板缝要落在龙骨上；贴砖要更密' },
    sides: { label: '封板', options: { both: '两面', one: '一面', none: '不封' } },
    depth: { label: '龙骨规格', options: { usual: '按高度够用', deep: '大一档，走管方便' } },
    wet: { label: '背面是卫生间或厨房', source: '一面用防潮板，龙骨间距满足贴砖' },
    wool: { label: '填隔音棉' },
    floor: { label: '地面', options: { timber: '木地面', concrete: '混凝土' } },
    finish: { label: '表面', options: { joints: '贴带嵌缝', skim: '满批石膏' } },
    freeEnds: { label: '悬空端头', source: '不靠墙的端头' },
    double: { label: '每面两层板', source: '更隔音，更耐撞' },
    longBoards: { label: '用加长板', source: '接缝少，要两个人抬' },
  },
  figures: { wall: '墙', long: '长', studs: '竖龙骨' },
  doorway: '洞口连同两边的龙骨在这面墙里放不下。移动洞口，或改小一点。',
  tooHigh: (longest) => `你所在地区的店里这种龙骨最长 ${longest}，墙比它高。请问结构工程师怎么做。`,
  why: {
    track: '沿地、沿顶通长，洞口上方折起。',
    treatedSole: '木料放在混凝土上要用防腐木：沿地龙骨。',
    doorBlocks: (doors) => `衬在 ${doors} 个门洞两边的龙骨里，固定门套用。`,
    nails: (studs) => `${studs} 根竖龙骨和门头每根六颗，横撑和短龙骨每根四颗。`,
    wafer: (studs) => `龙骨相接处用，竖龙骨共 ${studs} 根。`,
    plateScrews: (every) => `把天地龙骨和边龙骨固定到木结构上，两端各一个，中间每 ${every} 一个。`,
    plateFixings: (every) =>
      `把天地龙骨和边龙骨固定到砖墙或混凝土上，两端各一个，中间每 ${every} 一个。`,
    bit: '与固定件同直径。',
    strip: '垫在天地龙骨和边龙骨背面，不让声音绕过去。',
    membrane: '垫在沿地龙骨和混凝土之间。',
    boards: (faces, every, run, layers) =>
      `${faces === 1 ? '一面' : '两面'}${layers > 1 ? '，每面两层' : ''}，${run === 'upright' ? '竖' : '横'}排，板缝落在每 ${every} 一根的龙骨上。`,
    overScrews: (every) => `穿过两层板，每 ${every} 一颗。`,
    screws: (every) => `板压到的每根龙骨上每 ${every} 一颗。`,
    wool: (area) => `填满 ${area} 的龙骨空腔。`,
    sealant: (run) => `封板各面的四周，共 ${run}。`,
    tape: (area) => `${area} 石膏板的接缝和阴角。`,
    compound: (area, coats) => `${area} 石膏板的接缝，批${coats === 3 ? '三' : '两'}遍。`,
    putty: (area) => `${area} 满批两遍。`,
    skim: (area) => `${area} 石膏板满批一薄层。`,
    bead: '每个悬空端头两根。',
    sand: (area) => `磨平 ${area} 上的接缝。`,
    primer: (area) => `${area} 新石膏板刷一遍。`,
    sleeve: '刷底漆用。',
    gloves: '防钢边、隔音棉和木刺。',
    glasses: '锯、钻和填棉时戴。',
    mask: '挡隔音棉、钻孔和打磨的粉尘。',
  },
  drawing: {
    studs: '骨架',
    stud: (long) => `竖龙骨 ${long}`,
    side: (side) => `石膏板，第 ${side} 面`,
    boards: (pieces, whole) => `${pieces} 块，其中整板 ${whole} 块。`,
    section: '一个间距的平剖面',
    sizes: (wall, stud, every) => `剖开看：墙厚 ${wall}，龙骨深 ${stud}，间距 ${every}。`,
  },
  steps: {
    ask: {
      title: '问清承重和手续',
      detail: (from, to) =>
        `这面墙重约 ${from} 到 ${to}。先到物业报备，看楼板能不能承；不动承重墙。新隔出的房间要有疏散路、窗和报警器。`,
      check: '楼板承得住，线上没有压着的构件，手续已办。',
    },
    find: {
      title: '探测管线和龙骨',
      detail: '地面、顶面和两侧墙凡要钻孔的地方都探一遍。标出电线、水管和楼板梁的位置。',
      check: '沿线都标清，没有管线落在线上。',
    },
    mark: {
      title: '放线',
      detail: '在地面弹线，用勾三股四弦五找直角。用水平尺引到两侧墙，再引到顶面。标出门洞。',
      check: '地线和顶线上下垂直对齐。',
    },
    plates: {
      title: '固定天地龙骨',
      timber: '沿地龙骨通长，门洞处断开；沿顶龙骨固定到楼板梁上。固定时先撑住。',
      steel: '龙骨背面贴隔音条。沿地龙骨通长，门洞处断开，再装沿顶龙骨。',
      check: '上下都压着线，踢不动。',
      safety: '切和钻时戴护目镜和耳罩。没固定好的沿顶龙骨会掉下来：先撑住。',
    },
    frame: {
      title: '立竖龙骨',
      timber: (every) =>
        `先立两端的边龙骨。从一端起，每 ${every} 一根，以中线为准。逐根量、卡紧下料，上下都是一侧斜钉两颗、另一侧一颗。`,
      steel: (every, short) =>
        `先立两端的边龙骨。从一端起，每 ${every} 一根，以中线为准，开口同向，下料比净高短 ${short}，给顶板留变形余地，再旋进天地龙骨。`,
      check: '每根两个方向都垂直，板边能落在龙骨中线。',
      safety: '切口锋利：戴手套。打钉时戴护目镜。',
    },
    door: {
      title: '做门窗洞口',
      timber: '两边各一根通长竖龙骨，内侧再钉一根短的托门头，门头上方按原间距加短龙骨。',
      steel: (up) =>
        `两边各一根通长竖龙骨，内衬木方；上方用沿地龙骨下长料，两端折起 ${up} 并拧在竖龙骨上，再按原间距加短龙骨。门重要用加强龙骨，问厂家。`,
      check: (off) => `两条对角线相差不超过 ${off}，两侧垂直。`,
    },
    noggins: {
      title: '装横撑',
      detail:
        '龙骨之间装一排，上下错开便于打钉。要挂洗手盆、层板或电视的地方多加几根，或衬一条多层板。',
      check: '顺着墙看，没有一根龙骨被顶弯。',
    },
    services: {
      title: '走管线',
      detail: (share) =>
        `在龙骨中间开孔，孔宽不超过龙骨的 ${share}%。电线穿阻燃管，木龙骨刷防火涂料。封板前请人验收，每一格都拍照。`,
      check: '每根管线都测过、拍过。',
      safety: '新电路请持证电工做。先断电并验电。',
    },
    inspect: {
      title: '检查骨架',
      detail: '顺着墙面看，高的刨平，低的垫平，松的拧紧。',
      check: '靠尺横过任意三根龙骨都贴平。',
    },
    board: {
      title: (side) => (side === 1 ? '封第一面' : '封第二面'),
      only: '封板',
      upright: (every, off) =>
        `板竖着，顶紧顶面，离地 ${off}，用撬板器抬起。螺钉每 ${every} 一颗，从中间往外打，钉头略低于纸面。`,
      sideways: (every, off) =>
        `板横着，先装上排、顶紧顶面，裁窄的一排在下面，离地 ${off}。上下两排的接缝落在不同的龙骨上。螺钉每 ${every} 一颗，钉头略低于纸面。`,
      second: (every) =>
        `第二层与第一层同样装，板缝错到别的龙骨上，用更长的螺钉，每 ${every} 一颗。`,
      fillFirst: '先填平第一层的接缝。',
      shifted: '接缝与第一面错开一根龙骨。',
      end: '悬空端头用一条板封住。',
      check: '刮刀刮过没有凸起的钉头，纸面没有破。',
      safety: '两个人竖着抬板。用刀划断，不用锯：灰少。',
    },
    wool: {
      title: '填隔音棉',
      detail: '每块裁得比空腔略宽，能自己卡住。填满整高，不留空。',
      check: '龙骨之间看不到空隙，也看不到光板。',
      safety: '戴口罩、手套，穿长袖。',
    },
    seal: {
      title: '封四周缝',
      detail: '沿地面、两侧墙、顶面和每个线盒四周打一道密封胶。',
      check: '在背面打手电，看不到光。',
    },
    joint: {
      title: (coat) => ['贴带，第一遍', '第二遍', '第三遍'][coat - 1] ?? '',
      tape: (wide) => `先填缝，把带压进去，再薄批 ${wide} 宽。钉头也批上。`,
      bead: '悬空端头两边装护角条。',
      coat: (wide) => `铲掉凸起，薄批 ${wide} 宽，边缘收薄；两块裁边相接处再宽一些。`,
      check: '看不到带，带下没有气泡。',
      last: '手电贴墙照，看不出接缝。',
    },
    skim: {
      tape: {
        title: '贴接缝带',
        detail: '每条缝压上带，填平。',
        check: '没有一处翘起。',
      },
      title: '满批石膏',
      detail: '先薄批一层，按上去还软时再批一层，渐渐变硬时压光，最后蘸水收光。整面发白才算干透。',
      check: '侧光照，没有棱。',
      safety: '石膏伤皮肤和眼睛：戴手套和护目镜。',
    },
    putty: {
      title: '满批腻子',
      detail: '按袋上说明调。每面薄批两遍，第二遍与第一遍垂直；每遍干后铲掉棱。',
      check: '手电贴墙照，没有影子。',
    },
    prime: {
      title: '打磨、刷底漆',
      joints: '轻磨接缝，擦净灰，滚一遍底漆。',
      skim: '刮掉流挂，擦净灰，滚一遍底漆。',
      check: '接缝和纸面看起来一样：接着可以装踢脚线、门，再刷漆。',
      safety: '戴防尘口罩：粉尘很细，到处都是。',
    },
  },
};
