import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '石板：从房子一侧起逐块排，整块和切块都数清，余料接着用；再加 5% 破损。',
    '垫层按重量：面积 × 夯实厚度 × 2.1 t/m³，黏土上加厚；砂 1.6 t/m³；地面不平再加一成（行业指南）。',
    '砂浆一份水泥五份中砂，满铺：厚 40 mm 时 80 kg/m²。每块石板背面刷粘结浆。',
    '填缝：石板（长 + 宽）÷（长 × 宽）× 缝深 × 缝宽 × 1.9 t/m³（厂家说明）。',
    '边：凡是临空的边抹混凝土护脚，或用打桩的收边条；靠房子处放泡沫条。',
  ],
  pitfalls: [
    '铺得高过防潮层或盖住通风口：墙里面返潮。',
    '只点五坨砂浆、不满铺：空鼓处积水，一冻就翘。',
    '干切石板：一下午的粉尘伤肺一辈子。每一刀都要带水、戴口罩。',
    '垫层不分层夯实会下沉，石板跟着沉。',
    '砂浆沾在石板上会留印：趁湿洗掉，头一个月绝不用酸。',
  ],
  fields: {
    length: { label: '石板长', source: '沿房子方向。' },
    width: { label: '石板宽' },
    bedding: { label: '铺在', options: { mortar: '水泥砂浆上', sand: '砂层上' } },
    pattern: { label: '排法', options: { straight: '对缝', 'brick-half': '错半块' } },
    house: { label: '靠着房子', source: '长边靠房子。' },
    clay: { label: '黏土或软地' },
    firmBase: { label: '压实后的垫层厚度' },
    clayBase: { label: '黏土上压实后的垫层厚度' },
    takeAway: { label: '土方外运' },
    front: { label: '在前院' },
    seal: { label: '做防护剂' },
  },
  figures: { slabs: '块', dig: '开挖' },
  thin: (least) => `薄于 ${least} 的石板铺在砂上会断：改用砂浆铺。`,
  mustDrain: '前院这样硬化，雨水必须在自家地里渗走：引到花坛，或先申请许可。',
  drawing: {
    name: '石板',
    says: (whole, cut, from, drop) =>
      `整块 ${whole} 块${cut === 0 ? '' : `，切块 ${cut} 块（出自 ${from} 块）`}；外侧低 ${drop}。`,
    house: '房子',
    high: '高的一侧',
    low: (drop) => `低 ${drop}`,
    slab: '石板',
    base: '级配碎石垫层',
  },
  why: {
    string: '绕一周，再多两成拉对角线。',
    pegs: (each, points) => `边上 ${points} 个点，每个点 ${each} 根。`,
    gloves: '挖土、搬石板时戴。',
    cementGloves: '湿水泥和填缝料会灼伤皮肤。',
    glasses: '防石子和碎屑。',
    mask: '石粉伤肺，不可逆。',
    spoil: (volume) => `挖松后约 ${volume}。`,
    fabric: (strips, wide, lap) => `幅宽 ${wide} 的布 ${strips} 幅，搭接 ${lap}，四周翻边。`,
    base: (depth, area, layers) => `${area}，夯实后 ${depth} 厚，分 ${layers} 层。`,
    sand: (deep) => `${deep} 厚，刮平。`,
    mortarSand: (deep) => `${deep} 厚砂浆里的五份。`,
    cement: '砂浆里的一份。',
    primer: '每块背面刷一遍，和砂浆粘牢。',
    slabs: (whole, cut, from) =>
      cut === 0
        ? `整块 ${whole} 块，不用切。`
        : `整块 ${whole} 块，另用 ${from} 块切出 ${cut} 块。`,
    thinner: (strip, slabs) => `边上允许 ${strip} 的窄条，${slabs} 块就够。`,
    shorter: (by, slabs) => `长度少 ${by}，${slabs} 块就够。`,
    narrower: (by, slabs) => `宽度少 ${by}，${slabs} 块就够。`,
    blade: (cuts) => `切 ${cuts} 块石板用。`,
    edging: (run) => `临空边共 ${run}。`,
    spikes: (apart) => `收边每 ${apart} 一根。`,
    haunch: (run) => `沿 ${run} 临空边抹一道斜坡。`,
    strip: '沿房子放，让石板能伸缩。',
    joint: (wide, deep) => `缝宽 ${wide}，深 ${deep}。`,
    seal: (area) => `${area}，两遍。`,
    rags: '擦掉没吸进去的。',
  },
  steps: {
    plan: {
      title: '定完成面标高',
      house: (below) =>
        `在墙上弹线：低于防潮层 ${below}，低于所有通风口，与检查井齐平，或把井盖抬高。水要离开房子，流到自家的花坛或草坪。`,
      marked: '墙上有线，草图上的箭头落在能渗水的地方。',
      alone:
        '在木桩上画线：与旁边地面齐平，与检查井齐平，或把井盖抬高。水要流到自家的花坛或草坪，不流向墙和邻居。',
      drawn: '桩上有线，草图上的箭头落在能渗水的地方。',
    },
    services: {
      title: '查明地下管线',
      detail: '要到管线图，拿探测仪走一遍，查到的都做标记。',
      check: '每处标记都在地上和草图上。',
    },
    setOut: {
      title: '放线找坡',
      house: (drop) => `按完成面沿边打桩拉线，与房子垂直。外侧的线降低 ${drop}。`,
      alone: (drop) => `按完成面沿边打桩拉线，互相垂直。低侧的线降低 ${drop}。`,
      away: '对角线相等；直板上的弹珠往外滚。',
      low: '对角线相等；直板上的弹珠往低侧滚。',
    },
    dig: {
      title: '开挖',
      detail: (dig, wider) =>
        `线下 ${dig} 深，每条临空边比石板宽 ${wider}，同样找坡。挖掉树根和软土，填石踩实。`,
      trench: (wide, deep) => `沿临空边挖放路缘石的沟，宽 ${wide}，线下 ${deep} 深。`,
      check: (off) => `从线往下量，坑底处处相差不超过 ${off}。`,
      safety: '靠近标记处人工轻挖。用腿发力，小车只装半满。',
    },
    fabric: {
      title: '铺土工布',
      detail: (lap) => `铺平，相邻搭接 ${lap}，四周翻边。`,
      check: '看不到泥土。',
    },
    base: {
      title: '夯实垫层',
      detail: (depth, layers) =>
        `夯实后 ${depth}，分 ${layers} 层。洒水，每层用平板夯走四到六遍，先走边，最上面用细料封面。`,
      check: (off) => `脚踩不留印；从线往下量相差不超过 ${off}。`,
      safety: '用平板夯要戴耳罩、穿防砸鞋。石粉先洒水，或戴口罩。',
    },
    dry: {
      title: '先干摆三排',
      house: (joint, cuts) =>
        `从房子一侧往外摆，缝宽 ${joint}。几包石板混着用，${cuts === 0 ? '确认不用切' : '照图画出切线'}。`,
      alone: (joint, cuts) =>
        `从高侧开始摆，缝宽 ${joint}。几包石板混着用，${cuts === 0 ? '确认不用切' : '照图画出切线'}。`,
      check: '缝是直通的，最后一排和图上一样宽。',
    },
    cut: {
      title: '切石板',
      detail: (cuts, from) => `照图从 ${from} 块里切出 ${cuts} 块。带水，分几次浅切，好面朝上。`,
      check: '每块放到位，四周都留出缝。',
      safety: '在室外带水切，戴最高级别的防尘口罩和护目镜，旁边不站人。锯片停稳再放下。',
    },
    mortar: {
      title: '拌砂浆',
      detail: (cold, hot) =>
        `一桶水泥五桶中砂，潮到一把攥得住。气温 ${cold} 到 ${hot}，一次只拌一小时用得完的。`,
      check: '攥成的团一掰就断，手套上不留水。',
      safety: '水泥灼伤很深：戴防水手套、护目镜，穿长袖，倒袋时戴口罩。',
    },
    sand: {
      title: '刮平砂层',
      detail: (deep) => `放两根同高的导轨，中间铺 ${deep} 砂，拿直板沿两轨刮平。抽轨填槽，别踩。`,
      check: '直板处处贴实。',
      safety: '袋子和小车只装半满，腰背挺直。',
    },
    lay: {
      title: '铺石板',
      house: '从房子一侧逐排铺，靠墙放泡沫条。',
      alone: '从高侧逐排铺。',
      mortar: (deep, joint) =>
        `砂浆满铺，厚 ${deep} 稍多，背面满刷粘结浆，放下后对线敲平。缝宽 ${joint}。沾的浆马上洗掉。`,
      sand: (_deep, joint) => `跪在铺好的板上，直直放下，不推砂，对线敲平。缝宽 ${joint}。`,
      lifted: '把第二块揭起来看：背面处处沾浆。',
      rocks: '踩对角，不晃。',
      safety: (weight, heavy) =>
        heavy
          ? `一块重 ${weight}：两个人抬或用石板夹，手指别伸到下面。`
          : `一块重 ${weight}：屈膝搬，手指别伸到下面。`,
    },
    straight: {
      title: '拿靠尺检查',
      detail: (off) => `横竖各跨三块，趁还能动马上查。高差超过 ${off} 的垫高或敲低，谁都别上去踩。`,
      check: (drop) => `外边低 ${drop}，敲着没有空响。`,
    },
    haunch: {
      title: '护住边',
      detail: '沿每条临空边抹一道混凝土斜坡，到石板一半高，抹顺，以后盖土种草看不见。',
      check: '踢一脚不动。',
      safety: '湿水泥会灼伤：戴手套，穿长袖。沾到马上冲洗。',
    },
    edging: {
      title: '装收边条',
      detail: (apart) =>
        `在夯实的垫层上沿每条临空边放，内侧对准线，每 ${apart} 打一根长钉，弯处更密。`,
      check: '踢一脚不动，石板连缝正好放得下。',
    },
    kerb: {
      title: '安路缘石',
      detail:
        '在沟里铺上刚拌的混凝土再放，内侧对准线，顶面与完成面齐平，两侧混凝土到一半高。用砖凿绕一圈敲出线再敲断。没有边，砂会从石板下跑掉。',
      check: '顺着看：一条直线，不起伏。石板连缝正好放得下。',
      safety: '湿水泥会灼伤：戴手套、护目镜，穿长袖。沾到马上冲洗。',
    },
    joint: {
      title: '填缝',
      detail: (cold) =>
        `选 ${cold} 以上的晴天。板面要干要潮照袋上说明；扫进去，压实，多的扫走，说明要洒水就洒水。`,
      check: (below) => `缝填到板边下 ${below}，板面干净。`,
    },
    use: {
      title: '放水试一试',
      detail: '用水管冲十分钟。一周后放桌椅；头一个月不用酸，不用高压水枪。',
      house: (deep) => `没有比 ${deep} 深的水洼，水不往房子流。`,
      alone: (deep) => `没有比 ${deep} 深的水洼，水往该去的地方流。`,
    },
    seal: {
      title: '做防护剂',
      detail: '一个月后，干净干燥时薄薄滚两遍，十分钟后擦掉浮在面上的。',
      check: '水滴在上面成珠。',
    },
  },
};
