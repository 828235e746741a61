import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '保温套：管长，每个弯头另加 100 mm 切口，每个三通另加 150 mm（我们的估计）。',
    '热水器或锅炉旁边，冷水管的头一米也要包：热会顺着它走（美国能源部）。',
    '胶带：每个接口绕一圈半，一个弯头两个接口，一个三通三个。',
    '扎带：大约每 450 mm 一根（该部说一到两英尺），每个切口两边各一根。',
  ],
  pitfalls: [
    '套子大了一号：空气在里面流动，把热带走。',
    '弯头、三通和管卡处留缝：露出的几段，抵掉好几米保温套省下的热。',
    '扎带勒得太紧，泡沫压扁了：压扁就不保温。',
    '泡沫贴着烟管：会熔化。离开 150 mm。',
    '阀门埋在泡沫里：漏水时谁也找不到。',
  ],
  fields: {
    run: { label: '要包的热水管长', source: '从热水器或锅炉到暖和的地方' },
    size: { label: '保温套适合的管径', source: '管子外径，按套上标的' },
    wall: { label: '保温套壁厚', source: '按标签；越厚越保温' },
    bends: { label: '弯头' },
    tees: { label: '三通' },
    valves: { label: '阀门' },
    heater: { label: '一头是热水器或锅炉', source: '它的冷水管也包' },
    flue: { label: '经过烟管', source: '排烟或排废气的金属管' },
  },
  figures: { run: '要包', joints: '接口' },
  thin: (least: string) =>
    `德国规定，这种管径在不采暖的房间里要 ${least} 厚、导热系数 0.035 W/(m·K) 的保温（GEG 附件 8）。`,
  why: {
    sleeves: (run: string) => `管长 ${run}。`,
    sleevesAndCuts: (run: string, bends: number, tees: number) =>
      `管长 ${run}，另加 ${bends} 个弯头和 ${tees} 个三通的切口。`,
    tape: (joints: number) => `${joints} 个接口各绕一圈半。`,
    ties: (every: string) => `大约每 ${every} 一根，每个切口两边各一根。`,
    rags: '把管子擦干。',
    gloves: '防管卡割手、灰尘和还烫的管子。',
    glasses: '仰头作业用。',
    mask: '管子上积的灰。',
  },
  drawing: {
    section: '管子和保温套的剖面',
    pipe: (wide: string) => `管 ${wide}`,
    says: (pipe: string, wall: string, all: string) =>
      `${pipe} 的管子套 ${wall} 厚的保温套，外径共 ${all}。`,
  },
  steps: {
    trace: {
      title: '找出热水管',
      detail: '放热水，摸哪根管子变热。从热水器或锅炉一路跟到水龙头，隔几步贴上记号。',
      check: '做了记号的管子变热，旁边那根还是凉的。',
      safety: '轻轻碰一下就好：可能烫伤。',
    },
    old: {
      title: '看看上面有什么',
      detail: '破了的泡沫、湿了的毛毡拆掉。老房子管子上白色石膏状或纸板状的包裹，检测以前不要动。',
      check: '管子露出来了，或者包的是什么已经清楚。',
      safety: '旧的白色包裹可能含石棉：不割、不铲、不刷。',
    },
    cool: {
      title: '关掉加热',
      detail: '关掉锅炉、热水器和循环泵，等管子凉下来。',
      check: '手能一直握住它。',
    },
    leaks: {
      title: '看有没有渗水',
      detail:
        '用干纸摸每个接头和阀门底下。绿色或白色的结垢是旧漏点：螺母再紧四分之一圈，别的先修好。',
      check: '每个接头下纸都是干的。',
    },
    clean: {
      title: '擦干净、擦干',
      detail: '整段管子的灰和潮气都擦掉。没有固定在上面的电线拨开。',
      check: '胶带粘得住。',
    },
    flue: {
      title: '标出烟管旁边不包的一段',
      detail: (clear: string) =>
        `烟管两边各 ${clear} 在管子上做记号：这里不能用泡沫，可以用不带贴面的矿棉。`,
      check: '裁的时候两个记号都看得见。',
      safety: '泡沫会熔化、会着火。',
    },
    cut: {
      title: '裁保温套',
      detail: (bend: string) =>
        `从弯头量到弯头。直段切齐；弯头处两头在斜切盒里切成 45°，多留 ${bend}。`,
      check: '两个斜口对上没有缝。',
      safety: '用快刀，刀口朝外：钝刀容易滑。',
    },
    straight: {
      title: '套上直段',
      detail: '掰开切缝，缝朝下套上去，每一段都顶紧前一段。',
      check: '两段之间看不到金属。',
    },
    bends: {
      title: '拼好弯头',
      detail: (count: number) => `${count} 个弯头处，两个斜口在外侧对上，切缝朝里。`,
      check: '斜口一圈都合拢了。',
    },
    tees: {
      title: '拼好三通',
      detail: (count: number) =>
        `${count} 个三通处，直段上切一个深到一半的 90° 缺口，接进来的那段切成尖角。`,
      check: '尖角把缺口填满。',
    },
    heater: {
      title: '冷水管的头一段也包上',
      detail: (long: string) => `从热水器或锅炉起，冷水管也包 ${long}。安全阀和它的泄水管不包。`,
      check: '安全阀的手柄活动自如。',
      safety: '安全阀绝不能包住、堵住或绑住。',
    },
    tape: {
      title: '用胶带封接口和切缝',
      detail: '每个接口绕一圈半；合不拢的切缝顺着贴一道。',
      check: '轻轻弯一下，接口不张开。',
    },
    ties: {
      title: '用扎带固定',
      detail: (every: string) =>
        `大约每 ${every} 一根，弯头和三通两边各一根；拉到不松就停。剪掉多余的头。`,
      check: '扎带下面的泡沫和旁边一样厚。',
    },
    valves: {
      title: '阀门留出来',
      detail: (count: number) =>
        `${count} 个阀门处把泡沫切开，让手柄转得动，并在套上写明它关哪里。`,
      check: '每个阀门都能转到底。',
    },
    hot: {
      title: '重新加热',
      detail: '打开加热，放热水，再沿整段走一遍。',
      check: '套子摸起来和房间差不多，没有接口张开。',
    },
  },
};
