import type { Catalogue } from '../catalogue.ts';

export const jobList: Catalogue['jobList'] = {
  'paint-a-room': {
    title: '刷墙',
    summary: '量好房间，扣掉门窗，买够刷墙面和天花的最省钱的几桶漆。',
  },
  'hang-wallpaper': {
    title: '贴墙纸',
    summary: '绕开门窗数清每一幅，对花裁卷，不会贴到最后一面墙才发现少一卷。',
  },
  'lay-a-laminate-floor': {
    title: '铺强化或石塑地板',
    summary: '地板条一行行错缝排好，上一行的余料接着起下一行，按整包计算。',
  },
  'fit-skirting': {
    title: '装踢脚线和线条',
    summary: '门洞和墙角之间每一段连同斜切都算好，用店里最省钱的长度组合下料。',
  },
  'tile-a-wall': {
    title: '贴墙砖',
    summary: '买之前先在你自己的墙上排砖：整砖和切砖都数清，切下的接着用，瓷砖胶和填缝剂配好。',
  },
  'tile-a-floor': {
    title: '铺地砖',
    summary: '在屏幕上一块块排好，直铺、斜铺或人字铺，买实际要用的数量。',
  },
  'hang-on-a-wall': {
    title: '往墙上挂东西',
    summary: '按墙体和重量选对固定件和数量，并标出可能走电线、不能打孔的地方。',
  },
  'build-alcove-shelves': {
    title: '做凹位层板和开放柜',
    summary:
      '托条层板或带侧板的柜体，按放的东西算好不下垂；每块板的尺寸都由凹位算出，用最少的板材。',
  },
  'build-a-stud-wall': {
    title: '做轻钢龙骨隔墙',
    summary: '轻钢或木龙骨逐根定位，做好门窗洞口，石膏板排在上面，全部用最省钱的长度下料。',
  },
  'board-a-ceiling': {
    title: '石膏板吊顶封板',
    summary: '石膏板横跨梁或木方错缝排好，用最少的板裁出来，连螺丝、接缝带和嵌缝膏。',
  },
  'put-up-a-fence': {
    title: '立围栏',
    summary: '绕过每个转角分跨，算出立柱、围栏片或横杆和围栏板，以及坑里实际用的混凝土。',
  },
  'build-a-deck': {
    title: '搭户外木平台',
    summary: '面板按你自己的场地排，骨架、基础、楼梯和护栏按高度配齐，用最省钱的长度锯料。',
  },
  'board-a-loft': {
    title: '阁楼铺板和保温',
    summary: '保温棉铺到当地要求的厚度，上面用支脚垫起铺面，每块板都排好，每个支脚都数清。',
  },
  'lay-a-path': {
    title: '铺小径、碎石地或小块混凝土地坪',
    summary: '任何形状的场地，按厚度算碎石、石料、土或混凝土，小袋或吨袋，哪个便宜用哪个。',
  },
  'paint-outside-wood': {
    title: '刷围栏和户外木料',
    summary:
      '围栏、木屋和外墙木板要多少木油或油漆，按木料和遍数算，连清洁剂和防腐剂，挑最省钱的几桶。',
  },
  'panel-a-wall': {
    title: '装护墙板、墙面线条',
    summary: '线条做格或企口板满铺，绕开门窗和插座，每格一样宽，用最省钱的长度下料。',
  },
  'lay-a-patio': {
    title: '铺石板露台',
    summary: '从房子一侧逐块排石板，切块和坡度都画出来，垫层、砂浆或砂、填缝料一次算清。',
  },
  'lay-a-lawn': {
    title: '铺草皮或播草籽',
    summary: '草皮按你家地块一条条排好，或草籽算到克，土、底肥和水一并算清。',
  },
  'build-a-raised-bed': {
    title: '做抬高花池（菜池）',
    summary: '木板或方木用最省钱的长度下料，桩距按土压算出，填土算到升。',
  },
};
