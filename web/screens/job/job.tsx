import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { jobPage } from '../../app/job-page.ts';
import { APP_NAME } from '../../app/pages.ts';
import { usePageWords } from '../../app/shell/document-head.ts';
import type { JobHere } from '../../planner/jobs/kit/contract.ts';
import { words } from '../../language/page/job.ts';
import { words as regionsWords } from '../../language/page/regions.ts';
import { language } from '../../language/language.ts';
import { coversMost } from '../../planner/jobs/kit/place/coverings.ts';
import { exampleInput } from '../../planner/jobs/kit/place/example-places.ts';
import { placeScene } from '../../planner/jobs/kit/place/place-scene.ts';
import { measurePlace } from '../../planner/measure/places/measure-place.ts';
import { isBuilt } from '../../planner/scene/scene.ts';
import { regionOfLanguage } from '../../planner/stock/region.ts';
import { LaidRoom } from '../../ui/drawings/layers/laid-room.tsx';
import { WallElevation } from '../../ui/drawings/plan/wall-elevation.tsx';
import { colourOn } from '../../ui/drawings/layers/layer-fill.tsx';
import { layersOn } from '../../ui/drawings/layers/layers.ts';
import { ModelDrawing } from '../../ui/drawings/space/model-drawing.tsx';
import { inWords, resultPicture } from '../../ui/drawings/layers/laid-drawing.tsx';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { roundedMoney } from '../../ui/format/amounts.ts';
import { exampleOf, placeInWords, priceYears, thingsToBuy, type Example } from './example.ts';
import { FoldedList, FoldedSteps } from './folded.tsx';

const { names: regionNames } = regionsWords;

/** Public page of a job: example with drawing, calculation, common mistakes, collapsed details. */
export function jobScreen(job: JobHere): () => ReactNode {
  return () => <JobScreen job={job} />;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Figures of the example, and what its drawing says: `Slabs: 48`. */
const figuresOf = ({ figures, scene }: Example['plan']): readonly string[] => [
  ...figures.map(({ label, value }) => words.figure(upperFirst(label), value)),
  ...scene.says,
];

/** Hours of a day of work. */
const DAY = 8;

/** Time of work: in hours if it fits in a day, otherwise in days. */
function timeInWords(minutes: number): string {
  const hours = Math.max(1, Math.round(minutes / 60));
  const days = Math.ceil(hours / DAY);
  if (days === 1) return words.hours(hours);
  return days === 2 ? words.weekend : words.days(days);
}

/** Result of the example: `A room of 4.02 m × 3.39 m takes 5.5 L of wall paint and a weekend: about £145 in UK shops, without tools`. */
function resultOf(example: Example): string {
  const { plan, list, currency } = example;
  const minutes = plan.steps.reduce((sum, step) => sum + step.minutes, 0);
  return words.result(
    placeInWords(example),
    thingsToBuy(example),
    timeInWords(minutes),
    roundedMoney(list.cost, currency),
  );
}

/** Layout of the pieces, on the floor of the room, on the wall, or without a place. */
function Picture({ plan, place, locale, job }: Example) {
  const layers = layersOn([plan], 'floor');
  const colour = colourOn(plan, { wall: 'A' });
  const drawing = layers[0]?.drawing ?? plan.drawings[0];
  const isFlat = layers.length > 0 || plan.drawings.every(({ pieces }) => pieces.length === 0);
  const measured = measurePlace(
    exampleInput(place.kind, locale),
    locale,
    job.uses && new Set(job.uses),
  );
  const isLaid = plan.drawings.some(
    (one) => one.on !== undefined && one.pieces.length > 0 && coversMost(one),
  );
  // Paint and skirting are on the walls.
  if (place.kind === 'room' && !isLaid) {
    const scene = placeScene({ measured, plans: [plan], locale });
    if (scene !== undefined) return <ModelDrawing model={scene} isExample />;
  }
  if (place.kind === 'room' && drawing !== undefined && isFlat) {
    const shown = { room: place, layers, locale, colour, label: inWords(drawing) };
    return <LaidRoom {...shown} />;
  }
  if (place.kind === 'wall') {
    const layersHere = layersOn([plan], { wall: place.wall.id });
    if (layersHere.length > 0)
      return <WallElevation wall={place.wall} locale={locale} layers={layersHere} />;
  }
  return resultPicture([plan]);
}

const Sentences = ({
  title,
  texts,
}: {
  readonly title: string;
  readonly texts: readonly string[];
}) => (
  <details className="more">
    <summary>{title}</summary>
    <ul className="plain-list">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </details>
);

function JobScreen({ job }: { readonly job: JobHere }) {
  usePageWords(jobPage(job));
  const example = exampleOf(job);
  const { plan, place } = example;
  return (
    <Screen
      title={job.title}
      line={resultOf(example)}
      isBeside
      action={
        <Link className="button button--main" to={`/project/new?job=${job.slug}`}>
          {words.measure[place.kind]}
        </Link>
      }
    >
      {!isBuilt(plan.scene) ? (
        <figure className="example">
          <Picture {...example} />
          {place.kind === 'thing' && (
            <figcaption className="remark">{plan.drawings[0]?.says}</figcaption>
          )}
        </figure>
      ) : (
        <div className="example">
          <ModelDrawing model={plan.scene} isExample />
        </div>
      )}
      {job.places.length > 1 && (
        <p className="links">
          {job.places.slice(1).map((other) => (
            <Link key={other} to={`/project/new?job=${job.slug}&place=${other}`}>
              {words.instead[other]}
            </Link>
          ))}
        </p>
      )}
      <Sentences title={words.counts} texts={[...figuresOf(plan), ...job.counts]} />
      <Sentences title={words.pitfalls} texts={job.pitfalls} />
      <FoldedList {...example} />
      <FoldedSteps {...example} />
      <p className="foot">
        {words.madeBy(APP_NAME)}{' '}
        {words.prices(regionNames[regionOfLanguage(language())], priceYears(example))}
      </p>
    </Screen>
  );
}
