import type { en } from './en.ts';

export { cardText } from './card.zh.ts';

export const zh: typeof en = {
  counts: [
    '竖条：门与门之间每一段墙两端各一根，中间取最少的根数，使每个格子不超过你要的宽度；同一段的格子一样宽。',
    '竖条会压到你填的插座时，就多分一格再试，最多多四格。',
    '横条沿墙走，压在踢脚线上面，到门窗套为止。比最长的料还长时，等分拼接；绕过阳角的，加上斜切要的长度。',
    '企口板：一块挨一块，每块按所在处的长度，最后一块剖窄。',
    '线条：最省钱的长度组合，含锯缝。胶、钉、腻子、密封胶和漆按长度算。',
  ],
  pitfalls: [
    '从一头开始排：最后一格会不一样。照格子宽锯一块定距木，处处用它。',
    '钉子打到电线和水管：它们从插座往上走，也通到暖气。先用探测仪。',
    '线条比踢脚线厚会凸出来：换薄的线条，或换踢脚线。',
    '墙潮：线条和漆都会掉。先找原因。',
    '密度板锯口吃漆、起毛：底漆两遍，中间打磨。',
  ],
  fields: {
    walls: { label: '墙面' },
    style: { label: '做法', options: { frames: '线条做格', boards: '企口板满铺' } },
    height: { label: '做到多高', source: '比墙高就是满墙' },
    gap: { label: '格子不宽于', source: '窄而高的好看' },
    rows: { label: '上下几格' },
    skirting: { label: '保留的踢脚线', source: '最下面的横条压在它上面' },
    frame: { label: '门窗套', source: '它盖住墙面多宽' },
    socket: { label: '插座离左端', source: '第一面墙，量到插座中心；0 是没有' },
    socket2: { label: '另一个插座离左端' },
    colour: { label: '颜色', source: '同色的地方合并用桶', placeholder: '豆绿' },
  },
  figures: { area: '护墙', panels: '格数', gap: '每格宽' },
  tooLow: '横条之间没有地方了：做高一点，或上下少分几格。',
  underCeiling: (ceiling) =>
    `这些墙中有一处顶面只有 ${ceiling} 高，墙板全部做到这个高度。想更高，就只选高的墙。`,
  onSocket: '怎么分格都有线条压到插座：请电工挪插座，或改格子宽度。',
  drawing: {
    wall: (wall) => `护墙，墙 ${wall}`,
    says: (across, up, gap, top) =>
      `正面，做到 ${top}：横条 ${across} 根，竖的 ${up} 根${gap === undefined ? '' : `，净间距 ${gap}`}。`,
  },
  why: {
    strips: (across, up) => `横条 ${across} 根，竖条 ${up} 根。`,
    rails: (across) => `板的上下横条共 ${across} 根。`,
    boards: (count, area) => `${area} 上并排 ${count} 块。`,
    adhesive: (run) => `打在 ${run} 的背面。`,
    brads: (count) => `${count} 颗：两端和中间各两颗，等胶粘牢。`,
    filler: (count) => `${count} 个钉眼，补两次。`,
    spacers: '每个插座一个，把面板垫出来。',
    caulk: (run) => `封 ${run} 的边。`,
    sand: (run) => `打磨 ${run} 的边和补过的地方。`,
    primer: (area) => `线条连边 ${area}，刷两遍。`,
    paint: (area) => `墙连线条 ${area}，刷两遍。`,
    brush: '刷边和角。',
    sleeves: '底漆一个，面漆一个。',
    sheets: (run) => `沿 ${run} 铺在地上。`,
    tape: (run) => `沿 ${run} 的地面和墙。`,
    gloves: '防木刺。',
    glasses: '锯和钉时戴。',
    mask: '挡密度板和打磨的粉尘。',
  },
  steps: {
    rest: {
      title: '线条先在屋里放两天',
      detail: '平放、分开，放在平时住的温度下两天。',
      check: '料是直的，摸着和房间一样温度。',
    },
    wall: {
      title: '墙面弄平、弄干',
      detail: (bump) =>
        `铲掉凸起和松动的漆，亮光面用砂纸磨毛，擦净。长靠尺下凸出不能超过 ${bump}。`,
      check: '靠尺下不透光，墙上没有潮斑。',
      safety: '旧油漆和拉毛涂层：先检测再铲。戴防尘口罩和护目镜。',
    },
    find: {
      title: '找出电线、水管和龙骨',
      detail: '用探测仪把整片走一遍，把找到的标到护墙以上。配电箱断电并验电，松开插座面板。',
      check: '每个插座、开关和暖气的管线都已标在墙上。',
      safety: '没探测过的地方不要钉。',
    },
    line: {
      title: '画线',
      detail: (top) =>
        `离地 ${top} 画上沿，一圈水平，再照图画其他横条和每根竖条。拿一截余料比一下：不能凸出踢脚线。`,
      check: '水平尺检查线是平的，没有竖条压到插座。',
    },
    cut: {
      title: '下料',
      detail: '照下料单，先锯最长的。先锯一根竖条试合适，其余照它锯。背面写上是哪面墙。',
      check: '第一根竖条不用力就能放进两条线之间。',
      safety: '尽量在室外锯：密度板粉尘细而有害。戴防尘口罩、护目镜和耳罩，手指离锯片一掌宽。',
    },
    rails: {
      title: '固定横条',
      detail: '先装最下面的。背面打波浪形的胶，对线压上，两端和中间各钉两颗。',
      check: '每根都水平，推着不弹。',
      safety: '另一只手离钉子可能穿出的地方远些。',
    },
    uprights: {
      title: '固定竖条',
      detail: (gap) => `锯两块 ${gap} 的定距木。先装两端的竖条，再一根根靠着定距木装，打胶加钉。`,
      check: '每格上下都放得进定距木，每根都垂直。',
      safety: '只在做了标记的空处钉。',
    },
    boards: {
      title: '固定企口板',
      detail: (gap) =>
        `第一块装垂直，槽口朝墙角。钉子斜打在榫舌上，背面打胶，接缝留 ${gap}。遇到门窗套和插座用曲线锯开口。`,
      check: '每四块查一次垂直，没有特别宽的缝。',
      safety: '只在做了标记的空处钉。',
    },
    sockets: {
      title: '把插座垫出来',
      detail: '断电并验电后，护墙围住的面板后面各垫一个加高框，用加长螺丝装回。',
      check: '面板四周贴平，没有压住电线。',
      safety: '拿不准，或是旧铁盒？请电工。',
    },
    fill: {
      title: '补钉眼和接缝',
      detail: '补钉眼腻子压进去，略高；缩了再补一次。横条接缝也补。',
      check: '没有低于木面的洞。',
    },
    sand: {
      title: '磨边、磨平',
      detail: '先粗后细，把每条边的锐角磨掉，吸尘、擦净。',
      check: '手电贴着木面照，接缝没有台阶。',
      safety: '戴防尘口罩和护目镜，开窗。',
    },
    caulk: {
      title: '封边',
      detail: '线条与墙的交界打一条细密封胶，马上用湿手指抹平。',
      check: '线条和墙之间没有黑缝。',
    },
    prime: {
      title: '底漆，先刷边',
      detail: '盖好地面，贴美纹纸。边用刷，面用滚，薄薄一层。',
      check: '看不见露白的边。',
      safety: '漆干的时候通风。',
    },
    primeAgain: {
      title: '轻磨，再刷一遍底漆',
      detail: '起毛的边用细砂纸磨平，擦净，再刷一遍底漆。',
      check: '边摸着和面一样光滑。',
    },
    paint: {
      title: '第一遍面漆',
      detail: '先横条，再竖条，后格子里的墙：边用刷，面用滚。',
      check: '格子的角上没有流挂。',
    },
    second: {
      title: '第二遍面漆',
      detail: '同样再来一遍，更薄。漆还发黏时撕美纹纸；全干后通电。',
      check: '日光下颜色均匀，每格的阴影一样。',
    },
  },
};
