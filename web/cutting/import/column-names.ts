import { EDGES, type Edge } from '../edge-banding.ts';

/** What a column of a list can say of a part. */
export type Column =
  | 'length'
  | 'width'
  | 'finishedLength'
  | 'finishedWidth'
  | 'quantity'
  | 'name'
  | 'material'
  | 'enabled'
  | 'turns'
  | 'grain'
  | Edge;

/** What a person can say that a column is. */
export const ASSIGNABLE = [
  'length',
  'width',
  'quantity',
  'name',
  'material',
  'turns',
  ...EDGES,
] as const satisfies readonly Column[];
export type AssignableColumn = (typeof ASSIGNABLE)[number];

const RAW_LENGTH = ['lengthraw', 'cuttinglength', 'langeroh', 'longueurdebit', '长度原始'];
const RAW_WIDTH = ['widthraw', 'cuttingwidth', 'breiteroh', 'largeurdebit', '宽度原始'];
/** Columns of sizes to cut: without the tapes, and larger where the part is trimmed later. */
export const RAW_SIZES: ReadonlySet<string> = new Set([...RAW_LENGTH, ...RAW_WIDTH]);

const LENGTH = ['length', 'longueurcapable', 'longueur', 'lange', '长度', '长'];
const WIDTH = ['width', 'largeurcapable', 'largeur', 'breite', '宽度', '宽'];

/**
 * How the tools name their columns, letters and digits only; the first that a header has counts. Of
 * OpenCutList in English, German, French and Chinese; its raw sizes are without the tapes on the edges,
 * the others with them. CutList Optimizer's top and bottom run along the length, as its `h` of the grain.
 */
export const COLUMN_NAMES: Readonly<Record<Column, readonly string[]>> = {
  length: [...RAW_LENGTH, ...LENGTH],
  width: [...RAW_WIDTH, ...WIDTH],
  finishedLength: LENGTH,
  finishedWidth: WIDTH,
  quantity: ['qty', 'quantity', 'count', 'quantite', 'anzahl', 'anz', 'pcs', 'pieces', '数量'],
  name: [
    'label',
    'name',
    'designation',
    'bezeichnung',
    'description',
    'beschreibung',
    'part',
    'partname',
    'teil',
    '名称',
    '部件',
  ],
  material: [
    'material',
    'materialname',
    'materialbezeichnung',
    'nomdelamatiere',
    'matiere',
    '材质名称',
    '材料',
    '材质',
  ],
  l1: ['edgelength1', 'kantenbandlange1', 'chantlongueur1', '边缘长度1', 'bottomband'],
  l2: ['edgelength2', 'kantenbandlange2', 'chantlongueur2', '边缘长度2', 'topband'],
  w1: ['edgewidth1', 'kantenbandbreite1', 'chantlargeur1', '边缘宽度1', 'leftband'],
  w2: ['edgewidth2', 'kantenbandbreite2', 'chantlargeur2', '边缘宽度2', 'rightband'],
  enabled: ['enabled'],
  turns: ['rotation', 'rotate', 'canrotate', 'mayturn', 'drehbar', 'drehen', '旋转', '可旋转'],
  grain: [
    'graindirection',
    'grain',
    'maserung',
    'maserrichtung',
    'faserrichtung',
    'sensdufil',
    '纹理方向',
    '纹理',
  ],
};
