import { useMemo } from 'react';
import type { Drawing, Step } from '../../../planner/jobs/kit/contract.ts';
import {
  isLaidBy,
  stagesAt,
  type PieceStage,
} from '../../../planner/jobs/kit/steps/laid-stages.ts';
import { stepKey } from '../../../planner/jobs/kit/steps/schedule.ts';
import { words } from '../../../language/page/drawings.ts';
import { laidLetters, letteredScene } from '../../../planner/project/cuts/piece-letters.ts';
import { isBuilt } from '../../../planner/scene/scene.ts';
import type { Locale } from '../../../language/locale.ts';
import { bodiesIn } from '../../../planner/scene/at-step.ts';
import { StepModel } from '../space/model-drawing.tsx';
import type { LaidPiece } from '../../../planner/takeoff/laid-piece.ts';
import type { Plan, PlannedJob } from '../../../planner/plan.ts';
import type { Project } from '../../../planner/schema/project.ts';
import type { Product } from '../../../planner/stock/products.ts';
import type { Layer } from './layers.ts';
import { PlacePicture } from '../plan/place-picture.tsx';

interface View {
  readonly project: Pick<Project, 'done'>;
  readonly worked: Pick<Plan, 'jobs' | 'list' | 'places'>;
  readonly locale: Locale;
}

/** Returns the stage of each piece of a job's drawing. */
type StageOf = (own: PlannedJob, drawing: Drawing) => (piece: LaidPiece) => PieceStage;

const isBegun = ({ drawing, stageOf }: Layer): boolean =>
  drawing.pieces.length === 0
    ? stageOf?.({ shape: drawing.surface, whole: true, from: 0 }) !== 'later'
    : drawing.pieces.some((piece) => stageOf?.(piece) !== 'later');

/**
 * Adds stages to layers. A layer that is not begun is left out, because it would hide those below; if none is begun, the
 * top one stays.
 */
function withStages(jobs: readonly PlannedJob[], stageOf: StageOf, letters: Layer['letters']) {
  return (layers: readonly Layer[]): readonly Layer[] => {
    const staged = layers.map((layer): Layer => {
      const own = jobs.find(({ plan }) => plan.drawings.includes(layer.drawing));
      return own === undefined
        ? layer
        : { ...layer, stageOf: stageOf(own, layer.drawing), letters };
    });
    const begun = staged.filter(isBegun);
    return begun.length > 0 ? begun : staged.slice(-1);
  };
}

/** A drawing of a job on its place, with the other jobs there. */
function Picture(props: {
  readonly view: View;
  readonly own: PlannedJob;
  readonly drawing: Drawing;
  readonly stageOf: StageOf;
  readonly label: string;
  readonly letters?: Layer['letters'];
}) {
  const { view, own, drawing, stageOf, label, letters } = props;
  const { worked, locale } = view;
  const jobs = useMemo(
    () =>
      worked.jobs
        .filter(({ entry }) => entry.place === own.entry.place)
        .toSorted((a, b) => Number(a === own) - Number(b === own)),
    [worked, own],
  );
  const plans = useMemo(() => jobs.map(({ plan }) => plan), [jobs]);
  const staged = useMemo(() => withStages(jobs, stageOf, letters), [jobs, stageOf, letters]);
  return (
    <PlacePicture
      measured={worked.places.get(own.entry.place)}
      plans={plans}
      drawing={drawing}
      staged={staged}
      label={label}
      locale={locale}
    />
  );
}

const isOn = ({ on }: Drawing): boolean => on !== undefined;

/** The drawing of a step: one that the step lays, otherwise one that its job lays on the place. */
function aboutOf({ plan: { drawings } }: PlannedJob, step: Step): Drawing | undefined {
  const laid = drawings.filter((one) => isLaidBy(step, one));
  return laid.find(isOn) ?? laid[0] ?? drawings.find(isOn) ?? drawings[0];
}

/** The work at a step: finished parts in their material, those of the current step outlined, the rest pale. */
export function StepDrawing(props: {
  readonly view: View;
  readonly job: PlannedJob | undefined;
  readonly step: Step;
}) {
  const { view, job: own, step } = props;
  const { done } = view.project;
  const drawing = own && aboutOf(own, step);
  const at = useMemo(() => own && { steps: own.plan.steps, step }, [own, step]);
  const stageOf = useMemo((): StageOf => {
    const ticked = new Set(done);
    return ({ entry, plan }, of) =>
      stagesAt(of, plan.steps, entry.id === own?.entry.id ? step : undefined, ({ id }) =>
        ticked.has(stepKey(entry.id, id)),
      );
  }, [done, own, step]);
  const letters = useMemo(() => {
    const { jobs, list } = view.worked;
    return own && !isBuilt(own.plan.scene) ? laidLetters(own, list.lines, jobs) : undefined;
  }, [own, view.worked]);
  if (own === undefined || at === undefined) return null;
  if (isBuilt(own.plan.scene)) return <StepModel scene={own.plan.scene} at={at} />;
  if (drawing === undefined) return null;
  return (
    <Picture
      view={view}
      own={own}
      drawing={drawing}
      stageOf={stageOf}
      label={words.atStep(drawing.name, step.title)}
      letters={letters}
    />
  );
}

/** The bodies of a line of the list, with the letters of its pieces. */
function MaterialModel(props: {
  readonly worked: View['worked'];
  readonly own: PlannedJob;
  readonly line: string;
  readonly of: Product;
}) {
  const { worked, own, line, of } = props;
  const scene = useMemo(() => {
    const lines = worked.list.lines.filter(({ id }) => id === line);
    return letteredScene(own, lines, worked.jobs);
  }, [worked, own, line]);
  return <StepModel scene={scene} of={of} />;
}

/** Parts made of a material of the list outlined, the rest pale; renders nothing if no drawing counts the material. */
export function MaterialDrawing(props: {
  readonly view: View;
  readonly jobs: readonly string[];
  /** Id of the material's line in the list. */
  readonly line: string;
}) {
  const { view, jobs, line } = props;
  const all = view.worked.jobs.filter(({ entry }) => jobs.includes(entry.id));
  const product = all.flatMap(({ plan }) => plan.materials).find(({ id }) => id === line)?.product;
  const stageOf: StageOf = (_, of) => (piece) =>
    (piece.of ?? of.of) === product ? 'now' : 'later';
  const built = all.find(
    ({ plan: { scene } }) =>
      isBuilt(scene) && bodiesIn(scene).some((body) => body.product === product),
  );
  if (built !== undefined && product !== undefined) {
    return <MaterialModel worked={view.worked} own={built} line={line} of={product} />;
  }
  const [found] = all.flatMap((own) => {
    const drawings = own.plan.drawings.filter(({ counts }) => counts.includes(line));
    const drawing = drawings.find(isOn) ?? drawings[0];
    return drawing === undefined ? [] : [{ own, drawing, label: drawing.name }];
  });
  if (found === undefined) return null;
  const lines = view.worked.list.lines.filter(({ id }) => id === line);
  const letters = laidLetters(found.own, lines, view.worked.jobs);
  return <Picture view={view} {...found} stageOf={stageOf} letters={letters} />;
}
