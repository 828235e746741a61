import type { MessageCatalogue } from '../catalogue.ts';

export const gates: MessageCatalogue['gates'] = {
  titles: {
    permit: '报批',
    bearing: '承重结构',
    asbestos: '石棉',
    lead: '含铅油漆',
    digging: '地下管线',
    cables: '暗埋电线和水管',
    'gas-water': '燃气和水',
    silica: '石材粉尘',
    height: '登高作业',
    lifting: '搬运重物',
    fire: '防火',
    'fire-door': '防火门',
  },
  ask: {
    '811': '811',
    lsbud: 'LinesearchbeforeUdig，并用管线探测仪探查',
    leitungsauskunft: '各管线公司（Leitungsauskunft）',
    'dt-dict': '各管线公司（DT-DICT）',
    utilities: '物业、燃气、自来水和供电公司',
  },
  messages: {
    permit: '先问物业或主管部门是否需要报批，并与邻居商量好。',
    bearing: '承重墙、梁、楼板不能切、不能拆、不能超载。拿不准就请结构工程师看。',
    asbestos: (built: number | undefined, likely: boolean) =>
      `${built === undefined ? '房子的建成年份不详' : `房子建于 ${built} 年`}：旧的喷涂饰面、地板砖、板材和管道保温层${likely ? '很可能' : '可能'}含石棉。钻孔、打磨或拆除之前先取样检测。完好的不要动。`,
    lead: (built: number | undefined, mask: string, hottest: string) =>
      `${built === undefined ? '房子的建成年份不详' : `房子建于 ${built} 年`}：任何旧油漆都可能含铅。先检测；要打磨就湿磨，热风枪不超过 ${hottest}，不让孩子靠近，戴 ${mask} 防尘口罩。`,
    digging: (ask: string, days: number, near: string, deepest: string) =>
      `先问${ask}${days === 0 ? '' : `，提前 ${days} 个工作日`}；离标记 ${near} 以内用铁锹人工轻挖。坑深超过 ${deepest}，人不下去。`,
    cables: (corner: string) =>
      `先用探测仪探查。电线从开关插座横平竖直地走，离墙角和顶面 ${corner} 以内也会有。先断电并验电。`,
    'gas-water': '先弄清总阀在哪里。燃气管道一律不碰；闻到燃气味，开窗、离开、再打电话。',
    silica: (mask) =>
      `切割石材、混凝土或瓷砖会产生有害粉尘：加水切或带吸尘切，戴 ${mask} 防尘口罩。`,
    height: (up: number) => `梯子高 ${up}，脚就离墙 1；放在坚实的地面上，保持三点接触。`,
    lifting: (kilos: string) => `超过 ${kilos} 的东西两个人抬。`,
    fire: '沾油的抹布会自燃：在室外摊平晾干，或浸在水里。',
    'fire-door':
      '入户门、通车库的门、楼梯间和公共走道的门常常必须是防火门。看旧门上有没有防火标牌，换门之前先问物业或消防主管部门。',
  },
};
