import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

const postsBehind = (posts: number) => (posts === 0 ? '不用' : `${posts} 根`);

export const zh: typeof en = {
  counts: [
    '板材按整排算；转角处上下排轮流压头，每块板都按自己的长度锯。',
    '四角和中间立桩，间距由板厚和板后的土压算出（梁的挠度表；潮湿针叶材）。',
    '螺钉：板与桩、板与板相接处各两颗。每个锯口刷两遍防腐剂。',
    '土按体积算：种植土六份、有机肥土三份、粗砂一份，沉降再加 15%（园艺指南）。',
    '只衬侧面：底部敞开，水能下渗，根能往下长。',
  ],
  pitfalls: [
    '旧铁路枕木和浸过杂酚油的木头：别放在蔬菜和人手旁边。',
    '没做过防腐的木头，埋在土边三年就烂：要买能接触地面的防腐木。',
    '太宽够不到中间，只好踩进去，刚松好的土又踩实了。',
    '长边不立桩，土一湿就鼓肚子。',
    '一次填满当天就种：土会沉下一掌宽，根悬在空里。',
  ],
  fields: {
    length: { label: '长' },
    width: { label: '宽', source: '从外边量到外边。' },
    height: { label: '高', source: '取最接近的整排板高。' },
    kind: { label: '侧板用', options: { boards: '防腐木板', sleepers: '方木（枕木）' } },
    clay: { label: '下面是黏土或硬地', source: '底下铺碎石才排得出水。' },
    cap: { label: '顶上加坐板' },
  },
  figures: { height: '高', soil: '土' },
  wide: (reach) => `宽过 ${reach}，从两边都够不到中间：分成两个花池。`,
  drawing: {
    plan: '俯视图',
    side: '长边',
    planSays: (long, wide, posts) => `花池俯视图，${long} × ${wide}，里侧 ${posts} 根桩。`,
    sideSays: (rows, high) => `长边，高 ${high}，共 ${rows} 排。`,
    rim: '留空',
    fill: '土',
    stone: '碎石',
  },
  why: {
    string: '绕一周，再多两成拉对角线。',
    pegs: '每个角两根。',
    gloves: '搬木头、拌土时戴。',
    glasses: '防木屑和螺钉。',
    mask: '防腐木屑和干有机肥的粉尘有害。',
    sides: (rows, high) => `四边各 ${rows} 排，高 ${high}。`,
    posts: (between, long) =>
      between === 0
        ? `四角各一根，连入土部分长 ${long}。`
        : `四角各一根，中间 ${between} 根，连入土部分长 ${long}。`,
    screws: (each, places) => `板与桩、板与板相接处共 ${places} 处，每处 ${each} 颗。`,
    ends: '每个锯口刷两遍。',
    brush: '刷防腐剂。',
    liner: (high, wide) => `内侧一周，床高 ${high}，从幅宽 ${wide} 的卷上裁，搭接一处。`,
    staples: '上下边和搭接处，每一掌宽一颗。',
    stone: (deep) => `铺 ${deep} 厚，池里不积水。`,
    fill: {
      topsoil: (whole) => `${whole} 的十分之六。`,
      compost: (whole) => `${whole} 的十分之三。`,
      grit: (whole) => `${whole} 的十分之一，帮助排水。`,
    },
    cap: '围顶一周，转角斜拼。',
    capScrews: (each, every) => `沿坐板每 ${every} ${each} 颗。`,
  },
  steps: {
    place: {
      title: '选位置',
      detail: (far) =>
        `每天至少六小时日照，${far} 内有水龙头，四周走得过小推车。不要靠着房子的墙：土会把墙泡湿。`,
      check: '早、中、晚都去看过太阳。',
    },
    services: {
      title: '查明地下管线',
      detail: '桩要打进土里。先要到管线图，拿探测仪走一遍，查到的都做标记。',
      check: '没有一根桩落在标记上。',
    },
    wood: {
      title: '挑木料',
      detail: '要直、端头不裂、能接触地面的防腐木。旧防腐木别用：早年的药剂含砷。',
      check: '标签写明可以接触地面。',
    },
    setOut: {
      title: '放线定角',
      detail: (long, wide) =>
        `在四角外一步打桩拉线，线内 ${long} × ${wide}。量两条对角线，挪桩直到相等。`,
      check: (off) => `对角线相差不到 ${off}。`,
    },
    ground: {
      title: '清地、松土',
      detail: (deep) =>
        `铲起草皮放一边。侧板下整平一锹宽的一圈；有坡就往高处挖，不往低处垫。中间的土叉松 ${deep} 深，草皮反扣回去。`,
      check: (off) => `沿这一圈量，高差不超过 ${off}。`,
    },
    cut: {
      title: '锯板和桩',
      detail: (boards, posts) =>
        `照下料图锯 ${boards} 块板、${posts} 根桩。先锯齐一头，再从这头量；桩头四刀削尖。`,
      check: '同样长的料并排一样齐。',
      safety: '板要夹牢，电线放身后，双手握锯。戴口罩和护目镜：防腐木屑不能吸，也不能烧。',
    },
    ends: {
      title: '处理锯口',
      detail: '防腐药剂到不了木心。每个锯口和钻孔都刷防腐剂，吸进去后再刷一遍。',
      check: '锯口颜色变深，摸上去是干的。',
      safety: '戴手套，在室外，远离明火。别滴到种菜的土里。',
    },
    frame: {
      title: '拼第一排',
      detail: (deep) =>
        `角桩两根一对放平，长板整根横着拧上，下沿离桩尖 ${deep}。两人立起来，中间拧上短板。四角挖坑，把框放进去，四周调平。`,
      check: (off) => `对角线相差不超过 ${off}，四边水平尺气泡都居中。`,
      safety: '翻身和搬动要两个人。落地前手指先抽出来。',
    },
    stakes: {
      title: '打中间的桩',
      detail: (long, short, deep) =>
        `每条长边后 ${postsBehind(long)}，每条短边后 ${postsBehind(short)}，间距相等，入土 ${deep}，桩顶不高过板顶。和第一排拧牢。`,
      check: '逐根推一推，侧板不动。',
    },
    rows: {
      title: '往上叠',
      detail: (rows, screws) =>
        `叠到第 ${rows} 排。隔一排换短边压头，转角互相咬住。夹紧，端头先引孔，每根桩 ${screws} 颗螺钉。`,
      check: (bow) => `沿每边拉线，鼓出不到 ${bow}，顶面是平的。`,
    },
    liner: {
      title: '衬侧面',
      detail: (below) => `布钉在内侧，从板顶下 ${below} 到地面为止，上下边和桩周围都钉牢。`,
      check: '上沿以下看不到木头，底部敞开。',
    },
    stone: {
      title: '铺碎石',
      detail: (deep) => `池底铺 ${deep}，耙平，好排水。`,
      check: '倒一壶水，马上不见。',
    },
    mix: {
      title: '拌土',
      detail: '种植土六车、有机肥土三车、粗砂一车，在垫布上或池里翻拌两遍。',
      check: '一把土攥得住，一碰就散。',
      safety: '开袋时脸避开，戴口罩，过后洗手：有机肥可能带菌。小车只装半满。',
    },
    fill: {
      title: '分层填土',
      detail: (layer, below) =>
        `每次填 ${layer}，垫着板轻轻踩实，浇水。填到离板顶 ${below}，剩下的堆高，让雨和水沉实。`,
      check: '浇一壶水，没有塌坑。',
    },
    cap: {
      title: '装坐板',
      detail: (screws, every) =>
        `转角斜拼，外边对齐，每 ${every} ${screws} 颗螺钉，拧进侧板和桩。边角用砂块磨圆。`,
      check: '坐得稳，布拉过去不挂。',
      safety: '锯片停稳前手别靠近。戴护目镜。',
    },
    plant: {
      title: '补土、种下、盖好',
      detail: (below) =>
        `土沉下去了：再填到离板顶 ${below}，耙平。矮的朝太阳，高的在后面；浇透水，裸土盖上覆盖物。干旱时隔天浇一次。`,
      check: '四个角一样深，手指插进土里拔出来是潮的。',
    },
  },
};
