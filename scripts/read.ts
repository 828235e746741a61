import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BRITISH, plainSpaces } from '../web/language/locale.ts';
import { decodeList } from '../web/planner/import/decode-list.ts';
import { importCutList } from '../web/planner/import/import-cut-list.ts';
import { kindOfFile } from '../web/planner/import/spreadsheet/file-kind.ts';
import { readWorkbook } from '../web/planner/import/spreadsheet/read-workbook.ts';
import { describeRows } from '../web/planner/import/reading/describe-rows.ts';

const USAGE =
  'usage: npm run --silent read -- list.txt [--kind sheet|linear] --units mm|in --locale en-GB';

/** A wrong argument or an unreadable list. */
class Refusal extends Error {
  readonly at: string;

  constructor(message: string, at: string) {
    super(message);
    this.at = at;
  }
}

function oneOf<Choice extends string>(
  name: string,
  given: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === given);
  if (found === undefined) throw new Refusal(`use ${choices.join(' or ')}, not “${given}”`, name);
  return found;
}

function localeOf(tag: string, unit: 'mm' | 'in') {
  try {
    Intl.getCanonicalLocales(tag);
  } catch {
    throw new Refusal(`“${tag}” is not a language tag`, 'locale');
  }
  return unit === 'in' ? BRITISH.imperial : BRITISH.metric;
}

function argumentsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        units: { type: 'string', default: 'mm' },
        locale: { type: 'string', default: 'en-GB' },
      },
    });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), 'arguments');
  }
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path === '-' ? 0 : path);
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), 'list');
  }
}

/** Text of a list: of a spreadsheet its first sheet. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const kind = kindOfFile(bytes);
  if (kind === 'text') return decodeList(bytes);
  if (kind !== 'xlsx' && kind !== 'ods') throw new Refusal(`a ${kind} file is no list`, 'list');
  const opened = await readWorkbook(new Uint8Array(bytes), kind);
  if (!opened.ok) throw new Refusal(`the ${kind} file cannot be opened: ${opened.fault}`, 'list');
  return opened.sheets[0]?.text ?? '';
}

/**
 * `npm run --silent read -- list.txt` (`-`: standard input) prints how the page understands a list. Without a kind, the
 * kind that fits the list applies, as in the page.
 */
async function answer(args: readonly string[]): Promise<unknown> {
  const { positionals, values } = argumentsOf(args);
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Refusal(USAGE, 'list');
  const kind =
    values.kind === undefined ? undefined : oneOf('kind', values.kind, ['sheet', 'linear']);
  const unit = oneOf('units', values.units, ['mm', 'in']);
  const locale = localeOf(values.locale, unit);
  const text = await textOf(bytesOf(path));
  const read = importCutList(text, unit, kind, locale);
  if (!read.ok) throw new Refusal(read.reason, 'list');
  return { rows: describeRows(read.value, text, locale) };
}

function print(value: unknown): void {
  process.stdout.write(`${plainSpaces(JSON.stringify(value))}\n`);
}

try {
  print(await answer(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  print({ error: error.message, at: error.at });
  process.exitCode = 2;
}
