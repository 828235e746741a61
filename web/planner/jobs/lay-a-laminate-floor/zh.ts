import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '地板：一行行铺，四周留伸缩缝，端缝错开，首行和末行都不能太窄（厂家安装说明）。',
    '一行末尾裁下的料，够长且不与邻行撞缝，就用来起后面的行。',
    '备用：百分之几防损坏，并至少留一箱以后修补；下一批次有色差。',
    '地垫：地面面积另加 5% 接缝。水泥地面还要防潮膜，搭接 200 mm，四周上翻 50 mm。石晶地板有厂家专用地垫的用专用的。',
    '压边条：沿墙减去门洞。每个门洞一根扣条；任一方向超过 8 m 也要断开加扣条。',
  ],
  pitfalls: [
    '当天才拆箱：地板要先在房间里放 48 小时，否则铺好会变形。',
    '墙边、管道和门套处不留缝：夏天一胀，地板就拱起。',
    '水泥地面上，地垫下没有防潮膜。',
    '橱柜压在浮铺地板上会把它卡死：铺到柜边为止。',
    '石晶地板下垫软泡沫：锁扣会断。只用厂家指定的。',
  ],
  fields: {
    kind: { label: '地板', options: { laminate: '强化地板', vinyl: '石晶锁扣地板' } },
    length: { label: '板长' },
    width: { label: '板宽', source: '只量看得见的面，不含榫舌或锁扣。' },
    planksAPack: { label: '每箱块数' },
    along: { label: '铺设方向', options: { longer: '沿长边', x: '沿长度', y: '沿宽度' } },
    subfloor: { label: '铺在', options: { concrete: '水泥地面', timber: '木地面' } },
    spares: { label: '备用', source: '至少一箱；不要就填 0' },
    gap: { label: '墙边留缝' },
    stagger: { label: '端缝错开' },
    edge: { label: '墙边缝用什么盖', options: { scotia: '压边条', skirting: '之后装踢脚线' } },
    hollow: { label: '坑洼深', source: '量最深处；平整就填 0' },
    hollowLong: { label: '坑洼长', source: '不填：整个地面' },
    hollowWide: { label: '坑洼宽' },
    pipes: { label: '穿过地板的管子' },
    wet: { label: '厨房、门厅或卫生间', source: '边缝要密封' },
    floor: { label: '哪种地板', source: '用同一种地板的房间合并计箱', placeholder: '浅色橡木' },
  },
  figures: { floor: '地面', planks: '地板' },
  problems: {
    'too-narrow': '两边留缝之间没有地方了。请检查房间和留缝。',
  },
  tight: (count) => `有 ${count} 行的端缝与邻行错不开这么多。`,
  drawing: {
    floor: '地面',
    edge: '墙边',
    wall: '墙',
    edgeSays: (gap, rise, hidden) =>
      `墙边剖面：留缝 ${gap}${hidden ? '，用固定在墙上的压边条盖住' : ''}；地面抬高 ${rise}。`,
  },
  why: {
    underlay: (area) => `地面 ${area}，另加 5% 接缝。`,
    film: (area) => `水泥地面 ${area}，加搭接和上翻。`,
    tape: (run) => `接缝共 ${run}。`,
    primer: (area) => `找平前 ${area} 刷一遍。`,
    leveller: (area, depth) => `${area}，最深 ${depth}，平均按一半。`,
    sacks: (area) => `装 ${area} 的旧面层。`,
    creaks: '固定会响的木板，每平方米约五颗。',
    cementGloves: '湿料灼伤皮肤。',
    beading: '沿墙，门洞除外。',
    pins: (every) => `约每 ${every} 一颗，钉进踢脚线或墙。`,
    sealant: (run) => `墙边缝共 ${run}。`,
    profiles: (doors, breaks) =>
      `${[
        ...(doors > 0 ? [`${doors} 个门洞`] : []),
        ...(breaks > 0 ? [`${breaks} 处过长断开`] : []),
      ].join('，')}。`,
    glue: '扣条粘在地面上，千万不要粘在地板上。',
    roses: '每根管子一个。',
    wedges: '粘管子后面的小块。',
    spacers: (every) => `沿第一面墙每 ${every} 一个，随铺随移。`,
    blade: '按地板高度锯短门套。',
    hooks: '裁石晶地板的异形。',
    gloves: '防木刺和旧钉子。',
    glasses: '锯的时候戴。',
    mask: '挡锯末；尽量在室外锯。',
  },
  steps: {
    rest: {
      title: '整箱在房间里静置',
      detail: (least, most) => `不拆箱，平放 48 小时，室温 ${least} 到 ${most}。检查批号是否一致。`,
      check: '摸着与室温相同。',
    },
    clear: {
      title: '清理旧地面',
      detail: '揭掉地毯、压条和松动的面层；钉子敲平，凸起铲掉。牢固平整的可以留着。',
      creaks: '会响的木板用螺钉拧进龙骨。',
      check: '踩上去不动、不响。',
      safety: '旧地板砖和黑色胶可能含石棉：不要弄碎，直接盖住，或先检测。',
    },
    damp: {
      title: '测含水',
      concrete: (humidity, carbide) =>
        `测五处：相对湿度不超过 ${humidity}%，或电石法不超过 ${carbide}%。新找平层要等几周。`,
      timber: (most) => `测五块板：不超过 ${most}%。木地面下要通风。`,
      check: '五处读数都在限值以内。',
    },
    flat: {
      title: '查平整度',
      detail: (hollow, over) =>
        `靠尺转着量遍地面：${over} 内低洼不超过 ${hollow} 可以不管，更深的填平。`,
      timber: '钉子冲进去，高边刨掉。',
      concrete: '凸处用凿子凿掉，戴防尘口罩和护目镜。',
      check: '靠尺下透光不超过这个数。',
    },
    level: {
      title: '自流平',
      detail: (depth) =>
        `刷界面剂，发黏后按袋上的水量搅拌，从最里面倒起，最深 ${depth}，马上刮开，到坑边收薄。两个人：一人一袋接一袋拌。`,
      check: '已变硬，靠尺贴平。',
      safety: '粉料含硅尘，湿料会灼伤皮肤：戴防尘口罩、护目镜和手套。',
    },
    doors: {
      title: '锯短门套，试门扇',
      detail: '在门套边垫一块地板和地垫，贴着它平着锯。看门扇在新地面上能不能开。',
      bare: '在门套边垫一块地板，贴着它平着锯。看门扇在新地面上能不能开。',
      check: '每个门套下都塞得进一块地板。',
      safety: '手指不要伸到锯片下方。',
    },
    prepare: {
      titles: { both: '铺防潮膜和地垫', film: '铺防潮膜', underlay: '铺地垫' },
      film: (lap, up) => `防潮膜搭接 ${lap} 并贴胶带，四周上翻 ${up}。`,
      underlay: '地垫对缝不重叠，接缝贴胶带。',
      check: '不露地面，没有起棱。',
    },
    plan: {
      title: '排行',
      detail: (count, narrowest, least) =>
        `共 ${count} 行，最窄 ${narrowest}：末行若小于 ${least}，首行也要锯窄，照图。几箱混着用。`,
      check: '首行与沿墙拉的线平行。',
    },
    first: {
      title: '铺首行',
      detail: (gap) => `榫舌朝墙，墙直的地方锯掉榫舌；楔子留出 ${gap}，两端也留。首尾相扣。`,
      saw: '锯的时候戴护目镜和防尘口罩，尽量在室外锯。',
      knife: '划一刀再折断；刀口朝外，不要对着手。',
      check: '整行与线平直。',
    },
    lay: {
      title: '一行行铺',
      detail: (least, apart) =>
        `每行以图上标的那块起头，余料至少 ${least}，端缝与上一行错开 ${apart}。先扣长边，再扣端头，垫着敲击块敲紧。`,
      check: '指甲刮不到缝。',
    },
    pipes: {
      title: '绕过管子',
      detail: (more) =>
        `孔比管径大 ${more}，开在两块交界处，或在后面锯出一个楔块；楔块粘回去，盖上管口圈。`,
      check: '地板不碰管子。',
    },
    last: {
      title: '装末行',
      detail: (gap) => `逐块比着墙划线，减去 ${gap}，锯窄，用拉钩拉紧。`,
      check: '沿墙的缝一样宽。',
    },
    free: {
      title: '取出楔子',
      detail: '取出所有楔子，清净缝里的碎屑。',
      check: '用脚推，地板能微微移动。',
    },
    profiles: {
      title: '装扣条',
      detail: '按门洞锯好，粘在下面的地面上，千万不要粘在地板上。',
      check: '扣条下的地板还能伸缩。',
    },
    seal: {
      title: '密封边缝',
      detail: '用不硬化的密封胶填满墙边和门套边的缝。',
      check: '没有能进水的缝。',
    },
    finish: {
      title: '盖住缝',
      last: '验收',
      detail: '压边条在墙角斜切，钉在墙或踢脚线上，千万不要钉在地板上。至少一天后才能湿拖。',
      skirting: '随后装的踢脚线固定在墙上，千万不要固定在地板上。至少一天后才能湿拖。',
      check: '压边条上方没有缝，没有钉子钉进地板。',
      hidden: '选的踢脚线比缝宽。',
    },
  },
};
