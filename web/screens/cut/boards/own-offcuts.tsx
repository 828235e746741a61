import { flushSync } from 'react-dom';
import type { Locale } from '../../../language/locale.ts';
import { words as cutPlanWords } from '../../../language/page/cut-plan.ts';
import { pageFormats } from '../../../language/language.ts';
import { newId } from '../../../platform/new-id.ts';
import { partUnit } from '../../../planner/measure/units/read-size.ts';
import { keepOffcuts } from '../../../documents/store/offcut-store.ts';
import { offcutsFor, type CutsFromRack } from '../../../planner/project/cuts/offcuts-for.ts';
import { newOffcut, type Offcut } from '../../../planner/schema/offcut.ts';
import { ScreenSection } from '../../../ui/controls/frame/screen.tsx';
import { Toggle } from '../../../ui/controls/fields/choice.tsx';
import { Cell, echoOf } from '../parts/cell.tsx';
import { throwAway } from './offcut-actions.ts';
import { RemoveButton, RowFoot, SizeCells } from '../parts/table-row.tsx';

const { rack: words } = cutPlanWords;

interface OwnOffcutsProps {
  /** The cut list or project material that may use them. */
  readonly user: CutsFromRack;
  readonly rack: readonly Offcut[];
  /** Ids of the offcuts that it does not use. */
  readonly without: readonly string[];
  /** Error texts by `offcuts.<id>.<field>`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly onLeave: (id: string, leave: boolean) => void;
}

const FIELDS = ['length', 'width', 'amount'] as const;

interface RowProps extends OwnOffcutsProps {
  readonly offcut: Offcut;
  /** Counted from 1, for labels. */
  readonly number: number;
}

/** One size of the rack: its sides, its count, and a switch for its use. */
function Row(props: RowProps) {
  const { offcut, number, problems, locale, without, onLeave } = props;
  const sheet = offcut.kind === 'sheet';
  const id = `offcut-${offcut.id}`;
  const bare = partUnit(locale);
  const problem = (field: (typeof FIELDS)[number]): string | undefined =>
    problems[`offcuts.${offcut.id}.${field}`];
  const wrong = FIELDS.find((field) => problem(field) !== undefined);
  const echo = echoOf(sheet ? [offcut.length, offcut.width] : [offcut.length], bare, locale);
  const inDamage = Object.entries(problems).find(([at]) =>
    at.startsWith(`offcuts.${offcut.id}.defects.`),
  )?.[1];
  const note = wrong === undefined ? (inDamage ?? echo) : problem(wrong);
  const change = (update: Partial<Offcut>): void => keepOffcuts([{ ...offcut, ...update }]);
  return (
    <li className="table-row">
      <SizeCells
        id={id}
        sheet={sheet}
        size={offcut}
        labels={words}
        number={number}
        hints={words.sides}
        bare={bare}
        problem={problem}
        onChange={change}
      />
      <Cell
        id={`${id}-amount`}
        label={words.amount(number)}
        mode="numeric"
        placeholder="1"
        value={offcut.amount}
        problem={problem('amount')}
        onChange={(amount) => change({ amount })}
      />
      <Toggle
        label={words.use}
        pressed={!without.includes(offcut.id)}
        onChange={(use) => onLeave(offcut.id, !use)}
      />
      <RemoveButton label={words.remove(number)} onRemove={() => throwAway(offcut)} />
      <RowFoot
        id={id}
        note={note}
        wrong={wrong === undefined ? inDamage !== undefined : offcut[wrong] !== ''}
        keysLabel={words.keys(number)}
        locale={locale}
      />
    </li>
  );
}

/** Offcuts of a material, typed or kept from a plan, each with a switch for its use. */
export function OwnOffcuts(props: OwnOffcutsProps) {
  const { user, rack } = props;
  const own = offcutsFor(user, rack);
  const others = rack.filter(({ kind }) => kind === user.kind).length - own.length;
  const add = (): void => {
    const id = newId();
    // Rendered synchronously, because phones open the keyboard only for a focus during the tap.
    flushSync(() => keepOffcuts([newOffcut(id, user.kind, user.material, user.product)]));
    document.getElementById(`offcut-${id}-length`)?.focus();
  };
  return (
    <ScreenSection id="own-offcuts" title={words.title}>
      {own.length > 0 && (
        <form
          className={user.kind === 'sheet' ? 'table table--offcut-sheet' : 'table table--offcut'}
          onSubmit={(event) => event.preventDefault()}
        >
          <ul className="table__rows">
            {own.map((offcut, i) => (
              <Row key={offcut.id} {...props} offcut={offcut} number={i + 1} />
            ))}
          </ul>
        </form>
      )}
      <button type="button" className="button" onClick={add}>
        {words.add}
      </button>
      <p className="remark">
        {pageFormats().sentences([
          own.length > 0 ? words.first : words.none,
          ...(others > 0 ? [words.others(others)] : []),
        ])}
      </p>
    </ScreenSection>
  );
}
