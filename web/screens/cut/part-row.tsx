import { partUnit } from '../../projects/cut-demand.ts';
import type { CutPart } from '../../projects/cut-list.ts';
import { LengthKeys, useKeysOpen } from '../../ui/length-keys.tsx';
import { Cell, echoOf } from './cell.tsx';
import type { Cuts } from './use-cuts.ts';

interface PartRowProps {
  readonly cuts: Cuts;
  readonly row: CutPart;
  /** Counted from 1, for labels. */
  readonly number: number;
  readonly onChange: (change: Partial<CutPart>) => void;
  /** Absent on the empty row at the end. */
  readonly onMore?: () => void;
}

const FIELDS = ['length', 'width', 'quantity', 'mitreStart', 'mitreEnd'] as const;

/** What to say beneath a row: what is wrong with it, else how its sizes were understood. */
function noteOf({ cuts, row }: PartRowProps): { readonly text: string; readonly wrong: boolean } {
  const { problems } = cuts.demand;
  for (const field of FIELDS) {
    const problem = problems[`parts.${row.id}.${field}`];
    // A size that is still to be typed is no mistake.
    if (problem !== undefined) return { text: problem, wrong: row[field] !== '' };
  }
  const left = cuts.planning.plan?.answer.unplaced.find(({ part }) => part === row.id);
  if (left !== undefined && cuts.planning.phase.kind !== 'first') {
    const why =
      left.reason === 'too-long' ? 'Larger than every board.' : 'No board is left for it.';
    return { text: `${left.quantity} left out: ${why}`, wrong: true };
  }
  const sizes = cuts.list.kind === 'sheet' ? [row.length, row.width] : [row.length];
  const marks = [
    echoOf(sizes, partUnit(cuts.units), cuts.units),
    cuts.list.kind === 'sheet' && !row.turns ? 'grain kept' : undefined,
    row.mitreStart !== '' || row.mitreEnd !== '' ? 'mitred' : undefined,
  ];
  return { text: marks.filter(Boolean).join(', '), wrong: false };
}

/** One part: how many, how long, how wide, what it is called. */
export function PartRow(props: PartRowProps) {
  const { cuts, row, number, onChange, onMore } = props;
  const sheet = cuts.list.kind === 'sheet';
  const id = `part-${row.id}`;
  const bare = partUnit(cuts.units);
  const note = noteOf(props);
  const lengthOpen = useKeysOpen(`${id}-length`);
  const widthOpen = useKeysOpen(`${id}-width`);
  const openId = `${id}-${widthOpen ? 'width' : 'length'}`;
  const problem = (field: string): string | undefined =>
    cuts.demand.problems[`parts.${row.id}.${field}`];
  return (
    <li className={sheet ? 'table-row table-row--sheet' : 'table-row'}>
      <Cell
        id={`${id}-quantity`}
        label={`Part ${number}, how many`}
        mode="numeric"
        placeholder="1"
        value={row.quantity}
        problem={problem('quantity')}
        onChange={(quantity) => onChange({ quantity })}
      />
      <Cell
        id={`${id}-length`}
        label={`Part ${number}, length`}
        mode="decimal"
        placeholder="length"
        value={row.length}
        bare={bare}
        problem={problem('length')}
        onChange={(length) => onChange({ length })}
      />
      {sheet && (
        <Cell
          id={`${id}-width`}
          label={`Part ${number}, width`}
          mode="decimal"
          placeholder="width"
          value={row.width}
          bare={bare}
          problem={problem('width')}
          onChange={(width) => onChange({ width })}
        />
      )}
      <Cell
        id={`${id}-name`}
        label={`Part ${number}, name`}
        value={row.name}
        placeholder="name"
        onChange={(name) => onChange({ name })}
      />
      {onMore === undefined ? (
        <span className="table-row__gap" />
      ) : (
        <button
          type="button"
          className="table-row__more"
          aria-label={`Part ${number}, more`}
          onClick={onMore}
        >
          <b aria-hidden="true">{cuts.letters[row.id] ?? '·'}</b>
        </button>
      )}
      <p
        id={`${id}-note`}
        className={note.wrong ? 'table-row__note row__why--wrong' : 'table-row__note'}
        aria-live="polite"
      >
        {note.text}
      </p>
      {(lengthOpen || widthOpen) && (
        <LengthKeys id={openId} label={`part ${number}`} system={cuts.units} />
      )}
    </li>
  );
}
