import { useContext, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { leftToCut } from '../../../planner/cutting/plan/left-to-cut.ts';
import { words } from '../../../language/page/cut-plan.ts';
import { BoardBlock } from './board-block.tsx';
import { equalBoards } from './equal-boards.ts';
import { isKept, keep, keepable } from '../boards/offcut-actions.ts';
import { sides } from '../in-words.ts';
import { NotPlanned, type Problems } from './not-planned.tsx';
import { Proof } from './proof.tsx';
import type { PlannedCuts } from '../planned-cuts.ts';
import { SimplerPlan } from './simpler-plan.tsx';
import { IsReturn } from '../../../app/shell/is-return.ts';
import { Growing } from '../../../ui/controls/more.tsx';
import { ScreenSection } from '../../../ui/controls/frame/screen.tsx';

const { empty, offcuts } = words;

/** Number of boards drawn at once; a deck has hundreds. */
const PAGE = 40;

/** Boards on the first screen: lengths are low. */
const SCREENFUL = 5;

interface PlanViewProps {
  readonly cuts: PlannedCuts;
  /** Links to the inputs of parts and boards. */
  readonly links: { readonly parts: string; readonly stock: string };
  /** Errors of the cut list. */
  readonly problems: Problems;
  readonly onBench: (number: number) => void;
  readonly onExport: () => void;
  readonly onPrint: () => void;
}

/** An offcut with the number of its board. */
type FoundOffcut = ReturnType<typeof keepable>[number] & { readonly number: number };

function OffcutRow(
  props: Pick<PlannedCuts, 'rack' | 'locale'> & { readonly equal: readonly FoundOffcut[] },
) {
  const { equal, rack, locale } = props;
  const [first] = equal;
  if (first === undefined) return null;
  const { size, number, offcut } = first;
  const [named, count] = [sides(size, locale), equal.length];
  const isOne = count === 1;
  return (
    <li className="row">
      <span className="row__main">
        <strong>{named}</strong>
        <span className="remark">{isOne ? offcuts.from(number) : offcuts.many(count)}</span>
      </span>
      {isKept(rack, offcut) ? (
        <span className="remark">{offcuts.kept}</span>
      ) : (
        <button
          type="button"
          className="button button--plain"
          aria-label={isOne ? offcuts.keepNamed(named, number) : offcuts.keepMany(count, named)}
          onClick={() => keep(equal.map((one) => one.offcut))}
        >
          {isOne ? offcuts.keep : offcuts.keepAll(count)}
        </button>
      )}
    </li>
  );
}

/** Offcuts of this plan, equal ones in one row, with a button to keep them. */
function Offcuts({ cuts }: Pick<PlanViewProps, 'cuts'>) {
  const { done, boards, rack, locale } = cuts;
  const all = [...done, ...boards].flatMap(({ number, board }) =>
    keepable(cuts, number, board).map((one) => ({ number, ...one })),
  );
  if (all.length === 0) return null;
  const left = all.filter(({ offcut }) => !isKept(rack, offcut));
  const rows = Map.groupBy(
    all,
    ({ offcut, size }) => `${sides(size, locale)} ${isKept(rack, offcut)}`,
  );
  return (
    <ScreenSection id="worth-keeping" title={offcuts.title}>
      <ul className="rows">
        {[...rows].slice(0, PAGE).map(([key, equal]) => (
          <OffcutRow key={key} equal={equal} {...cuts} />
        ))}
      </ul>
      {left.length > 1 && rows.size > 1 && (
        <button
          type="button"
          className="button"
          onClick={() => keep(left.map(({ offcut }) => offcut))}
        >
          {offcuts.keepAll(left.length)}
        </button>
      )}
      <p className="remark">{offcuts.note}</p>
    </ScreenSection>
  );
}

const boardsOf = (done: PlannedCuts['done']) => done.map(({ board }) => board);

/** Text before the first plan, with a link to the missing input. */
function Empty({ cuts, links }: Pick<PlanViewProps, 'cuts' | 'links'>) {
  const { parts, done } = cuts;
  if (done.length > 0 && leftToCut(parts, boardsOf(done)).length === 0) {
    return <p className="lead">{empty.allCut}</p>;
  }
  return (
    <>
      <p className="lead">{parts.length === 0 ? empty.noParts : empty.noBoards}</p>
      <p>
        <Link className="button" to={parts.length === 0 ? links.parts : links.stock}>
          {parts.length === 0 ? empty.listParts : empty.addBoards}
        </Link>
      </p>
    </>
  );
}

/** The plan: boards to buy, the quality of the plan, each board to scale, and offcuts. */
export function PlanView(props: PlanViewProps) {
  const { cuts, links, problems } = props;
  const { done: cut, boards, planning } = cuts;
  const [shown, setShown] = useState(PAGE);
  const isReturn = useContext(IsReturn);
  const rows = useMemo(() => equalBoards(boards), [boards]);
  const stale = planning.phase.kind === 'first';
  const longest = Math.max(1, ...[...boards, ...cut].map(({ board }) => board.length));
  if (planning.phase.kind === 'nothing' && cut.length === 0) {
    return (
      <>
        <NotPlanned cuts={cuts} problems={problems} links={links} />
        <Empty cuts={cuts} links={links} />
      </>
    );
  }
  return (
    <div className={stale ? 'cut-plan cut-plan--stale' : 'cut-plan'} aria-busy={stale}>
      <NotPlanned cuts={cuts} problems={problems} links={links} />
      {planning.phase.kind === 'nothing' ? (
        <Empty cuts={cuts} links={links} />
      ) : (
        <Proof cuts={cuts} />
      )}
      <SimplerPlan cuts={cuts} />
      {boards.length > 0 && (
        <ul className="cut-boards">
          <Growing first={SCREENFUL} atOnce={2} isNow={isReturn}>
            {rows.slice(0, shown).map(({ first, all }) => (
              <BoardBlock
                key={all.at(-1)?.number}
                cuts={cuts}
                numbered={first}
                count={all.length}
                longest={longest}
                done={false}
                names={cuts.names}
                onTick={stale ? undefined : () => cuts.tick(first)}
                onOpen={() => props.onBench(first.number)}
              />
            ))}
          </Growing>
        </ul>
      )}
      {rows.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + PAGE)}>
          {words.showMore(Math.min(PAGE, rows.length - shown), rows.length)}
        </button>
      )}
      <Offcuts cuts={cuts} />
      {cut.length > 0 && (
        <ScreenSection id="cut-already" title={words.cutAlready}>
          <ul className="cut-boards">
            {equalBoards(cut).map(({ first, all }) => {
              const last = all.at(-1) ?? first;
              return (
                <BoardBlock
                  key={first.number}
                  cuts={cuts}
                  numbered={last}
                  count={all.length}
                  longest={longest}
                  done
                  names={last.names}
                  onTick={() => cuts.untick(last)}
                />
              );
            })}
          </ul>
        </ScreenSection>
      )}
      <div className="pair">
        <button type="button" className="button" onClick={props.onPrint}>
          {words.print}
        </button>
        <button type="button" className="button" onClick={props.onExport}>
          {words.save}
        </button>
      </div>
    </div>
  );
}
