import type { Locale } from '../../../../language/locale.ts';
import { useDeferredValue } from 'react';
import { pageMemo } from '../../../../documents/settings/page-names.ts';
import { examplePlace } from '../../../../planner/jobs/kit/place/example-places.ts';
import type { JobHere } from '../../../../planner/jobs/kit/contract.ts';
import type { Place } from '../../../../planner/measure/places/place.ts';
import { SmallDrawing } from '../../../../ui/drawings/layers/laid-drawing.tsx';
import { SmallModel } from '../../../../ui/drawings/space/model-drawing.tsx';

/** The result of a job with one option on an example place; after the rest of the screen, because planning takes time. */
export function OptionPicture(props: {
  readonly job: JobHere;
  readonly place: Place | undefined;
  readonly field: string;
  readonly value: string;
  readonly locale: Locale;
}) {
  const { job, place, field, value, locale } = props;
  const kind = useDeferredValue(place?.kind, undefined);
  if (kind === undefined) return null;
  const { scene, drawings } = pageMemo.of(['option', job, kind, field, value, locale], () =>
    job.plan(examplePlace(kind, locale), { ...job.example, [field]: value }),
  );
  if (scene.isAlone === true) return <SmallModel scene={scene} />;
  const drawing = drawings.find(({ on }) => on !== undefined);
  return drawing && <SmallDrawing drawing={drawing} />;
}
