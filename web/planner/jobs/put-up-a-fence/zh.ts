import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '栏板立在立柱之间：一跨等于一块栏板、一根立柱再加一点余量；余下的一段锯一块窄板。',
    '立柱入地为高度的三分之一，并低于冻土线（BS 1722-5）。',
    '混凝土按坑算：坑宽为立柱的三倍，减去立柱；再多备一成，因为坑总挖不齐。',
    '搭接板一块压一块，每根横杆钉两颗；高于 1.2 m 用三根横杆。',
    '尺寸都是你所在地区店里有的；价格是示例，可换成你自己的。',
  ],
  pitfalls: [
    '挖到电缆或燃气管：先要图纸，靠近处用铁锹人工轻挖。',
    '邻居的界线和允许的高度：先问清楚。',
    '先把立柱全立好再装板：栏板尺寸会差一厘米。立柱、栏板、立柱，一个接一个。',
    '一个坑只倒一袋：只够三分之一，第一场大风就歪。',
    '混凝土顶面凹进去会积水，柱子会烂：要向外找坡。',
  ],
  fields: {
    height: { label: '围栏高度' },
    kind: {
      label: '做法',
      options: {
        panel: '成品栏板',
        'feather-edge': '搭接板',
        picket: '横杆钉板条',
        slotted: '混凝土槽柱插板',
      },
    },
    gates: { label: '院门', source: '装在最后一段的末端。' },
    exposure: {
      label: '风',
      options: { sheltered: '有遮挡', open: '开阔地', coast: '海边或山上' },
    },
    soil: { label: '土质', options: { firm: '坚实', 'clay-or-sand': '黏土或沙土' } },
    fall: { label: '地面落差', source: '从第一根柱到最后一根：拉一条水平线往下量。' },
    slope: { label: '坡上', options: { rake: '顺着地面', steps: '逐跨下降' } },
    byRoad: { label: '临路' },
    gravelBoard: {
      label: '底板',
      options: { usual: '按惯例', yes: '要', no: '不要' },
      source: '最下面一块板，让其余部分不碰土。',
    },
    gap: { label: '板间空隙' },
    frost: { label: '冻土线', source: '地面冻多深：当地主管部门知道。' },
  },
  figures: { run: '围栏', height: '高', bays: '跨', posts: '立柱' },
  why: {
    string: '沿地面和柱顶各一道，再多一成用来打结。',
    pegs: '每个转角和端头一根。',
    braces: (braces, posts) => `${braces} 根斜撑，同时撑 ${posts} 根柱，每柱两根，等混凝土变硬。`,
    bracePegs: (braces, strings) => `斜撑脚下 ${braces} 根，拉线 ${strings} 根。`,
    braceScrews: (each, braces) => `${braces} 根斜撑每根 ${each} 颗。`,
    gloves: '防木刺和铁丝。',
    cementGloves: '湿水泥会灼伤皮肤。',
    glasses: '锯和钉时戴。',
    anchors: (posts) => `${posts} 根立柱每根一个，埋在混凝土里。`,
    caps: (posts) => `${posts} 根立柱每根一个：端头最吸雨水。`,
    gravel: (posts) => `${posts} 根立柱下面各铺一层，便于排水。`,
    gravelBoards: (boards, bays) =>
      boards === bays ? `${bays} 跨每跨一块。` : `${bays} 跨共 ${boards} 块，含坡下补缝的。`,
    cleats: (each, boards) => `${boards} 块底板每块 ${each} 个。`,
    cleatScrews: (each, cleats) => `${cleats} 个卡件每个 ${each} 颗，一半进立柱、一半进底板。`,
    wedges: (each, panels) => `${panels} 块栏板每块 ${each} 个，防松动。`,
    clips: (each, panels) => `${panels} 块栏板每块 ${each} 个。`,
    clipScrews: (each, clips) => `${clips} 个卡件每个 ${each} 颗。`,
    rails: (rails, bays) => `${bays} 跨，每跨 ${rails} 根横杆。`,
    brackets: (each, rails) => `${rails} 根横杆每根 ${each} 个。`,
    bracketScrews: (each, brackets) =>
      `${brackets} 个托架每个 ${each} 颗，一半进横杆、一半进立柱。`,
    nails: (each, places) => `板与横杆 ${places} 个交点，每个 ${each} 颗。`,
    bolts: (each, posts) => `${posts} 根立柱，每根柱脚穿 ${each} 根。`,
    capping: '沿顶边逐跨安装。',
    cappingNails: (each, places) => `沿顶边 ${places} 处，每处 ${each} 颗，钉进下面的横杆。`,
    gates: (gates) => `按你选的数量：${gates}。`,
    hardware: '每扇门一套合页、门闩和螺栓。',
    preserver: (cuts) => `${cuts} 个锯口，每个浸刷两遍。`,
  },
  wind: (moment, bay) => `每跨 ${bay} 时，风给每根立柱 ${moment}。请降低高度。`,
  inConcrete: '混凝土槽柱插板更能抗风。',
  higherGate: (gate, height) =>
    `店里卖的门高 ${gate}，比 ${height} 的围栏高。可以定做，也可以就这样。`,
  noPost: (need, longest) => `需要 ${need} 的立柱，店里最长 ${longest}。请降低高度或换一种做法。`,
  wideGap: (gap) => `地面落差大，一跨下面会留出最多 ${gap} 的缝。底板可以补上。`,
  openGap: (gap) => `地面落差大，一跨下面会留出最多 ${gap} 的缝。横杆钉板条可以顺着地面。`,
  otherHeight: (height) => `你所在地区的店里卖的是 ${height} 高的：本方案按这个高度算。`,
  drawing: {
    fence: '围栏',
    stretch: (stretch) => `第 ${stretch} 段`,
    gate: '门',
    says: (name, long, bays, posts) => `${name}：长 ${long}，${posts} 根立柱之间 ${bays} 跨。`,
    section: '立柱和坑',
    post: (side) => `立柱 ${side}`,
    hole: (hole, depth) => `宽 ${hole}，深 ${depth}`,
    sectionSays: (height, post, hole, depth) =>
      `立柱剖面：高 ${height}，截面 ${post} 见方，坑宽 ${hole}、深 ${depth}。`,
  },
  steps: {
    agree: {
      title: '商定界线',
      detail: '查看地界资料，与邻居商定界线、高度和朝向，并向主管部门问清规定。',
      check: '双方都清楚线拉在哪里。',
    },
    services: {
      title: '查明地下管线',
      detail: '要到管线图，拿探测仪沿线走一遍，查到的都做标记。',
      check: '没有一处标记落在立柱位上。',
    },
    line: {
      title: '放线',
      detail: (off) => `清出一条地，离立柱面 ${off} 拉线，卷尺放平，按图标出每根立柱。`,
      steps: (fall, drops) => `地面落差 ${fall}：每跨水平，低柱依次比高柱低：${drops}。`,
      rake: (fall) => `地面落差 ${fall}：横杆和线与地面平行，立柱和板条垂直。`,
      check: '各标记相加等于全长。',
    },
    digEnds: { title: '挖端柱的坑' },
    dig: {
      title: '挖中间的坑',
      detail: (hole, depth) => `宽 ${hole}，深 ${depth}，坑壁垂直，浮土清净。有旧桩就在旁边挖。`,
      check: (depth) => `在 ${depth} 处做记号的棍子，四处都能到底。`,
      safety: '靠近标记处人工轻挖。离开时盖好坑口，用腿发力搬重物。',
    },
    setEnds: { title: '立端柱' },
    set: {
      detail: (gravel) =>
        `垫 ${gravel} 碎石，放入立柱，两根斜撑拧在柱和木桩上，两个方向都垂直。混凝土分层捣实，顶面向外找坡。`,
      concrete: (gravel) =>
        `垫 ${gravel} 碎石，放入立柱，两根斜撑夹在柱上、拧在木桩上，两个方向都垂直。混凝土分层捣实，顶面向外找坡。`,
      anchored: '坑内浇满捣实的混凝土，把柱脚埋平、对齐。硬化后再把立柱拴上。',
      check: '水平尺两面都垂直。',
      safety: '湿水泥会灼伤：戴手套、护目镜，穿长袖。沾到皮肤马上冲洗。',
    },
    setNext: {
      title: '立中间的柱',
      along: '沿两端柱顶拉线，每根柱都到线。',
      stepped: '两端柱之间拉线定位。每根柱顶与高侧栏板的顶边齐平。',
      panel:
        '在已立好的柱旁把一块栏板放在垫块上，紧贴它立下一根柱，依次进行：柱、板、柱。栏板只作量具：有风就拿开，混凝土硬了再挂。',
      slotted: '把底板和栏板插进已立好的柱槽，把下一根柱靠上来立好，依次进行。',
      boards: '各柱正面对齐。柱能自己立住后，斜撑移到下一根。',
      check: '线碰到每根柱，各跨一样宽。',
      level: '从每根柱顶放水平尺，与旁边一跨的顶边齐平，各跨一样宽。',
    },
    gravelBoard: {
      title: '装底板',
      detail: (off) => `离土 ${off}，用卡件拧在立柱上，与上面的板平行。`,
      under: '低的一端下面再补一块板：贴着画出地面线，锯好，锯口涂防腐剂，装在第一块下面。',
      check: '没有一块碰到土。',
    },
    hang: {
      title: '挂栏板',
      detail: (foot, cut) =>
        `${foot}，两边空隙一样，两侧立柱都上卡件。${cut > 0 ? '最后一块锯窄：拆下边条，锯完再钉回。' : ''}`,
      onBoard: '放在底板上',
      offSoil: (off) => `高端离土 ${off}`,
      slotted: '两边槽内压入楔块，不让它晃。',
      check: '顶边水平，推不动。',
      safety: '栏板兜风：两个人抬，有风不装。',
    },
    rails: {
      title: '装横杆',
      detail: (ends, rails) =>
        `每跨 ${rails} 根：最下和最上一根离板端 ${ends}${rails > 2 ? '，中间一根' : ''}。`,
      capped: (ends, rails) =>
        `每跨 ${rails} 根：最下一根离板的下端 ${ends}，最上一根与板顶齐平，压顶钉在它上面${rails > 2 ? '，中间一根' : ''}。`,
      along: '与地面平行，并与立柱正面齐平。',
      check: '水平，并与立柱正面齐平。',
    },
    boards: {
      title: '钉板',
      lapped: (nails, lap) =>
        `厚边压薄边 ${lap}，用定位块；每根横杆 ${nails} 颗钉，只穿厚边，让板能伸缩。`,
      butted: (nails) => `密拼，每根横杆 ${nails} 颗钉。先沿顶边拉一条线。`,
      spaced: (nails, gap) => `用 ${gap} 的垫块定距，每根横杆 ${nails} 颗钉。先沿顶边拉一条线。`,
      onBoard: '立在底板上。',
      offSoil: (off) => `离土 ${off}。`,
      check: '每十块检查一次垂直。',
      safety: '戴护目镜：钉子会弹起。',
    },
    capping: {
      title: '装压顶',
      detail: '压顶盖住板端，往下钉进顶横杆，接头落在立柱上。',
      check: '水从上面流走，不往后渗。',
    },
    gate: {
      title: '装门',
      detail: (gap, hinge) => `四周留 ${gap}，合页离上下端 ${hinge}，斜撑从下合页往上。`,
      downhill: '让它往坡下开。',
      check: '自己能转，一指就能闩上。',
    },
    treat: {
      title: '锯口',
      capped: '柱帽和锯口',
      detail: '每个锯口浸刷两遍防腐剂。',
      caps: '每个锯口浸刷两遍防腐剂，装上柱帽。',
      check: '推柱顶，晃动小于两指宽。',
    },
    stain: {
      title: '干透后上色',
      detail: '防腐木出厂时是湿的：等滴水能渗进去再上色，要两到八周。',
    },
  },
};
