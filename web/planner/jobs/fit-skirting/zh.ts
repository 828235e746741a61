import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '踢脚线：每面墙从墙到墙，减去门洞和门套。阴角处一根平头顶到墙，另一根按轮廓扣上，所以都不比墙长。',
    '阳角斜切：直角处每端加长一个板厚。不是直角的角，阴角也斜切，各锯角的一半。墙比最长的料还长时，离墙角远一点斜口搭接。',
    '每段多买一点，现场修合；多多少由你定。',
    '门套线：每面两竖一横，绕门洞并留一道小边。',
    '长度：在售规格里最省钱的组合，计入每段之间的锯缝。胶、固定件、补料和漆按长度算。',
  ],
  pitfalls: [
    '阴角很少正好 90°：一根按另一根的轮廓仿形锯，斜切会张口。',
    '量得太高：墙面底部往往更厚。要在踢脚线实际的位置量。',
    '钉到水管和电线：它们常走在踢脚线后面。用探测仪。',
    '买来当天就装：料会收缩，接缝张开。',
    '把落地的缝也封死：不要封，只封上沿。',
  ],
  fields: {
    walls: { label: '墙面' },
    size: { label: '板高', source: '你所在地区店里有的' },
    frame: { label: '门洞两边的门套宽', source: '没有新门套线时，踢脚线到此为止' },
    architrave: {
      label: '新装门套线',
      options: { no: '不装', one: '装门的这一面', both: '两面都装' },
    },
    old: { label: '拆旧踢脚线' },
    wall: { label: '墙体', options: { masonry: '砖、砌块、混凝土', studs: '龙骨石膏板' } },
    finish: { label: '板面', options: { paint: '现场刷漆', bought: '成品饰面' } },
    rough: { label: '先多留', source: '每段现场修合' },
    kerf: { label: '锯缝' },
    profile: { label: '款式', source: '同一款式的房间合并下料', placeholder: '圆弧线' },
  },
  figures: { run: '沿墙', around: '绕门' },
  tooLong: (count) => `有 ${count} 个洞口，在售的长度都不够：这里不计门套线。`,
  drawing: {
    plan: '各段',
    pieces: (pieces, copes, mitres) =>
      `${pieces} 段，各段标有修合后的长度：${copes} 个仿形端，${mitres} 个斜切端。`,
    door: '门套线',
    doorSays: (leg, head) => `第一扇门正面：竖边两根 ${leg}，横边一根 ${head}，转角斜切。`,
  },
  why: {
    around: (count, sides) => `${count} 扇门，${sides === 1 ? '一面' : '两面'}：每面两竖一横。`,
    adhesive: (run) => `板共 ${run}。`,
    screws: (count, every) => `${count} 颗：约每 ${every} 一处，高板上下两颗。`,
    plugs: '每颗螺钉一个。',
    bit: '钻胀塞孔。',
    brads: (count) => `${count} 颗：穿过板钉进龙骨，或穿过门套线钉进门框。`,
    packers: '每段后面两片，垫墙面或地面的空处。',
    filler: (count) => `${count} 个钉眼。`,
    mitres: (count) => `粘 ${count} 处阳角和门套线的斜口。`,
    caulk: (run) => `${run} 的上沿。`,
    sand: (run) => `${run} 的补料和锯口。`,
    primer: (area) => `${area} 刷两遍，先刷锯口。`,
    paint: (area) => `${area} 刷两遍。`,
    brush: '刷底漆和面漆。',
    tape: (run) => `沿地面和墙面 ${run}。`,
    blades: '沿旧踢脚线割开漆膜。',
    sack: '装钉子、碎屑和短料。',
    gloves: '防钉子和木刺。',
    glasses: '锯和撬时戴。',
    mask: '挡锯末和打磨的粉尘。',
  },
  steps: {
    rest: {
      title: '整料在房间里静置',
      detail: '平放、散开，放一两天，保持平时居住的温度。',
      check: '料是直的，摸着与室温相同。',
    },
    remove: {
      title: '拆旧踢脚线',
      detail: '沿上沿割开漆膜。在钉子处垫薄木条，把撬棒打进板后，一点点撬开。钉子从背面拔出。',
      check: '线以上的墙面完好。',
      safety: '有钉子，插座的电线也在这里：戴手套和护目镜，先断电。旧油漆：先检测再铲。',
    },
    clear: {
      title: '清理墙脚',
      detail: (bump) => `铲掉地面和墙面的凸起、旧胶。靠尺下凸起不超过 ${bump}。`,
      check: '靠尺整条贴住墙面。',
      safety: '戴护目镜：碎屑会飞。',
    },
    mark: {
      title: '找出管线和龙骨',
      detail: '用探测仪沿墙走一遍，在地上标出龙骨和不能固定的位置。从地面最高处标出板的上沿。',
      check: '每个插座、开关和散热器的管线都已标到地面。',
      safety: '电线和水管走在踢脚线后面。没探测过的地方不要固定。',
    },
    cut: {
      title: '粗下料',
      detail: (more) => `照下料单，先锯最长的：每段比位置长 ${more}。背面写上是哪面墙。`,
      check: '图上每一段都有料，背面都有标记。',
      safety: '压稳工件，手指离锯片一掌宽；锯片停下再抬起。戴护目镜、防尘口罩和耳罩。',
    },
    fit: {
      title: '先装最长的墙',
      detail: (tight) => `从最先看到的墙开始。在地面处量，两头锯平，长出 ${tight}，弹进去。`,
      check: '中间微微拱起，一压就贴紧。',
    },
    joint: {
      title: '长墙斜口搭接',
      detail: '两根都锯 45 度，从门口看，前一根盖住后一根。接口落在龙骨或固定点上，上胶。',
      check: '指尖摸过接口没有台阶。',
    },
    cope: {
      title: '阴角处仿形扣接',
      detail: '端头先锯 45 度，再沿轮廓线略向后倾着锯，锉到合缝。最后才锯另一头的长度。',
      check: '卡片插不进接缝。',
    },
    mitre: {
      title: '阳角斜切',
      detail: (angles) =>
        `用活动角尺取角度，各锯一半，在墙上比着划线。${angles.length === 0 ? '' : `不是直角的角（阴角也一样）：锯调到 ${angles.join('、')}，见图。`}两面上胶，按住到粘牢。`,
      check: '角上不透光，棱是合上的。',
    },
    fix: {
      title: '固定',
      masonry: (every) => `背面打波浪形胶，压上，空处垫片，每 ${every} 一个胀塞和沉头螺钉。`,
      studs: (every) => `背面打波浪形胶，压上，空处垫片，钉进每根龙骨，约每 ${every} 一处。`,
      check: '轻踢不弹，上沿水平。',
      safety: '只在标记之间钻孔和钉钉。',
    },
    architrave: {
      title: '装门套线',
      detail: (reveal, every) =>
        `离门框边 ${reveal} 划线。先锯、先钉横边，再配竖边，离地一张卡片。斜口上胶，约每 ${every} 一钉。`,
      check: '四周留边一致，斜口合缝。',
      safety: '另一只手避开钉子可能穿出的地方。',
    },
    fill: {
      title: '补、磨、封上沿',
      detail: '钉眼和接缝补得略高，磨平。只在上沿打密封胶，湿手指抹平。',
      check: '摸不到钉眼，胶没有断口。',
      safety: '打磨时戴防尘口罩。',
    },
    prime: {
      title: '底漆两遍',
      detail: '遮好地面和墙面。锯口最吸漆，先刷，再刷所有白坯；干后第二遍。',
      check: '锯口与板面一样光滑。',
    },
    paint: {
      title: '面漆第一遍',
      detail: '轻磨、擦净，顺一个方向薄涂。',
      check: '上沿没有流挂。',
      safety: '漆干之前保持通风。',
    },
    second: {
      title: '面漆第二遍',
      detail: '同样再来一遍，趁漆还发黏时撕下美纹纸。',
      check: '墙边和地边的线清晰一致。',
    },
  },
};
