import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

const EDGES = {
  x0: '左边',
  x1: '右边',
  y0: '前边',
  y1: '后边',
  z0: '下边',
  z1: '上边',
} as const;

export const zh: typeof en = {
  counts: [
    '每块板都按外形尺寸在三维中排好：除了榫槽嵌入处，没有两块占同一位置。',
    '通槽深为板厚的三分之一，嵌入的板相应加长；背板槽深 6 mm；活动层板短 2 mm。',
    '门和抽屉面板之间留缝，内嵌的四周也留缝。抽屉两侧各留 13 mm 装滑轨，滑轨取深度容许的最长规格。',
    '铰链按门高计（厂家规划表）：900 mm 以内 2 个，再高 3、4、5 个。木榫和螺钉：每端至少两个，每 150 mm 一个。',
    '下垂：按荷载、板材和跨度用 5wL⁴ ÷ 384EI 计算；肉眼可见为跨度的 1/384。书柜会加立板，直到层板保持平直；门后的活动层板日久下弯时翻面。',
    '固定到墙：吊柜，以及高于 600 mm 的柜子（家具安全检查表）。',
    '板材和木料：最便宜的规格组合，计入锯缝和修边。胶、重量和工时是我们的估计。',
  ],
  pitfalls: [
    '板材很少与标称一样厚：先量一量，在锯之前输入实际厚度。',
    '没有背板的柜子会歪斜，背板让它保持方正。',
    '没有固定的抽屉柜，孩子踩上拉开的抽屉就会倒：要用带子固定。',
    '躺着组装的高柜可能立不起来：对角线比高度长。',
  ],
  fields: {
    kind: {
      label: '做什么',
      options: {
        bookcase: '书柜',
        base: '地柜',
        wall: '吊柜',
        drawers: '抽屉柜',
        wardrobe: '衣柜',
        workbench: '工作台',
        box: '箱子',
        planter: '花箱',
      },
    },
    walls: { label: '靠哪面墙' },
    fits: { label: '尺寸', options: { own: '自定', fill: '填满墙面或凹位' } },
    width: { label: '外宽' },
    height: { label: '外高' },
    depth: { label: '外深', source: '含门和抽屉面板' },
    board: { label: '板材', options: { mdf: '密度板', plywood: '多层板', melamine: '生态板' } },
    joint: {
      label: '连接',
      options: { screw: '螺钉', dowel: '木榫', pocket: '斜孔螺钉', housing: '通槽' },
    },
    back: { label: '背板或底板', options: { screwed: '螺钉固定', groove: '插入槽中' } },
    shelves: { label: '层板数' },
    doors: {
      label: '门',
      options: { auto: '按宽度', none: '无', one: '单门', two: '双门' },
    },
    drawers: { label: '抽屉数' },
    stands: {
      label: '底部',
      options: { plinth: '踢脚板', feet: '调节脚', floor: '直接落地' },
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
    lid: { label: '带盖' },
    wall: {
      label: '后面的墙',
      options: {
        masonry: '砖墙或混凝土',
        stud: '拧入龙骨',
        board: '石膏板，够不到龙骨',
        'soft-block': '加气块或旧抹灰',
        'dot-and-dab': '粘贴在砖墙上的石膏板',
      },
    },
    lift: { label: '踢脚或脚的高度' },
    fronts: { label: '门和抽屉', options: { overlay: '外盖', inset: '内嵌' } },
    gap: { label: '面板间缝隙' },
    hold: {
      label: '层板',
      options: { auto: '不下垂就活动', pins: '活动，放在层板粒上', fixed: '与侧板连接' },
    },
    finish: { label: '表面', options: { paint: '油漆', varnish: '清漆', none: '不处理' } },
    thickness: { label: '板厚' },
    play: { label: '推入的余量' },
    grain: { label: '木纹可见' },
    kerf: { label: '锯缝' },
  },
  figures: {
    parts: '部件',
    weight: '重约',
    clear: '层间净高',
    stagger: '隔格层板高出',
    runner: '滑轨',
  },
  cannot: {
    narrow: '太窄：侧板之间没有空间。',
    low: '太矮，放不下里面的东西。',
    shallow: '太浅：面板后面没有空间。',
    shelves: '层板太多：之间没有空间。',
    drawers: '抽屉太多：里面没有空间。',
    runner: '太浅，装不下商店最短的滑轨。',
    sheet: '您的商店没有足够大的板材或木料。',
  },
  tooThin: (least) => `太薄，接头、铰链和螺钉固定不住：请用至少 ${least} 厚的板。`,
  noRoom: {
    width: (most) => `门窗和墙角之间有 ${most}。`,
    height: (most) => `墙高 ${most}。`,
  },
  warn: {
    sags: (span, first, final) =>
      `跨度 ${span} 的层板初期下垂 ${first}，多年后 ${final}：请用更厚的板、把层板与侧板连接，或做窄一些。`,
    joinedSags: (span, first, final) =>
      `跨度 ${span} 的层板已与侧板连接，初期仍下垂 ${first}，多年后 ${final}：请用更厚的板，或做窄一些。`,
    hangers: (deep, least) =>
      `内部深 ${deep}，衣架挂衣需要 ${least}：请做深一些，否则衣服只能斜着挂。`,
    wideDoor: (wide, most) => `宽 ${wide} 的门会拉坏铰链并下垂：请用两扇门，或不超过 ${most}。`,
    longRail: (long, most) => `${long} 长的挂衣杆会弯：中间加一个支架，或不超过 ${most}。`,
    drawerBottom: (wide, thick) =>
      `宽 ${wide} 的抽屉底板厚 ${thick} 会下垂：请做窄一些，或在每块底板中间下面粘一根木条。`,
    pins: (weight, most) => `每层 ${weight}，超过四个层板粒的承重（${most}）：请把层板与侧板连接。`,
    otherBoard: (thick) => `您所在地区的商店出售 ${thick} 厚的这种板。`,
    tilt: (most) => `躺着组装后在这个高度下立不起来：不超过 ${most}，或立着组装。`,
  },
  sentences: (texts) => texts.join(''),
  why: {
    gloves: '防木刺和锐边。',
    glasses: '锯切和钻孔时戴。',
    mask: '防板材粉尘。',
    board: (parts) => `${parts} 块。`,
    drawers: '抽屉的侧板和前后板。',
    back: '让柜体保持方正。',
    frame: '腿和横档。',
    boards: '侧面和底部。',
    posts: '四角和托条。',
    rod: '挂衣架用。',
    joints: (ends) => `用于 ${ends} 个板端。`,
    frontScrews: '每个抽屉四颗，拧入面板。',
    unitScrews: '两个柜体相接处四颗。',
    drawerScrews: '用于抽屉四角。',
    backScrews: '背板四周。',
    bottomScrews: '底板四周。',
    frameScrews: '框架每角两颗，每条腿八颗。',
    topScrews: '固定台面和搁板。',
    boardScrews: '每块板每端两颗。',
    glue: '用于每个接缝。',
    tape: (run, more) => `可见边共 ${run}，每条另加 ${more}。`,
    pins: '每块活动层板四个。',
    hinges: (high, inset) =>
      `用于高 ${high} 的门：${inset ? '内嵌（大弯）铰链' : '全盖（直臂）铰链'}，带螺钉。`,
    lidHinges: '盖子用两个。',
    stays: '撑住盖子，让它缓慢合上。',
    handles: '每扇门一个。',
    drawerHandles: (bolt) => `每个抽屉一个，配 ${bolt} 螺栓，要穿过面板和抽屉盒。`,
    runners: '每个抽屉一副，带螺钉。',
    feet: '每个柜体四个，宽的六个，带螺钉。',
    sockets: '挂衣杆两端各一个。',
    preserver: '所有表面，切口两遍。',
    liner: '隔开湿土和木头。',
    staples: '固定衬布。',
    compost: '填满花箱。',
    straps: '装在顶部，防止被拉倒。',
    packers: '垫着定抽屉面板。',
    wall: (fixings) => `${fixings} 个，用于固定带。`,
    hung: (fixings, every) => `${fixings} 个，穿过横档，间距 ${every}。`,
    pair: (wall) => `${wall}每处两颗。`,
    plugs: '每颗螺钉一个。',
    bit: '与胀塞同径。',
    sand: '上漆前和两遍之间。',
    primer: (area) => `${area} 一遍，边缘两遍。`,
    paint: (area) => `${area} 两遍。`,
    sleeves: '底漆一个，面漆一个。',
    brush: '用于边缘和内角。',
  },
  model: {
    says: (name, wide, high, deep, parts) =>
      `${name}，宽 ${wide}，高 ${high}，深 ${deep}，共 ${parts} 个部件。`,
    adds: (letters) => `本步装上：${letters}。`,
    part: (size, banded, grain) =>
      [
        size,
        ...(banded.length === 0
          ? []
          : [
              banded.length === 4
                ? '四边封边'
                : `${banded.map((edge) => EDGES[edge]).join('、')}封边`,
            ]),
        ...(grain ? ['木纹顺长度'] : []),
      ].join('，'),
  },
  drawing: {
    front: '剖面，从前面看',
    side: '剖面，从侧面看',
    wall: '在墙上的位置',
    wallSays: (wide, high) => `墙上放得下的位置：宽 ${wide}，高 ${high}。`,
    frontSays: (wide, high) => `左右剖开：宽 ${wide}，高 ${high}。`,
    sideSays: (deep, high) => `前后剖开：深 ${deep}，高 ${high}。`,
  },
  steps: {
    measure: {
      title: '核对尺寸',
      detail: '在三个高度量放置的位置，量要放进去的东西，也量板厚。锯之前先改好表单。',
      check: '搬运途中的门也过得去。',
    },
    saw: {
      title: '锯板，或请商店锯',
      detail: '按编号顺序锯；很多商店代锯，而且更直。把字母写在每块板上。',
      check: '相同的板并排立着一样高。',
      safety: '站在锯片线旁边，不要站在后面。戴眼镜、耳罩和口罩；调锯前拔掉电源。',
    },
    edge: {
      title: '烫封边条',
      detail: '封部件表注明的边。中温熨烫，用木块压，冷却后修两侧，磨圆棱角。',
      check: '指甲抠不起来。',
      safety: '熨斗和热胶会烫伤。',
    },
    mark: {
      title: '划线并加工接头',
      screw: '两块侧板并在一起同时划线。按线钻透，再在板端钻引孔。',
      dowel:
        '两块侧板并在一起同时划线。用定位器钻孔：板面钻到板厚的三分之二，切勿钻穿；板端钻得比余下的榫长略深。',
      pocket: '按板厚调好定位器，在看不见的底面钻斜孔。两块侧板同时划线。',
      housing: '两块侧板并在一起同时划线。靠直尺铣通槽，深为板厚三分之一，宽与嵌入的板相同。',
      groove: '分两次铣出背板槽。',
      pins: '用同一根带孔的木条钻层板粒孔，四列才会对齐。',
      check: '两块侧板的线对得上。',
      safety: '钻孔和铣槽时夹紧工件，戴眼镜。',
    },
    dry: {
      title: '不上胶试装',
      detail: '先不上胶：夹紧，看每个接缝，再按顺序拆开。',
      check: '没有接头需要用力，两条对角线一样长。',
    },
    preserve: {
      title: '刷防腐剂',
      detail: '刷所有表面，切口两遍：它们吸得多。',
      check: '没有发白的端头。',
      safety: '戴手套，在室外，远离水池和宠物。',
    },
    prime: {
      title: '打磨并上底漆',
      detail: '磨圆所有棱边。擦净，所有面上底漆，边缘再上一遍。',
      check: '边缘和板面一样光滑。',
      safety: '打磨时戴口罩，开窗。',
    },
    paint: {
      title: '刷两遍面漆',
      detail: '两遍薄涂，中间打磨，先用刷子刷内角。',
      check: '一天后拇指按上去不粘。',
    },
    varnish: {
      title: '打磨并刷两遍清漆',
      detail: '顺木纹打磨，擦净，薄刷两遍，中间轻磨。',
      check: '摸着光滑，不粘手。',
      safety: '打磨时戴口罩，开窗。',
    },
    find: {
      title: '找到电线、水管，弄清是什么墙',
      detail: '沿每条要钻孔的线探测。再钻一个小孔：红灰粉是砖或砌块，白粉后落空是石膏板。',
      check: '电线和水管都已标出，也知道螺钉拧进什么。',
      safety: '不要在插座或开关的正上、正下和两侧钻孔。',
    },
    fix: {
      title: '立起来固定到墙上',
      hang: '挂到墙上',
      straps: '两人立起来，垫平，在顶部用固定带拧到墙上。',
      hung: '画出柜底的水平线，钉一根托条。两人抬上去，穿过横档拧入墙里。',
      units: '把柜体前面夹齐，互相拧紧。',
      check: '拉顶部，纹丝不动。',
      safety: '固定好之前扶住。戴眼镜，边钻边吸尘。',
    },
    join: { title: '把柜体拧在一起', check: '面板之间摸不出台阶。' },
    line: {
      title: '钉衬布',
      detail: '铺底和四周，到离沿一掌处，角上折好。',
      check: '土不会碰到木板。',
    },
    fill: {
      title: '放平并填土',
      detail: '放在垫脚或石板上以便排水。填到离沿一掌处，压实，浇水。',
      check: '水从底下流出。',
    },
    load: {
      title: '检查后使用',
      detail: '调平，调到缝隙均匀，重物放低处。',
      check: '不晃、不蹭、不歪。',
    },
  },
  build: {
    case: {
      frame: {
        title: '把底板、顶板和固定件装到一侧',
        detail: '侧板平放，内面朝上。上胶，从底部开始连接。',
        check: '前边平齐，每个角都是直角。',
      },
      close: {
        title: '装上另一侧板',
        detail: '所有板端上胶，盖上侧板，每个接头都对上后再拧紧。',
        check: (off) => `两条对角线相差不超过 ${off}。`,
        safety: '两人翻转。',
      },
      back: {
        title: '拧上背板',
        detail: '趁胶未干：背板会把柜体拉方。从一角沿两边拧，再拧其余两边。',
        check: '推一角，不歪。',
      },
      grooved: {
        title: '插入背板',
        detail: '插进侧板、底板和顶板的槽，滴几滴胶。',
        check: '四周都在槽里。',
      },
      plinth: {
        title: '装踢脚板',
        detail: '在侧板之间上胶拧紧，从前面缩进。',
        check: '放着不晃。',
      },
      feet: {
        title: '拧上调节脚',
        detail: '底板每个角附近一个，宽的中间也装。',
        check: '调节后水平。',
      },
      boxes: {
        title: '做抽屉盒',
        detail: '铣槽，插入底板，把前后板夹在侧板之间上胶拧紧。',
        check: '每个盒子前后一样宽。',
      },
      drawers: {
        title: '装抽屉和面板',
        detail:
          '把滑轨水平拧到柜内和抽屉上。先挂最下面的，用与缝同厚的垫片定面板，从里面拧紧，再往上装。',
        check: '推拉顺畅，缝隙均匀。',
      },
      fronts: {
        title: '挂门',
        detail: '钻铰链杯孔，把底座拧到侧板，扣上门，拧调节螺钉到缝隙均匀。',
        check: '关门时互不碰。',
        safety: '钻孔时夹紧门板。',
      },
      shelves: {
        title: '放入活动件',
        detail: '插好层板粒，放上层板；挂衣杆装进托座。层板日久下弯时翻面。',
        check: '层板不晃。',
      },
    },
    box: {
      frame: {
        title: '把端板装到前板',
        detail: '在平地上上胶连接；插槽的底板这时装入。',
        check: '两个角都是直角。',
      },
      close: {
        title: '合上箱体',
        detail: '端板上胶，装最后一面，夹紧。',
        check: (off) => `两条对角线相差不超过 ${off}。`,
      },
      back: {
        title: '拧上底板',
        detail: '四周上胶，与侧面平齐，每隔一掌拧一颗。',
        check: '放着不晃。',
      },
      fronts: {
        title: '装盖子',
        detail: '两个铰链，离两端一掌；把撑杆拧到盖子和侧板上。',
        check: '盖上四周平齐。',
        safety: '盖子落下会夹手：装好撑杆前扶住它。',
      },
    },
    workbench: {
      frame: {
        title: '拧上层框架',
        detail: '短横档夹在长横档之间，先钻引孔，每角两颗。',
        check: '两条对角线一样长。',
      },
      close: {
        title: '在四角装腿',
        detail: '框架倒放，腿放进角里，宽面贴短横档，各拧四颗。',
        check: '每条腿都与框架垂直。',
      },
      back: {
        title: '在腿外拧下层框架',
        detail: '每条腿划同样的线，夹住，拧紧。',
        check: '不摇晃。',
      },
      plinth: {
        title: '装搁板',
        detail: '放在腿之间的下层框架上，拧紧。',
        check: '没有响动。',
      },
      fronts: {
        title: '拧上台面',
        detail: '四周平齐，螺钉头沉下去。',
        check: '直尺放上去贴平。',
      },
    },
    planter: {
      frame: {
        title: '把长边板拧到立柱上',
        detail: '立柱与侧面同高，板与立柱上下平齐，窄的放最下面，每端两颗。',
        check: '两面并在一起一样。',
      },
      close: {
        title: '在中间拧短边板',
        detail: '端头先钻引孔，一排一排拧。',
        check: '两条对角线一样长。',
      },
      back: {
        title: '铺底',
        detail: '沿短边把托条拧到立柱上，上面铺板，留缝排水：窄条放在立柱之间。',
        check: '板缝能插进铅笔，插不进手指。',
      },
    },
  },
};
