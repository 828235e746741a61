import type { MessageCatalogue } from '../catalogue.ts';

export const cutPage: MessageCatalogue['cutPage'] = {
  start: '新建下料单',
  startSheets: '从板材开始',
  proven: '最省钱，已证明。',
  proof: (price) => `4 × 2.4 m 和 1 × 1.8 m，${price}。这些规格怎样搭配都不会更便宜。`,
  parts: { leg: '桌腿', rail: '横撑', stretcher: '拉档', brace: '斜撑' },
  part: (count, part, length) => `${count} × ${part} ${length}`,
  stock: (size, price) => `${size} ${price}`,
  example: (parts, stock) => `例：${parts.join('、')} mm，备料 ${stock.join('、')}；锯缝 3 mm。`,
  drawing: (boards) => `五根木料：${boards.join('。')}。`,
  does: {
    title: '能做什么',
    points: [
      '按你那家店的价格，找出花钱最少的木料或板材搭配；只有证明了，才说“最省钱”。没能证明时，会说明最多差多少。',
      '算上锯缝，以及两端和四边的修边；保持纹理方向。',
      '先用你的余料，值得留用的新余料也会记下来。',
      '每一刀都按先后编号，每刀都把锯台上的料切通。',
      '能读 CutList Optimizer、Cutlist Evo、optiCutter 和 OpenCutList 的清单，或“4 x 735 桌腿”这样的文字；可存成 CSV、SVG、DXF 和 JSON；可打印下料图和标签。',
      '就在这部手机上算，没有网络也行，想算几次都行，不用注册。',
    ],
  },
  how: {
    title: '怎样照着下料',
    points: [
      '先核对买来的料够不够标称长度；端头不好的先修掉。',
      '先下最长的部件，一块料接一块料，下完一块勾掉一块。',
      '每件都从上一刀的切口量起，不要从一端一次画好所有的线。',
      '锯片走在划线的废料一侧；锯缝已经算进去了。',
      '部件下好随手贴标签，方案里用蓝线框出的余料请留好。',
    ],
  },
  wrong: {
    title: '容易出错的地方',
    points: [
      '锯片比填的厚：排满的料，最后一件会短。',
      '板材边角有磕碰：除非你另填，四边各修掉 10 mm。',
      '纹理方向不对：面板和柜门不要让它旋转。',
    ],
  },
};
