import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { useNow } from '../../../ui/format/time.ts';
import { IsReturn } from '../../../app/shell/is-return.ts';
import { Growing } from '../../../ui/controls/more.tsx';
import { CurrentStep, StepRow } from '../../project/do/step-rows.tsx';
import { TabScreen } from '../../project/tab-screen.tsx';
import type { CutTabProps } from '../cut-tabs.tsx';
import { BoardDiagram } from '../plan/board-diagram.tsx';
import { listSteps, type ListStep } from './list-steps.ts';

const { doing: words } = projectWords;
const { next, steps: stepWords } = cutListWords;

/** Following steps on the first screen, with the current one above them. */
const FEW = 6;

/** Address of the bench at a board. */
const benchAt = (cut: string, board: number): string =>
  `${cut}${cut.includes('?') ? '&' : '?'}bench=${board}`;

const rowOf = ({ step, isDone, onTick }: ListStep) => (
  <StepRow
    key={step.id}
    part={{ step, minutes: step.minutes, goesOn: false }}
    job={undefined}
    where={undefined}
    isDone={isDone}
    onTick={onTick}
  />
);

/** Do: the board to cut now, then the following steps. */
export function StepsTab(props: CutTabProps) {
  const { cuts, view, to, chips } = props;
  const now = useNow();
  const isReturn = useContext(IsReturn);
  const steps = listSteps(cuts);
  const current = steps.find(({ isDone }) => !isDone);
  const ticked = steps.filter(({ isDone }) => isDone);
  const action =
    steps.length === 0 ? (
      <Link className="button button--main" to={to.measure}>
        {next.parts}
      </Link>
    ) : current?.board === undefined ? (
      current && (
        <button type="button" className="button button--main" onClick={current.onTick}>
          {words.next}
        </button>
      )
    ) : (
      <Link
        className="button button--main"
        to={benchAt(to.cut, current.board.number)}
        // Closing the bench returns to this tab.
        state={{ sheet: true }}
      >
        {stepWords.atBench}
      </Link>
    );
  return (
    <TabScreen
      view={view}
      kind="cut-list"
      line={steps.length === 0 ? words.nothing : words.done(ticked.length, steps.length)}
      action={action}
    >
      {chips}
      {steps.length === 0 && <p className="lead">{stepWords.empty}</p>}
      {current?.board !== undefined && (
        <div className="do-picture">
          <BoardDiagram
            board={current.board.board}
            number={current.board.number}
            name={cuts.nameOf(current.board.board)}
            longest={current.board.board.length}
            locale={cuts.locale}
            letters={cuts.letters}
            names={cuts.names}
            bands={cuts.bands}
            look={cuts.look}
          />
        </div>
      )}
      {current !== undefined && (
        <CurrentStep
          key={current.step.id}
          step={current.step}
          job={undefined}
          where={undefined}
          waits={0}
          now={now}
        />
      )}
      {steps.length > 0 && current === undefined && <p className="lead">{stepWords.allDone}</p>}
      <ul className="rows">
        <Growing first={FEW} isNow={isReturn}>
          {steps.filter((one) => !one.isDone && one !== current).map(rowOf)}
        </Growing>
      </ul>
      {ticked.length > 0 && (
        <details className="more">
          <summary>{words.doneSteps(ticked.length)}</summary>
          <ul className="rows">
            <Growing first={0} isNow={isReturn}>
              {ticked.map(rowOf)}
            </Growing>
          </ul>
        </details>
      )}
    </TabScreen>
  );
}
