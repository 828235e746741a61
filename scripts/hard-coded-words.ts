// `node scripts/hard-coded-words.ts`: fails if text for users is outside the message catalogue.
import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

import { MADE } from './messages/module-code.ts';

/** A literal that looks like text for users. */
export interface HardCoded {
  readonly line: number;
  readonly text: string;
}

/**
 * Files without text for users: the catalogue itself, the engines, their checker, the command line,
 * and file formats. Product labels contain units, which `variantLabel` translates.
 */
const NO_WORDS = [
  'web/language',
  'web/telemetry',
  'web/telemetry/reports/readable-items.ts',
  'web/export',
  'web/planner/stock/cn',
  'web/planner/stock/eu',
  'web/planner/stock/uk',
  'web/planner/stock/us',
  'web/service-worker',
  'web/planner/cutting/checker',
  'web/planner/cutting/linear',
  'web/planner/cutting/sheet',
  'scripts/cut.ts',
  'scripts/plan',
  'scripts/read.ts',
  'web/planner/import/reading/decide.ts',
  'web/planner/import/reading/evidence.ts',
  'web/planner/import/reading/read-text.ts',
  'web/planner/cutting/export/draw-boards.ts',
  'web/planner/cutting/export/parts-csv.ts',
  'web/planner/measure/plans/write/drawing-pdf.ts',
  'web/planner/measure/plans/write/drawing-files.ts',
];

/** Names of programs and makers are the same in every language. */
const NAMES = new Set([
  'Bosch',
  'Measure Twice',
  'CutList Optimizer',
  'Cutlist Evo',
  'CutList Plus',
  'Markdown',
  'MaxCut',
  'OpenCutList',
]);
/** Attributes and keys that always contain text for users, even a single lower-case word. */
const FOR_PEOPLE =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|description|label|legend|line|placeholder|say|show|summary|title)$/;
/** Attributes and calls with strings for the browser, and errors, which are for developers. */
const FOR_MACHINES =
  /^(?:assert|className|d|style|viewBox|closest|matches|matchMedia|querySelector(?:All)?|DOMException|\w*Error)$/;
const SENTENCE = /\p{L}{2,}[^\p{L}]* \p{L}{2,}|^\p{Lu}\p{Ll}|\p{Script=Han}/u;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Name of a key, attribute or callee: the last part of `a.b.c`. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  const name = value['name'] ?? value['value'];
  return typeof name === 'string' ? name : nameOf(value['property']);
}

/** Value of a string or number literal; undefined for other nodes. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateElement') return (node['value'] as { readonly raw: string }).raw;
  const isText = node.type === 'JSXText' || node.type === 'Literal';
  return isText && typeof node['value'] === 'string' ? node['value'] : undefined;
}

/** The nearest key, attribute or call; it decides how strings below the node count. */
function contextOf(node: Node, outer: string): string {
  switch (node.type) {
    case 'JSXAttribute':
      return nameOf(node['name']);
    case 'Property':
      return nameOf(node['key']);
    case 'CallExpression':
    case 'NewExpression':
      return nameOf(node['callee']);
    default:
      return outer;
  }
}

/** Types, imports and comparisons contain names, never text for users. */
const isPlainCode = ({ type, operator }: Node): boolean =>
  type.startsWith('TS') && type !== 'TSAsExpression' && type !== 'TSSatisfiesExpression'
    ? true
    : type === 'ImportDeclaration' ||
      type === 'ImportExpression' ||
      (type === 'BinaryExpression' && operator !== '+');

/** Text for users in a source file that is not from the catalogue. */
export function hardCodedWords(file: string, source: string): readonly HardCoded[] {
  const found: HardCoded[] = [];
  const visit = (node: Node, outer: string): void => {
    if (isPlainCode(node)) return;
    const context = contextOf(node, outer);
    const text = textOf(node)?.trim() ?? '';
    const anyLetter = node.type === 'JSXText' || FOR_PEOPLE.test(context);
    const isWords = anyLetter ? /\p{L}/u.test(text) : SENTENCE.test(text);
    if (isWords && !FOR_MACHINES.test(context) && !NAMES.has(text)) {
      found.push({ line: source.slice(0, node.start).split('\n').length, text });
    }
    for (const child of childrenOf(node)) visit(child, context);
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message ?? ''}`);
  visit(program as unknown as Node, '');
  return found;
}

const within = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of globSync('web/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8');
    if (within(file, NO_WORDS) || source.startsWith(MADE)) continue;
    for (const { line, text } of hardCodedWords(file, source)) {
      console.error(`${file}:${line}: “${text}” belongs into a message file (*.arb)`);
      process.exitCode = 1;
    }
  }
}
