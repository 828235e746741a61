/**
 * What a cell of a list says where it is a word for yes or no: in English, German, French and Chinese, as
 * the tools and people write it.
 */
const NO = new Set([
  'no',
  'n',
  'not',
  'none',
  'off',
  'false',
  '0',
  '-',
  '–',
  '—',
  '✗',
  '✘',
  'nein',
  'kein',
  'keine',
  'falsch',
  'aus',
  'non',
  'aucun',
  'aucune',
  'faux',
  '否',
  '无',
  '無',
  '不',
  '没有',
]);
const YES = new Set([
  'yes',
  'y',
  'true',
  'on',
  '1',
  'x',
  '✓',
  '✔',
  'ja',
  'j',
  'wahr',
  'an',
  'oui',
  'o',
  'vrai',
  '是',
  '有',
  '对',
]);

/** Of turning a part. */
const FIXED = new Set([
  'locked',
  'fixed',
  'fest',
  'gesperrt',
  'fixe',
  'bloqué',
  'bloquée',
  'verrouillé',
  '不可',
  '不能',
  '不可以',
  '不可旋转',
  '禁止',
  '固定',
  '锁定',
]);
const FREE = new Set([
  'any',
  'free',
  'allowed',
  'both',
  'frei',
  'beliebig',
  'erlaubt',
  'beides',
  'libre',
  'autorisé',
  'permis',
  '可',
  '可以',
  '可旋转',
  '允许',
  '任意',
]);

/** Ways that the grain of a part can run. */
const DIRECTION = new Set([
  'h',
  'v',
  'l',
  'w',
  'horizontal',
  'vertical',
  'horizontally',
  'vertically',
  'length',
  'width',
  'lengthwise',
  'widthwise',
  'lengthways',
  'along',
  'across',
  'längs',
  'laengs',
  'quer',
  'länge',
  'breite',
  'waagerecht',
  'waagrecht',
  'horizontale',
  'verticale',
  'longueur',
  'largeur',
  'long',
  'large',
  'longitudinal',
  'transversal',
  '横',
  '竖',
  '纵',
  '横向',
  '竖向',
  '纵向',
  '长',
  '宽',
  '长度',
  '宽度',
  '水平',
  '垂直',
]);

const plain = (cell: string): string => cell.normalize('NFKC').trim().toLowerCase();

/** Whether a cell says yes or no; undefined where it says something else, or nothing. */
export function readYesOrNo(cell: string): boolean | undefined {
  const word = plain(cell);
  if (NO.has(word)) return false;
  return YES.has(word) ? true : undefined;
}

/** Whether a part may turn; undefined for a word that is not known. An empty cell does not forbid it. */
export function readTurns(cell: string): boolean | undefined {
  const word = plain(cell);
  if (word === '' || FREE.has(word)) return true;
  // A way for the grain fixes the part as much as a ban does.
  return FIXED.has(word) || DIRECTION.has(word) ? false : readYesOrNo(cell);
}

/** Whether a part may turn by what is said of its grain, which has a direction or is none; undefined for a word that is not known. */
export function readGrain(cell: string): boolean | undefined {
  const word = plain(cell);
  if (word === '' || FREE.has(word)) return true;
  if (FIXED.has(word) || DIRECTION.has(word)) return false;
  const hasGrain = readYesOrNo(cell);
  return hasGrain === undefined ? undefined : !hasGrain;
}
