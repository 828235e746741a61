import type { Locale } from '../../../language/locale.ts';
import { memo } from 'react';
import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { partUnit } from '../../../planner/measure/units/read-size.ts';
import { bandsInShort } from '../../../planner/cutting/edge-banding.ts';
import { words as edgingWords } from '../../../language/page/edging.ts';
import type { CutPart } from '../../../planner/schema/cut-list.ts';
import { sides } from '../in-words.ts';
import type { CutListState } from '../use-cuts.ts';
import { Cell, echoOf } from './cell.tsx';
import { RowFoot, SizeCells } from './table-row.tsx';

const { commas } = amountsWords;
const { part: words, parts: partsWords } = cutListWords;

const FIELDS = ['length', 'width', 'quantity', 'mitreStart', 'mitreEnd', 'rough'] as const;

/** Errors of a row, by field. */
export type PartProblems = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

interface PartRowProps {
  readonly row: CutPart;
  /** Counted from 1, for labels. */
  readonly number: number;
  readonly sheet: boolean;
  readonly locale: Locale;
  /** Letter in the drawings; undefined for an incomplete part. */
  readonly letter: string | undefined;
  readonly problems: PartProblems;
  /** Cut size and banded edges as text; undefined if it has none. */
  readonly edging: string | undefined;
  /** Number of pieces that the plan leaves out, and the reason. */
  readonly leftOut: string | undefined;
  readonly onChange: (id: string, change: Partial<CutPart>) => void;
  /** Absent for the empty row at the end. */
  readonly onMore?: ((id: string) => void) | undefined;
}

export const NO_PROBLEMS: PartProblems = {};

/** Errors of parts by row, from the errors of their list. */
export function wrongRows(
  problems: Readonly<Record<string, string>>,
): ReadonlyMap<string, PartProblems> {
  const wrong = new Map<string, Record<string, string>>();
  for (const [at, problem] of Object.entries(problems)) {
    const [table, id = '', field = ''] = at.split('.');
    if (table === 'parts') wrong.set(id, { ...wrong.get(id), [field]: problem });
  }
  return wrong;
}

/** Text for the pieces of a part that fit no board. */
export function partLeftOut(
  { planning: { plan, phase } }: CutListState,
  { id }: CutPart,
): string | undefined {
  const left = plan?.answer.unplaced.find(({ part }) => part === id);
  if (left === undefined || phase.kind === 'first') return undefined;
  return partsWords.leftOut(left.quantity, left.reason);
}

/** Notes on parts with edging or another cut size, by part. */
export function edgedIn({ demand, list, locale }: CutListState): ReadonlyMap<string, string> {
  const spare = new Set(list.parts.filter((row) => row.spare === true).map(({ id }) => id));
  return new Map(
    demand.parts.flatMap((part): [string, string][] => {
      const { id, bands, finished } = part;
      const said = [
        ...(bands === undefined ? [] : [edgingWords.banded(bandsInShort(bands))]),
        ...(finished === undefined ? [] : [edgingWords.cutTo(sides(part, locale))]),
        ...(spare.has(id) ? [words.withSpare] : []),
      ];
      return said.length === 0 ? [] : [[id, commas(said)]];
    }),
  );
}

/** Note below a row: its error, else its parsed sizes. */
function noteOf(props: PartRowProps): { readonly text: string; readonly wrong: boolean } {
  const { row, sheet, locale, problems, leftOut } = props;
  for (const field of FIELDS) {
    const problem = problems[field];
    // A missing size is not an error.
    if (problem !== undefined) return { text: problem, wrong: row[field] !== '' };
  }
  if (leftOut !== undefined) return { text: leftOut, wrong: true };
  const marks = [
    echoOf(sheet ? [row.length, row.width] : [row.length], partUnit(locale), locale),
    sheet && !row.turns ? words.grainKept : undefined,
    props.edging,
    row.mitreStart !== '' || row.mitreEnd !== '' ? words.mitred : undefined,
  ];
  return { text: commas(marks.filter((mark) => typeof mark === 'string')), wrong: false };
}

/** A part: count, length, width and name. */
function Row(props: PartRowProps) {
  const { row, number, sheet, locale, problems, onMore } = props;
  const id = `part-${row.id}`;
  const bare = partUnit(locale);
  const note = noteOf(props);
  const what = sheet ? words.grain : words.mitre;
  const onChange = (change: Partial<CutPart>): void => props.onChange(row.id, change);
  return (
    <li className="table-row">
      <Cell
        id={`${id}-quantity`}
        label={words.quantity(number)}
        mode="numeric"
        placeholder="1"
        value={row.quantity}
        problem={problems.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
      <SizeCells
        id={id}
        sheet={sheet}
        size={row}
        labels={words}
        number={number}
        hints={words.hints}
        bare={bare}
        problem={(side) => problems[side]}
        onChange={onChange}
      />
      <Cell
        id={`${id}-name`}
        label={words.name(number)}
        value={row.name}
        placeholder={words.hints.name}
        onChange={(name) => onChange({ name })}
      />
      {onMore === undefined ? (
        <span className="table-row__gap" />
      ) : (
        <button
          type="button"
          className="table-row__more"
          aria-label={words.more(number, `${props.letter ?? ''} ${what}`.trim())}
          onClick={() => onMore(row.id)}
        >
          <b>{props.letter ?? '·'}</b> <span className="table-row__what">{what}</span>
        </button>
      )}
      <RowFoot
        id={id}
        note={note.text}
        wrong={note.wrong}
        // Left-out pieces are announced once for all rows.
        silent={props.leftOut !== undefined}
        keysLabel={words.keys(number)}
        locale={locale}
      />
    </li>
  );
}

const isSame = (a: PartProblems, b: PartProblems): boolean =>
  a === b || FIELDS.every((field) => a[field] === b[field]);

/** In a long list, typing in one row must not render the others. */
export const PartFields = memo(Row, ({ problems, ...before }, { problems: after, ...now }) => {
  const names = Object.keys(now) as (keyof typeof now)[];
  return isSame(problems, after) && names.every((name) => before[name] === now[name]);
});
