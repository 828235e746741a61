import type { Catalogue } from '../catalogue.ts';

export const buildAStudWall: Catalogue['buildAStudWall'] = {
  counts: [
    '立龙骨：长度 ÷ 间距，向上取整，再加一根；门边加倍，门上有横梁和短龙骨。',
    '沿顶龙骨通长，沿地龙骨在门洞处断开；横撑在 1200 mm 高处。',
    '石膏板：竖着排在龙骨上，裁下的余料接着用；螺钉每 300 mm 一颗（British Gypsum）。',
    '嵌缝膏 0.41 L/m²，接缝带 1.2 m/m²。',
  ],
  pitfalls: [
    '地面或天花不平：两端和中间都要量高度。',
    '龙骨只固定在石膏板上：要找到搁栅，或从上面在搁栅间加横撑。',
    '2400 × 1200 的板重约 25 kg：竖着搬，最好两个人。',
    '墙下的楼板不是按承墙设计的：要用砖或砌块砌墙，先问过再做。',
  ],
  tools: [
    '卷尺、铅笔、长水平尺或激光水平仪',
    '管线探测仪',
    '锯、电钻、批头',
    '锤子、钉子或 100 mm 螺钉',
    '美工刀、锉刀和撬板器',
    '批灰刀，10 和 25 cm',
    '护目镜、防尘口罩、手套',
  ],
  fields: {
    thickness: { label: '木料厚度' },
    spacing: { label: '立龙骨间距' },
    sides: { label: '封板', options: { both: '两面', one: '一面', none: '不封' } },
    kerf: { label: '锯缝' },
  },
  plasterboard: '石膏板，12.5 mm',
  drywallScrews: '干壁钉，38 mm',
  jointFiller: '嵌缝膏',
  jointTape: '接缝带',
  studsDrawing: '龙骨',
  figures: { wall: '墙', long: '长', studs: '立龙骨' },
  doorway: '门洞连同两边的龙骨在这面墙里放不下。移动门洞，或改小一点。',
  screwsWhy: (screws) => `${screws} 颗螺钉：板压到的每根龙骨上，每 300 mm 一颗。`,
  timber: (thickness) => `龙骨木料，${thickness}`,
  side: (side) => `石膏板，第 ${side} 面`,
  steps: {
    mark: {
      title: '在地面、墙面和天花上放线',
      detail: '先在地面弹线，用水平尺引到墙上，再引过天花。',
      safety: '凡要钻孔的地方都先探测管线，地面和天花也一样。',
    },
    frame: {
      title: '先固定沿顶沿地龙骨，再立龙骨',
      detail: '沿顶、沿地龙骨先装，每 600 mm 一个固定点。每根立龙骨按当处实测高度下料，卡紧为宜。',
      safety: '锯和打钉时戴护目镜和耳罩。沿顶龙骨要撑住：掉下来会砸到头。',
    },
    services: {
      title: '走管线，填保温棉',
      detail: '管线从龙骨中间穿过，再填岩棉隔音。',
      safety: '多数国家要求新墙里的电线由持证人员施工或验收。碰岩棉要戴口罩和手套。',
    },
    board: {
      title: '封板',
      detail: '板顶紧天花，离地 10 mm，螺钉每 300 mm 一颗，钉头略低于纸面。两面的接缝错开。',
      safety: '一块板重约 25 kg：竖着搬，最好两个人。',
    },
    joint: {
      title: '贴接缝带，嵌缝',
      detail: '抹嵌缝膏，把带压进去，再薄批两遍，一遍比一遍宽；每遍之间打磨。',
      safety: '打磨时戴口罩和护目镜：粉尘很细，到处都是。',
    },
  },
};
