import type { Catalogue } from '../catalogue.ts';

export const fitSkirting: Catalogue['fitSkirting'] = {
  counts: [
    '各段：每面墙减去门洞和门套；每个斜切端加长一个线条厚度。',
    '墙比最长的料还长时，斜切对接，每段不短于 300 mm。',
    '长度：在售规格里最省钱的组合，计入每段之间的锯缝。',
  ],
  pitfalls: [
    '阴角很少正好 90°：一根按另一根的轮廓仿形切，不要只靠斜切。',
    '买完才在地面量：墙面底部往往更厚。要在踢脚线实际的位置量。',
    '钉到水管和电线：它们常走在踢脚线后面。用探测仪。',
  ],
  tools: [
    '卷尺、铅笔、活动角尺',
    '斜切锯或斜切盒',
    '弓锯',
    '管线探测仪',
    '锤子或钉枪，或免钉胶',
    '填缝剂、砂纸',
    '护目镜、耳罩',
  ],
  fields: {
    walls: { label: '墙面' },
    thickness: { label: '线条厚度' },
    frame: { label: '门洞两边的门套宽', source: '门套线，踢脚线到此为止。' },
    kerf: { label: '锯缝' },
    profile: {
      label: '款式',
      source: '同一款式的房间合并下料',
      placeholder: '圆弧线，145 mm',
    },
  },
  figures: { run: '沿墙' },
  skirting: '踢脚线',
  steps: {
    mark: {
      title: '找出管线和龙骨',
      detail: '用探测仪沿墙走一遍，在地上标出可以固定的位置。',
      safety: '电线和水管走在踢脚线后面。没探测过的地方不要固定。',
    },
    cut: {
      title: '下料',
      detail: '按下料单，先锯最长的。锯之前标好每个斜切的朝向。',
      safety: '压稳工件，手指离锯片一掌宽，戴护目镜和耳罩；锯片停下再抬起。',
    },
    fit: {
      title: '从最长的墙开始装',
      detail: '平头顶进阴角，下一根仿形扣上；阳角斜切对接，并上胶。',
    },
    fill: {
      title: '补缝、打磨、上漆',
      detail: '补钉眼和接缝，上沿打一道柔性填缝胶。',
      safety: '打磨时戴口罩，上漆后通风。',
    },
  },
};
