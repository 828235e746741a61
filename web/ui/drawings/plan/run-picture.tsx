import { useMemo } from 'react';
import type { JobPlan } from '../../../planner/jobs/kit/contract.ts';
import type { Locale } from '../../../language/locale.ts';
import type { Run } from '../../../planner/measure/places/place.ts';
import { Fronts } from './fronts.tsx';
import { stretchFronts } from './place-fronts.ts';
import { RunLine, runInWords } from './run-line.tsx';

/** The stretches of a run with their layers; a plain line if no stretch has a layer. */
export function RunPicture(props: {
  readonly run: Run;
  readonly plans: readonly JobPlan[];
  readonly locale: Locale;
}) {
  const { run, plans, locale } = props;
  const fronts = useMemo(() => stretchFronts(run, plans, locale), [run, plans, locale]);
  if (fronts.length === 0) return <RunLine stretches={run.stretches} locale={locale} />;
  return <Fronts fronts={fronts} label={runInWords(run.stretches, locale)} />;
}
