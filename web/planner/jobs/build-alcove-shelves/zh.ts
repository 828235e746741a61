import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '下垂：按层板上放的东西、板材和跨度计算（均布荷载简支梁）；刚放上不超过跨度的 1/600，长期不超过 1/200。',
    '光板下垂太多时，先在前沿胶一根加强条，再在下面加立板，直到够硬。',
    '柜体：两块侧板与凹位同高，减去间隙；顶板、底板、层板和立板装在中间；另有背板、踢脚和两根贴墙的收口条。',
    '托条式：层板与凹位同宽，减去间隙；每块后面一根托条，两端各一根。',
    '板材：最省钱的规格组合，计入板间锯缝和修边。',
    '墙上的固定件按每个的受力和墙体选。胶、腻子和钉为我们的估算。',
  ],
  pitfalls: [
    '新做时看着平的层板：颗粒板和密度板会一年年弯下去，到三倍。',
    '凹位越往里越窄，也会歪：每个高度前后都量，取最小的。',
    '托条只拧在抹灰层上不牢：要找到砖墙或龙骨，也要避开电线。',
    '高柜只推进去不固定：孩子攀爬会拉倒。用防倒带拉在墙上。',
  ],
  fields: {
    width: { label: '凹位宽', source: '量三个高度，取最窄的。' },
    height: { label: '高' },
    depth: { label: '深' },
    shelves: { label: '层板数' },
    build: { label: '做法', options: { unit: '柜体，带侧板、顶板和底板', battens: '托条层板' } },
    board: {
      label: '板材',
      options: { mdf: '密度板', plywood: '多层板', melamine: '生态板（免漆板）' },
    },
    load: {
      label: '放什么',
      options: {
        mixed: '书和杂物',
        books: '排满的书',
        paperbacks: '平装书',
        records: '唱片或杂志',
        crockery: '餐具',
        clothes: '衣物',
      },
    },
    wall: {
      label: '墙体',
      options: {
        masonry: '砖墙或混凝土',
        stud: '龙骨，拧在龙骨上',
        board: '石膏板，够不到龙骨',
        'soft-block': '加气块或老灰墙',
        'dot-and-dab': '粘在墙上的石膏板',
      },
    },
    weight: {
      label: '已知荷载',
      source: '填 0 按所放的东西算',
      unit: { metric: '公斤/米', imperial: '磅/英尺' },
    },
    thickness: { label: '板厚' },
    lip: {
      label: '前沿加强条',
      options: { auto: '需要时加', always: '每块都加', none: '不加' },
    },
    uprights: { label: '层板下的立板', options: { auto: '按需要加', none: '不加' } },
    hold: { label: '层板', options: { fixed: '胶粘加螺钉固定', pins: '搁在层板托上' } },
    finish: { label: '饰面', options: { paint: '刷底漆和面漆', none: '不做' } },
    plinth: { label: '踢脚高', source: '高过踢脚线' },
    fit: { label: '推入间隙' },
    grain: { label: '木纹外露' },
    kerf: { label: '锯缝' },
  },
  figures: { shelf: '层板长', span: '支点之间', sag: '放满时下垂' },
  nothingLeft: '两块侧板之间没有空间了。',
  tooMany: '这么多层板会占满整个高度。',
  tooLarge: '店里没有够大的板材做这块板。请做浅一些。',
  otherBoard: (thick) => `当地店里这种板厚 ${thick}。`,
  sags: (span, first, final, most, fails) =>
    `跨度 ${span}，会下垂 ${first}，几年后 ${final}，${fails ? '太多了' : '看得出来'}。光板在这里最多跨 ${most}：加一根加强条或立板，或换厚一点的板。`,
  pins: (most) => `四个层板托最多承受 ${most}。改用螺钉固定，或中间加立板。`,
  why: {
    gloves: '防木刺和锐边。',
    glasses: '锯板和钻孔时戴。',
    mask: '防板材和墙体的灰尘。',
    board: (panels, shelves, span, deep) =>
      `${panels} 块板，其中层板 ${shelves} 层，支点之间 ${span}，深 ${deep}。`,
    back: '防止柜体歪斜；高过板宽处，在层板后面拼接。',
    battens: (battens) => `${battens} 根托条：每块层板后面一根，两端各一根。`,
    strips: (lip, scribe) =>
      lip && scribe
        ? '每块层板前沿一根加强条，两侧墙边各一根收口条，到顶的柜顶边再一根。'
        : lip
          ? '每块层板前沿一根加强条。'
          : scribe
            ? '两侧墙边各一根收口条，到顶的柜顶边再一根。'
            : '',
    joints: (joints, each) => `${joints} 处接头，每处 ${each} 颗。`,
    upScrews: (each) => `每块层板 ${each} 颗，从托条向上拧。`,
    uprightScrews: '穿过层板拧进立板端头。',
    glue: '每处接头和每根条后面都要涂。',
    pins: (every) => `背板四周，每 ${every} 一颗。`,
    shelfPins: '每段层板下四个。',
    wall: (fixings, every, unit) =>
      unit
        ? `固定防倒带，${fixings} 个。`
        : `穿过托条 ${fixings} 个：后面两端各一个，中间每 ${every} 一个，每侧两个。`,
    straps: '装在顶部，谁也拉不倒。',
    packers: '地面不平处垫在踢脚下。',
    pair: (wall) => `${wall}每处两颗。`,
    plugs: '每颗螺钉一个。',
    bit: '与膨胀管同直径。',
    tape: (run) => `看得见的板边 ${run}，多备一成。`,
    caulk: (run) => `墙边的缝 ${run}。`,
    filler: '补螺钉眼。',
    sand: '底漆前和两遍之间打磨。',
    primer: (area) => `${area} 刷一遍，板边两遍。`,
    paint: (area) => `${area} 刷两遍。`,
    sleeves: '底漆一个，面漆一个。',
    brush: '刷阴角。',
  },
  drawing: {
    front: '正面',
    section: '层板侧面',
    sag: (sag) => `下垂 ${sag}`,
    frontSays: ({ shelves, long, clear, span, uprights, sag, final }) =>
      `层板 ${shelves} 块，长 ${long}，净间距 ${clear}，${uprights === 0 ? '无立板' : `立板 ${uprights} 道`}：` +
      `每跨 ${span}，放满时下垂 ${sag}，几年后 ${final}。`,
    sectionSays: ({ deep, thick, lip, batten }) =>
      `前后剖开：深 ${deep}，板厚 ${thick}` +
      `${lip === undefined ? '' : `，前沿加强条高 ${lip}`}${batten === undefined ? '' : `，后面托条高 ${batten}`}。`,
  },
  steps: {
    measure: {
      title: '再量一遍，每处量三次',
      detail: '每块层板的高度都量宽，前后都量；深度两侧都量；墙角用角尺查。各取最小值填进表里。',
      check: (off) => `各处宽度相差不超过 ${off}，否则每块层板单独量。`,
    },
    find: {
      title: '探测管线，弄清墙体',
      detail:
        '要钻孔的每条线都探一遍，包管和柱子旁边也探。再钻一个小孔试：红灰或灰粉是砖或砌块，白粉后落空是石膏板。',
      check: '电线和水管都已标出，知道螺钉要拧进什么。',
      safety: '插座、开关的正上、正下和左右，绝不钻孔。',
    },
    level: {
      title: '弹水平线',
      battens: (clear) => `三面墙上给每块层板的底面画线，层板之间净 ${clear}。`,
      unit: '三面墙上弹出柜顶的线；地面最高点定踢脚。',
      check: '每条线绕一圈在墙角对上，水平尺也认可。',
    },
    wall: {
      plugs: '孔比螺钉进墙的长度略深，吹净，膨胀管要穿过抹灰层进到墙里。',
      through: '连同托条或固定带一起钻穿，孔比固定件略深，吹净，直接打入拧紧。',
      board: '先钻引孔；有龙骨处拧进龙骨。',
      safety: '戴护目镜，钻墙时戴防尘口罩，边钻边吸尘。',
    },
    battens: {
      title: '把托条固定到墙上',
      detail: '先沿线装后面的，再装两侧的，侧面托条前端锯成斜口，就看不见。',
      check: '双手用力往下压：纹丝不动。',
    },
    saw: {
      title: '锯板，或请店里代锯',
      detail:
        '按编号的刀次锯；很多店代锯，还更直。两边都要托住，锯片比板厚多出一个齿，每块板写上名字。',
      check: '一样的板立在一起一样高。',
      safety: '站在锯片线的侧面，不要站正后方。戴护目镜、耳罩和防尘口罩；调锯前先拔插头。',
    },
    edge: {
      title: '熨封边条',
      detail: '中温熨，用木块压实，放凉，两边用刀修齐，棱角磨光。',
      check: '指甲抠不起来。',
      safety: '熨斗和热胶烫手。',
    },
    mark: {
      title: '在侧板上划线钻孔',
      detail: (clear) =>
        `两块侧板并在一起，一次划好每块层板的位置，层板之间净 ${clear}。按线钻通孔，板端钻引孔。`,
      check: '两块侧板的线对得上。',
    },
    build: {
      title: '上胶、拧紧柜体',
      detail: '先不上胶试装、编号。再逐处上胶：底板和顶板接一侧，再装层板，最后另一侧。',
      uprights: (uprights) => `${uprights} 道立板和顶、底板一起装，先于中间的层板。`,
      pins: '层板先不装：以后搁在层板托上。',
      check: '两条对角线一样长。',
      safety: '拧螺钉时夹紧：板滑脱会伤人。',
    },
    back: {
      title: '钉背板',
      detail: '趁胶未干：背板把柜体拉方正。上胶，四周和每块层板都钉上，平放。',
      check: '推一个角，不歪。',
    },
    lip: {
      title: '胶前沿加强条',
      detail: '上沿与层板平齐，整条边上胶，每隔一掌夹一个夹具，擦掉挤出的胶。',
      check: '对着光看，接缝没有缝。',
    },
    fix: {
      title: '立好并固定到墙上',
      stand: '两个人抬进去，在踢脚下垫平。',
      tilt: '躺着做好后，高度刚好能在顶棚下立起来：进了凹位先放脚再立起。',
      straps: '两侧顶部各拧一条防倒带到墙上。',
      check: '拉顶部：不动。',
      safety: '高过膝盖的柜子顶部必须固定，否则孩子攀爬会拉倒。固定好之前扶住它。',
    },
    scribe: {
      title: '配墙边收口条',
      detail: '把条靠在墙上，用铅笔和小木块把墙的轮廓画上去，沿线锯，胶在侧板上。',
      over: (over) => `第三根遮住柜顶上方的 ${over}。`,
      check: '缝均匀，比硬币薄。',
      safety: '锯之前先夹住。',
    },
    trim: {
      title: '逐块试装层板',
      detail: (less) => `每块比自己的位置短 ${less}，试放，碰墙处修掉。`,
      check: '三根托条都贴住，不翘。',
      safety: '锯之前先夹住；戴护目镜。',
    },
    shelves: {
      title: '固定层板',
      detail: '从下面穿过托条向上拧。',
      uprights: (uprights) => `每块层板下 ${uprights} 道立板，上下对齐直到地面，上下都拧。`,
      check: '前后左右水平尺都认可。',
    },
    caulk: {
      title: '收缝',
      detail: '板和墙之间打一条细胶，用湿手指抹平。',
      fill: '补好螺钉眼，略高一点。',
      check: '坐着看不见缝。',
    },
    prime: {
      title: '打磨、刷底漆',
      detail: '腻子磨平，棱边磨圆。擦净，各面刷底漆，板边再刷一遍：板边吸漆。',
      check: '板边和板面一样光滑。',
      safety: '磨密度板戴防尘口罩；开窗。',
    },
    paint: {
      title: '刷两遍面漆',
      detail: '手摸砂磨平，薄刷两遍，阴角先用刷子。然后空着放好。',
      check: '一天后拇指按上不粘。',
    },
    load: {
      title: '从下往上放',
      detail: (load) => `按“${load}”计算。重的放下面，靠近两端和立板。`,
      check: (span, sag) => `一周后用直尺量 ${span} 一跨，下垂不超过 ${sag} 略多。`,
    },
  },
};
