import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '混凝土板按用途定厚度，下面配相应的级配碎石垫层（行业指南）。',
    '石料和砂按重量算：面积 × 厚度 × 密度（夯实垫层 2.1，碎石和砂 1.6），地面不平再加一成。松鳞、种植土、有机肥按体积算，从不按重量。',
    '混凝土：面积 × 厚度，再加 8%；少的用袋装手拌，一立方米起用商品混凝土。',
    '模板、木桩、螺钉、带搭接的钢筋网、养护膜；分缝让每块接近正方形。',
    '尺寸都是你所在地区店里有的；价格是示例，可换成你自己的。',
  ],
  pitfalls: [
    '挖到电缆、燃气管或水管：先要图纸，靠近处人工轻挖。',
    '水流向房子：全部向外找坡，并低于防潮层。',
    '垫层只倒进去耙平、不分层夯实，上面的东西都会跟着下沉。',
    '没有收边的碎石会跑到草坪上。',
    '混凝土头几天被晒干或受冻，强度永远上不来：要盖住、保湿养护。',
  ],
  fields: {
    top: {
      label: '面层',
      options: {
        gravel: '碎石',
        concrete: '混凝土板',
        topsoil: '种植土',
        compost: '有机肥土',
        mulch: '松鳞',
        sand: '砂',
      },
    },
    use: {
      label: '用来',
      options: {
        path: '走路',
        bed: '只看不踩',
        patio: '休闲',
        shed: '放工具房',
        garage: '做车库',
        'car-drive': '停轿车',
        'van-drive': '停货车',
        'hot-tub': '放浴缸',
      },
    },
    depth: { label: '面层厚度', source: '混凝土板不会薄于用途要求。' },
    membrane: { label: '下面铺布' },
    edging: { label: '四周收边' },
    base: { label: '级配碎石垫层', source: '不少于用途要求。' },
    grid: { label: '碎石格', source: '有车轮、婴儿车或坡道时用。' },
    takeAway: { label: '土方外运' },
    besideWall: { label: '靠着墙' },
    front: { label: '在前院' },
  },
  figures: { ground: '场地', dig: '开挖' },
  ground: '场地',
  slabSays: (bays) => (bays === 1 ? '整块浇筑。' : `分成 ${bays} 块，块间留缝。`),
  layers: { base: '级配碎石垫层', blinding: '中砂' },
  thin: (least) => `这种用途的混凝土板厚 ${least}：本方案按这个厚度浇。`,
  mustDrain: '前院这样硬化，雨水必须在自家地里渗走：引到花坛，或先申请许可。',
  why: {
    string: '绕一周，再多两成拉对角线。',
    pegs: (each, points) => `边上 ${points} 个点，每个点 ${each} 根。`,
    gloves: '挖土和搬石时戴。',
    glasses: '防石子弹起。',
    mask: '干石粉、松鳞和有机肥的粉尘有害。',
    spoil: (volume) => `挖松后约 ${volume}。`,
    strips: (strips, wide, lap) => `幅宽 ${wide} 的 ${strips} 幅，搭接 ${lap}，四周翻边。`,
    pins: '沿搭接和边缘。',
    base: (depth, area, layers) => `${area}，夯实后 ${depth} 厚，分 ${layers} 层。`,
    top: (depth, area) => `${area}，${depth} 厚。`,
    edging: (run) => `四周共 ${run}。`,
    haunch: '收边下面铺一层，两侧各抹一道斜坡。',
    spikes: (apart) => `收边每 ${apart} 一根。`,
    cementGloves: '湿水泥会灼伤皮肤。',
    blinding: (depth) => `格子下面 ${depth}，垫平用。`,
    grid: (area) => `${area}，另加边上裁掉的。`,
    strip: '沿墙放，让板能伸缩。',
    concrete: (area, thick, delivered) =>
      `${area}，厚 ${thick}${delivered ? '；这么多用商品混凝土' : ''}。`,
    cure: '盖一周，四周压住。',
    forms: (high) =>
      high === 1 ? '围住板的四周，顶边就是板面。' : `围住板的四周，叠 ${high} 层。`,
    formPegs: (pegs, apart, strings) =>
      `模板外侧 ${pegs} 根，每 ${apart} 一根，转角也要；另有 ${strings} 根拉着线。`,
    formScrews: (each, pegs) => `${pegs} 根木桩，每根 ${each} 颗。`,
    oil: '方便拆模。',
    wire: (ties) => `搭接处扎 ${ties} 道。`,
    mesh: (lap) => `整张使用，搭接 ${lap}。`,
    spacers: (cover) => `每平方米四个，保证钢筋有 ${cover} 保护层。`,
  },
  steps: {
    plan: {
      title: '水往哪里流',
      detail:
        '在草图上画出坡向：离开房子，流到自家花坛或排水口，不流上马路、不流到邻家。问清硬化是否要报批。',
      check: '草图上的箭头落在能渗水的地方。',
    },
    services: {
      title: '查明地下管线',
      detail: '要到管线图，拿探测仪走一遍，查到的都做标记。',
      check: '每处标记都在地上和草图上。',
    },
    setOut: {
      title: '放线定高',
      detail: (dig) => `沿边打桩拉线，先拉平，再把远端降低八十分之一。坑底在线下 ${dig}。`,
      check: '对角线相等；直板上的弹珠往外滚。',
    },
    dig: {
      title: '开挖',
      detail: (dig) => `挖 ${dig} 深，边要直，底要平、同样找坡。挖掉树根和软土，软处填石踩实。`,
      wider: (wider) => `没有墙的边都多挖 ${wider}，留给模板和木桩。`,
      trench: (wide, deep) => `沿边挖路缘石的沟，宽 ${wide}，收边顶面往下 ${deep} 深。`,
      takeAway: '边挖边装走：土比看上去重。',
      check: (off) => `从线往下量，坑底处处相差不超过 ${off}。`,
      safety: '靠近标记处人工轻挖。用腿发力，小车只装半满。',
    },
    membrane: {
      title: '铺布',
      detail: (lap) => `铺平，相邻搭接 ${lap}，四周翻边，不起皱。`,
      check: '看不到泥土。',
    },
    base: {
      title: '夯实垫层',
      detail: (depth, layers, layer) =>
        `夯实后 ${depth}，分 ${layers} 层，每层不超过 ${layer}。洒水，用平板夯走四到六遍，先走边。`,
      check: (off) => `靴子踩不出印；从线往下量相差不超过 ${off}。`,
      safety: '用夯时戴耳罩、穿钢头鞋。石料有灰就洒水，或戴口罩。',
    },
    loosen: {
      title: '松土',
      detail: '把下面的土叉松，让水下得去、根扎得下。不要把生土翻上来。',
      check: '倒一壶水，几分钟渗完。',
    },
    edging: {
      title: '装收边',
      bedded: (above) =>
        `在沟里坐在新拌混凝土上，内侧对准线，敲到比里面的完成面高 ${above}，两侧混凝土抹到半高。要截短就用砖凿绕一圈敲出线再敲断。`,
      driven: (apart) => `沿线安装，接头搭接，每 ${apart} 打一根长钉。`,
      check: '蹲下看：一条线，不起伏。',
      safety: '湿水泥会灼伤：戴手套、护目镜，穿长袖。沾到皮肤马上冲洗。',
    },
    grid: {
      title: '铺碎石格',
      detail: (sand) => `耙平 ${sand} 中砂，格子错缝扣接，边上锯齐。`,
      check: '踩上去不晃。',
    },
    spread: {
      title: '铺面层',
      stone: (depth) => `沿路分堆倒，不要堆在一头，耙成 ${depth} 厚。`,
      bark: (depth) => `分堆倒，耙成 ${depth} 厚，中间略高。`,
      soil: (depth, layer) => `每层 ${layer}，轻踩，铺到 ${depth} 再略高一点。浇透，让它沉实。`,
      check: '拿做了记号的棍子量十处，深浅一样。',
      safety: '松鳞、有机肥、石粉干燥时戴口罩：粉尘带霉菌和石屑。翻土戴手套。',
    },
    level: {
      stone: {
        title: '耙平',
        detail: '用直板从一边刮到另一边，补低处，把收边扫干净。',
        check: '没有石子高过收边。',
      },
      soil: {
        title: '补上沉下去的',
        detail: '下沉处补土，横竖各耙一遍，比路面和墙脚低一指宽。',
        check: '浇一壶水，不积水。',
      },
    },
    keep: {
      stone: {
        title: '放水试一试',
        detail: '用水管冲十分钟。每年耙两次，露出布就补料。',
      },
      soil: {
        title: '种上或盖上',
        detail: '裸土会长草、板结：两周内播种、栽种或覆盖。',
      },
    },
    forms: {
      title: '支模',
      detail: (thick, fall, over, screws) =>
        `木板立放，沿线支好，顶边就是完成面，每 ${over} 至少降 ${fall}，外侧打桩，每桩 ${screws} 颗螺钉。板顶到垫层 ${thick}。内侧刷油。`,
      sunk: (sunk) => `模板比板厚高：嵌进垫层 ${sunk}。`,
      wall: '靠墙一边不支模：放泡沫条，到板顶。',
      check: (off) => `对角线相差不超过 ${off}；踢一脚不动。`,
    },
    lay: {
      title: '铺膜和钢筋网',
      damp: (lap) => `先铺防潮膜，搭接 ${lap}，四周翻边。`,
      mesh: (lap, cover) => `钢筋网放在垫块上，离各边和底 ${cover}，搭接 ${lap} 并扎牢。`,
      check: '在垫块旁踩一脚不下垂。',
    },
    pour: {
      title: '浇混凝土',
      barrow: (cold, hot) =>
        `选 ${cold} 到 ${hot} 之间的晴天。照袋上说明一袋袋拌，不要多加水，从远端开始，从加水起一个半小时内做完。`,
      mixer: (cold, hot) =>
        `选 ${cold} 到 ${hot} 之间的晴天，两个人，一人守搅拌机。不要多加水，从远端开始，一气浇完。`,
      'ready-mix': (cold, hot) =>
        `选 ${cold} 到 ${hot} 之间的晴天。约好时间，备好两个帮手、小车和跳板：车只等半小时。`,
      check: '灌满模板和每个角，没有露石。',
      safety: '湿水泥灼伤很深：戴手套、护目镜，穿靴子和长袖。沾到皮肤或眼睛马上冲洗。',
    },
    tamp: {
      title: '刮平拍实',
      detail: '两人拿直板搭在模板上：先来回锯刮，再拍，后面补低处。然后别碰，等表面的水退掉。',
      check: '直板处处贴实；水光退了。',
    },
    float: {
      title: '抹平、修边、拉毛',
      detail: (joints) => `跪在垫板上抹平，沿模板修圆边，再横着坡拉一遍扫帚防滑。${joints}`,
      joints: (long, wide, deep) =>
        `用切缝抹子靠着直尺切 ${deep} 深的缝，分成 ${long} × ${wide} 块：以后只在缝里裂。`,
      none: (most) => `不用切缝：这么厚的板，边长超过 ${most} 才要切。`,
      check: '边是圆的，没有脚印，纹路一个方向。',
    },
    cover: {
      title: '覆盖保湿',
      detail: '按不出印就盖膜，四周压住。一周内早晚洒水；有霜再盖棉被。',
      check: '膜的背面一直是湿的。',
    },
    strip: {
      title: '拆模',
      detail: '拔桩，把板往旁边拉开，空隙回填土。膜盖回去。',
      check: '边角完整；钉子划不出沟。',
    },
    use: {
      title: '等强度上来再受力',
      detail: (days, share, full) =>
        `现在可以走人；${days} 天后强度约 ${share}%，可放工具房、停车；满强度 ${full} 天后。冷天更久。`,
      check: (deep) => `水管冲十分钟，没有比 ${deep} 深的水洼。`,
    },
  },
};
