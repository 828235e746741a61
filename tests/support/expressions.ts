import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** A regular expression of the source, with its file and line. */
export interface Expression {
  readonly at: string;
  readonly expression: RegExp;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly callee?: { readonly name?: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function eachNode(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if (isNode(value)) visit(value);
  for (const inner of Object.values(value)) eachNode(inner, visit);
}

/**
 * Code that runs on external texts: the page and the Worker. The build reads only its own texts, except for the scripts
 * that it puts into a page's head.
 */
const isExposed = (file: string): boolean =>
  !file.startsWith('web/export/') || file.startsWith('web/export/page-scripts/');

/** Every regular expression of the page and the Worker, also those that code builds from texts. */
export function expressions(): {
  readonly literal: readonly Expression[];
  readonly composed: readonly string[];
} {
  const literal: Expression[] = [];
  const composed: string[] = [];
  for (const file of globSync(['web/**/*.{ts,tsx}', 'worker/**/*.ts']).filter(isExposed)) {
    const source = readFileSync(file, 'utf8');
    const at = (start: number): string => `${file}:${source.slice(0, start).split('\n').length}`;
    eachNode(parseSync(file, source).program, ({ type, start, value, callee }) => {
      if (type === 'Literal' && value instanceof RegExp)
        literal.push({ at: at(start), expression: value });
      const isCall = type === 'NewExpression' || type === 'CallExpression';
      if (isCall && callee?.name === 'RegExp') composed.push(at(start));
    });
  }
  return { literal, composed };
}

/** Signs that expressions of lengths, lists and addresses repeat. */
const SIGNS = [
  '0',
  '1,',
  '1.',
  'a',
  'm',
  ' ',
  '\t',
  '\n',
  ':',
  '/',
  '-',
  '=',
  '"',
  "'",
  '#',
  '(',
  '<',
];

/** Inputs to repeat against an expression: plain characters, and its own literals with separators. */
function pumpsOf({ source }: RegExp): readonly string[] {
  const texts = source.replaceAll(/\\(?=[^\w])/g, '').match(/[^\\()[\]{}|?*+^$.]+/g) ?? [];
  const own = [...new Set(texts)].slice(0, 12);
  return [...SIGNS, ...own, ...own.flatMap((text) => [`${text} `, `${text}0`, `0${text}`])];
}

/** The longest that an expression takes for a long text of one repeated part, in milliseconds. */
export function slowest(expression: RegExp, length: number, time: (call: () => void) => number) {
  let worst = { ms: 0, pump: '' };
  for (const pump of pumpsOf(expression)) {
    for (const end of ['', '\u0000', 'x!']) {
      const text = pump.repeat(Math.ceil(length / pump.length)) + end;
      const ms = time(() => text.replace(expression, ''));
      if (ms > worst.ms) worst = { ms, pump: `${JSON.stringify(pump)} … ${JSON.stringify(end)}` };
    }
  }
  return worst;
}
