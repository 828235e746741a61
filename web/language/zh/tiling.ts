import type { Catalogue } from '../catalogue.ts';

export const tiling: Catalogue['tiling'] = {
  fields: {
    tileLength: { label: '砖长' },
    tileWidth: { label: '砖宽' },
    thickness: { label: '砖厚' },
    joint: { label: '缝宽' },
    pattern: {
      label: '铺法',
      options: {
        straight: '直铺',
        'brick-half': '工字铺，错缝 1/2',
        'brick-third': '工字铺，错缝 1/3',
        diagonal: '斜铺',
        herringbone: '人字铺',
        'herringbone-diagonal': '人字铺，转 45°',
      },
    },
    start: {
      label: '起铺',
      source: '切砖会窄于 50 mm 时自动移开。',
      options: { corner: '墙角起整砖', centre: '中间对缝' },
    },
    directed: { label: '砖有方向', source: '木纹或花纹：切下的余料不能转向用。' },
    spares: { label: '备用' },
    tilesABox: { label: '每盒片数' },
    tile: { label: '哪种砖', source: '用同一种砖的面合并计盒', placeholder: '亮光白' },
  },
  tileAdhesive: '瓷砖胶',
  grout: '填缝剂',
  figures: { tiles: '瓷砖', cut: '切砖' },
  cutFrom: (cut, tiles) => `${cut} 块，取自 ${tiles} 块`,
  tiles: {
    wall: (sides) => `墙砖，${sides}`,
    floor: (sides) => `地砖，${sides}`,
  },
  tools: [
    '卷尺和铅笔',
    '水平尺，1 m',
    '齿形刮板',
    '桶和搅拌杆',
    '瓷砖切割机',
    '十字架',
    '填缝抹刀和海绵',
    '护目镜、护膝、手套',
  ],
  setOut: {
    title: '排砖放线',
    wall: '把图上的行距标在靠条上，贴到墙上比。在第二行下面弹水平线，拧上直靠条：墙从这里起贴，最下一行最后贴。',
    floor: '按图弹线，拌胶之前先放十字架，纵横各干铺一行。',
  },
  steps: {
    lay: {
      title: '先贴整砖，再贴切砖',
      detail: '一次只刮 15 分钟内能贴完的胶，每块轻轻扭压到位，隔几块揭开看看：背面要沾满胶。',
      safety: '切砖时戴护目镜和手套；切边像玻璃一样锋利。水切机只接带漏电保护的插座。',
    },
    grout: {
      title: '填缝并擦净',
      detail:
        '取出十字架，与缝成斜角把填缝剂压进去，15 分钟后用拧干的海绵擦。墙角以及与浴缸、台面相接的边留给硅胶。',
      safety: '水泥灼伤皮肤：戴手套，拌料时戴护目镜。',
    },
    seal: {
      title: '阴角打硅胶',
      detail: '两个面相接处填缝剂会裂：打硅胶，一次抹平。',
    },
  },
};
