import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '幅数：与卷同宽，沿墙一幅挨一幅；只有门洞的地方不贴，门上和窗户上下用短幅。',
    '每幅：墙高加上下两端要裁掉的部分。有花纹的，从花纹对得上的地方裁；错位对花时，隔幅错开半个花距。',
    '墙角：墙纸绕过一点，再按新的垂线贴，所以每个角都要费一点宽度。',
    '卷数：一幅接一幅地裁，再多备同批号的一卷；卷的尺寸看标签。',
    '胶按墙纸面积、基膜按墙面面积，用量以包装上的为准。',
  ],
  pitfalls: [
    '两个批次的卷有色差：检查每卷批号是否一致。',
    '墙角从来不垂直：每过一个角，第一幅都要画垂线。',
    '新批腻子墙会吸干胶水：先刷基膜，否则墙纸挪不动。',
    '浸胶时间不同，伸缩就不同：在每幅上记下分钟数。',
    '没干就开暖气或空调：接缝会张开。先关一两天。',
  ],
  fields: {
    walls: { label: '要贴的墙' },
    rollLength: { label: '卷长' },
    rollWidth: { label: '卷宽' },
    repeat: { label: '花距', source: '看标签上箭头旁边。素色填 0。' },
    match: {
      label: '对花',
      options: { straight: '平行对花', 'half-drop': '错位对花', free: '无需对花' },
    },
    ground: {
      label: '墙上现在是',
      options: { paper: '旧墙纸', painted: '乳胶漆', bare: '新批腻子墙' },
    },
    spares: { label: '备用卷数', source: '留着修补：再买的批次有色差' },
    paste: {
      label: '胶刷在',
      options: { paper: '纸背', wall: '墙上' },
      source: '看墙纸标签',
    },
    lining: { label: '墙面粗糙', source: '先做一层平整的底' },
    trim: { label: '上下两端共裁掉', source: '顶面不平就多留一些' },
    paper: {
      label: '哪种墙纸',
      source: '用同一种墙纸的房间合并计卷',
      placeholder: '绿叶',
    },
  },
  figures: { walls: '墙面', drops: '幅数', rolls: '卷数' },
  dropTooLong: (drop) => `一幅要 ${drop}，比一卷还长。请选更长的卷。`,
  patterned: (name, repeat) => `${name}，花距 ${repeat}`,
  tight: (trim, fewer, now) =>
    `两端共裁 ${trim} 的话，${fewer} 卷就够，不用 ${now} 卷：先在几处量准高度。`,
  strip: (wall, strip) => `${wall}：第 ${strip} 幅。`,
  strips: (wall, first, last) => `${wall}：第 ${first} 到 ${last} 幅，按贴的顺序。`,
  why: {
    paste: (area) => `裁下的墙纸共 ${area}。`,
    primer: (area) => `${area} 刷一遍：墙纸挪得动，以后也揭得下。`,
    seams: '粘翘起的接缝和搭接处。',
    lining: (area) => `横贴在 ${area} 粗糙的墙上。`,
    putty: (area) => `${area} 粗糙的墙批两遍。`,
    stripper: (area) => `浸湿 ${area} 旧墙纸。`,
    sacks: (area) => `装 ${area} 旧墙纸。`,
    cleaner: (area) => `清洗 ${area}。`,
    filler: (area) => `补 ${area} 的钉眼和裂缝。`,
    sand: (area) => `补过后磨平 ${area}。`,
    sheets: (area) => `盖住沿墙 ${area} 地面。`,
    film: '盖桌子和家具。',
    blades: '每两幅换一截新刃：钝刀会撕破湿纸。',
    sponges: '一块擦胶，一块蘸清水。',
    rags: '清洗、擦滴漏。',
    gloves: '隔开胶和基膜。',
    glasses: '铲和打磨高处时戴。',
    mask: '挡打磨的粉尘。',
  },
  steps: {
    clear: {
      title: '清场、遮盖、断电',
      detail: '移开家具，盖好沿墙的地面。配电箱断电并验电，拆下开关插座面板。',
      check: '面板都拆下、无电，地面全盖住。',
    },
    strip: {
      title: '铲除旧墙纸',
      detail: '划破墙纸，用热水和除胶剂浸 15 分钟，从下往上铲掉。铲不动的地方用蒸汽机。',
      water: '划破墙纸，用温水浸 15 分钟，从下往上铲掉。铲不动的地方用蒸汽机。',
      check: '湿墙摸着发涩、不滑：胶已除净。',
      safety: '墙纸下的拉毛涂层可能含石棉：先检测再铲。水和蒸汽要远离插座。',
    },
    wash: {
      title: '清洗并磨毛旧漆',
      detail: '从下往上擦洗，清水冲净。发亮的漆面磨毛。',
      check: '干净的布擦过仍是干净的，墙面不反光。',
      safety: '戴手套。水不要碰插座。',
    },
    fill: {
      title: '铲除松动、补腻子',
      detail: '铲掉松动的旧皮。补钉眼腻子压进去，略高出墙面。',
      check: '刮刀刮过不再掉皮。',
      safety: '旧油漆和拉毛涂层：先检测再铲。',
    },
    sand: {
      title: '磨平、除尘',
      detail: '把补过的地方和凸起磨平，擦掉灰。',
      check: '手电贴墙照，没有影子。',
      safety: '戴防尘口罩，开窗。',
    },
    size: {
      title: '封墙面',
      detail: '墙面全干后，均匀刷一遍清单上的基膜或底漆，阴角和插座周围都要刷到。',
      check: '滴一滴水，慢慢才渗进去。',
    },
    lining: {
      title: '横贴衬纸',
      detail: '上胶，像手风琴一样折起，从上往下一道道横贴，对缝不搭缝。',
      check: '接缝不露底、不重叠。',
      safety: '站在平台上，或两脚都站稳在梯子上，不要站最上一级。',
    },
    putty: {
      title: '批腻子',
      detail: '薄批两遍；每遍干后磨平，擦掉灰。',
      check: '手电贴墙照，没有影子。',
      safety: '打磨时戴防尘口罩。',
    },
    start: {
      title: '选起点，画垂线',
      detail: (wall, toRight, now, most, off) =>
        `第一幅贴在${wall}的${toRight ? '左' : '右'}端，往${toRight ? '右' : '左'}接着贴${most === undefined ? '' : `：这样用 ${now} 卷，换个起点可能要 ${most} 卷`}。想让花型居中在包管、柱子正面，会多费纸。离起点一个卷宽少 ${off} 处画一条垂线。`,
      check: '水平尺在上端和下端都与线吻合。',
    },
    cut: {
      title: '查批号，裁幅',
      detail: (trim) =>
        `批号都一样吗？展开一卷看有没有瑕疵。每幅按墙高再加 ${trim} 裁，花纹同高；背面编号，标出上端。`,
      check: '两幅并排，视线高度处花纹对得上。',
    },
    hang: {
      title: '贴第一幅',
      paper: (up) =>
        `从中间往两边上胶，两端往里折，按标签静置，每幅时间相同。对齐垂线，上端留 ${up}，从中间往外刮平。上下压出折痕，揭开一点裁齐；用新刃。`,
      wall: (up) =>
        `墙上刷胶，比幅宽略宽。干纸对齐垂线贴上，上端留 ${up}，从中间往外刮平。上下压出折痕后裁齐；用新刃。`,
      check: '手电贴墙照没有气泡，边缘在线上。',
      safety: '刀口朝外，不要对着手；不要站梯子最上一级。',
    },
    next: {
      title: '贴其余各幅',
      detail: '先在视线高度对花，推拢两边，不要搭接，十分钟后滚压接缝。',
      check: '隔一臂远看不出接缝。',
    },
    corners: {
      title: '转角',
      detail: (inside, outside) =>
        `到阴角量三处，按最宽处再加 ${inside} 裁开；余下的按新垂线贴。阳角绕过 ${outside}，再画垂线。`,
      check: '转角后的第一幅是垂直的。',
    },
    openings: {
      title: '裁门窗洞口',
      detail: '整幅盖过门窗套，从边缘斜切到套角，压实后裁齐。余下的料留给洞口上下。',
      check: '沿整个门窗套都贴紧。',
    },
    sockets: {
      title: '裁开关插座',
      detail: (inside) => `先盖过去，在底盒处切十字，翻开裁掉，让面板四周各压住 ${inside}。`,
      check: '面板旁看不到切口。',
      safety: '先断电：湿墙纸和胶会导电。',
    },
    wipe: {
      title: '擦净余胶，等干',
      detail: '用干净的湿海绵马上擦净墙纸、顶面和门窗套上的胶。之后不开暖气、不吹穿堂风。',
      check: '边缘平服。',
    },
    finish: {
      title: '粘翘边，装回面板',
      detail:
        '翘起的边抹上接缝胶（没有就用墙纸胶）再滚压。装回面板再通电。余料和带批号的标签留好。',
      check: '指甲刮不起边。',
    },
  },
};
