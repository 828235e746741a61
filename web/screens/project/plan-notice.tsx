import { useMemo } from 'react';
import { pageMemo } from '../../documents/settings/page-names.ts';
import { changeProject } from '../../documents/store/project-store.ts';
import { words } from '../../language/page/plan-notice.ts';
import { plan, type Inputs, type Plan } from '../../planner/plan.ts';
import {
  compare,
  RULES_VERSION,
  withPlan,
  type CountChange,
  type PlanComparison,
} from '../../planner/project/acted-on.ts';
import { inputsDigest, keptPlan } from '../../planner/project/kept-plan.ts';
import { changesSince, noticeId, unreadUnsafe } from '../../planner/project/rule-changes.ts';
import { stepKey } from '../../planner/jobs/kit/steps/schedule.ts';
import type { ActedOn } from '../../planner/schema/acted-on.ts';
import type { Project } from '../../planner/schema/project.ts';
import { More } from '../../ui/controls/more.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';

/** A project that follows the present rules, whatever the user decided before. */
function undecided(project: Project): Project {
  if (project.acted === undefined) return project;
  const { kept: _, ...acted } = project.acted;
  return { ...project, acted };
}

function takeNewPlan(inputs: Inputs): void {
  const free = undecided(inputs.project);
  const planned = plan({ ...inputs, project: free }, pageMemo);
  changeProject(free.id, (now) => withPlan(now, undecided(now), planned));
  toastEdit(words.newDone);
}

function keepPlan({ project: { id } }: Inputs): void {
  changeProject(id, (now) =>
    now.acted === undefined
      ? now
      : { ...now, acted: { ...now.acted, kept: true, inputs: inputsDigest(now) } },
  );
  toastEdit(words.keptDone);
}

function markRead(id: string, notice: string, worked: Plan): void {
  changeProject(id, (now) => {
    // A project of 0.1.5 has no plan yet.
    const { acted } = now.acted === undefined ? withPlan(now, now, worked) : now;
    return acted === undefined
      ? now
      : { ...now, acted: { ...acted, read: [...(acted.read ?? []), notice] } };
  });
}

const sumOf = (changes: readonly CountChange[], sign: 1 | -1): number =>
  changes.reduce((sum, { before, now }) => sum + Math.max(0, sign * (now - before)), 0);

/** The changes by kind, without the kinds that have none. */
function summary(found: PlanComparison): readonly string[] {
  const { changes } = words;
  const counts = [
    [changes.moreItems, sumOf(found.bought, 1)],
    [changes.fewerItems, sumOf(found.bought, -1)],
    [changes.morePieces, sumOf(found.pieces, 1)],
    [changes.fewerPieces, sumOf(found.pieces, -1)],
    [changes.addedSteps, found.addedSteps.length],
    [changes.removedSteps, found.removedSteps.length],
    [changes.earlierSteps, found.earlierSteps.length],
  ] as const;
  return counts.flatMap(([inWords, count]) => (count === 0 ? [] : [inWords(count)]));
}

/** Each change by name, as far as the present plan has its name. */
function changesByName(found: PlanComparison, { list, jobs }: Plan): readonly string[] {
  const names = new Map(
    list.lines.flatMap(({ id, name, offers, cut }) => [
      ...offers.map((offer) => [`${id}|${offer.id}`, [name, offer.label]] as const),
      ...(cut?.parts ?? []).map((part) => [`${id}|${part.id}`, [name, part.name]] as const),
    ]),
  );
  const titles = new Map(
    jobs.flatMap(({ entry, plan: { steps } }) =>
      steps.map(({ id, title }) => [stepKey(entry.id, id), title] as const),
    ),
  );
  const counts = [...found.bought, ...found.pieces];
  const named = counts.flatMap(({ line, id, before, now }) => {
    const name = names.get(`${line}|${id}`);
    return name === undefined ? [] : [words.line(...name, before, now)];
  });
  return [
    ...named,
    ...(named.length < counts.length ? [words.gone(counts.length - named.length)] : []),
    ...found.addedSteps.map((key) => words.newStep(titles.get(key) ?? '')),
    ...found.earlierSteps.map((key) => words.earlierStep(titles.get(key) ?? '')),
  ];
}

/** Reasons for the changes since the plan that the user acted on. */
function reasons(project: Project, acted: ActedOn): readonly string[] {
  const rules = changesSince(acted.rules, project).map(({ id }) => words.rules[id]);
  const isOwn = acted.inputs !== undefined && acted.inputs !== inputsDigest(project);
  return [
    ...(rules.length > 0 || isOwn ? rules : [words.otherRule]),
    ...(isOwn ? [words.ownChange] : []),
  ];
}

function ChangedPlan(props: {
  readonly inputs: Inputs;
  readonly worked: Plan;
  readonly acted: ActedOn;
}) {
  const { inputs, worked, acted } = props;
  const { project } = inputs;
  const found = useMemo(() => compare(acted, worked), [acted, worked]);
  if (found.isSame) return null;
  const { bought, cut, done } = words.since;
  const isBought = Object.keys(project.bought).length > 0;
  const isCut = Object.keys(project.cut).length > 0;
  const since = isBought ? bought : isCut ? cut : done;
  return (
    <aside className="alarm" aria-label={words.title}>
      <p>{since(summary(found))}</p>
      <More title={words.why}>
        {reasons(project, acted).map((reason) => (
          <p key={reason} className="note">
            {reason}
          </p>
        ))}
        <ul className="plan-notice__changes">
          {changesByName(found, worked).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <p className="note">{words.explainChoice}</p>
      </More>
      <div className="pair">
        <button type="button" className="button" onClick={() => keepPlan(inputs)}>
          {words.keep}
        </button>
        <button type="button" className="button" onClick={() => takeNewPlan(inputs)}>
          {words.takeNew}
        </button>
      </div>
    </aside>
  );
}

function KeptPlan({ inputs }: { readonly inputs: Inputs }) {
  return (
    <aside className="alarm" aria-label={words.title}>
      <p>{words.kept}</p>
      <button type="button" className="button" onClick={() => takeNewPlan(inputs)}>
        {words.takeNew}
      </button>
    </aside>
  );
}

/**
 * Notices of a project that was acted on: unsafe rules until they are read, and changes of its plan since, with the
 * choice to keep the former plan.
 */
export function PlanNotice(props: { readonly inputs: Inputs; readonly worked: Plan }) {
  const { inputs, worked } = props;
  const { project } = inputs;
  const { id, acted } = project;
  const isFormer = acted !== undefined && acted.rules !== RULES_VERSION;
  return (
    <>
      {unreadUnsafe(project, worked).map((change) => (
        <div key={change.id} className="alarm" role="alert">
          <p>{words.rules[change.id]}</p>
          <button
            type="button"
            className="button"
            onClick={() => markRead(id, noticeId(change), worked)}
          >
            {words.haveRead}
          </button>
        </div>
      ))}
      {keptPlan(project) === undefined
        ? isFormer && <ChangedPlan inputs={inputs} worked={worked} acted={acted} />
        : isFormer && <KeptPlan inputs={inputs} />}
    </>
  );
}
