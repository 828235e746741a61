import type { Catalogue } from '../catalogue.ts';

export const imports: Catalogue['imports'] = {
  spreadsheet: '电子表格',
  plainLines: '纯文本',
  nothing: '还没有可读的内容。',
  tooLong: (lines) => `超过 ${lines} 行了。请分几次导入。`,
  switchedOff: '这一行在文件里已停用。',
  zero: '尺寸是 0 的部件没法下料。',
  noLength: '没有写长度。',
  noQuantity: (typed) => `“${typed}”不是件数。`,
  unknownTurn: (typed) => `“${typed}”没有说明能否旋转：按保持纹理方向处理。`,
  defects: (most) => `这块板的缺陷无法识别、超出板面或多于 ${most} 处：请自己添加这块板。`,
  runs: '不会保留部件之间纹理连续的要求。',
  negative: '长度不能是负数。',
  writeAs: (kind) => `请写成 ${kind === 'sheet' ? '2 x 720 x 560 侧板' : '4 x 735 桌腿'}。`,
};
