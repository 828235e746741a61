import { useLayoutEffect, useRef } from 'react';
import { searchWith } from '../../../../app/shell/use-sheet.ts';
import { en } from '../../../../language/en/project.ts';
import { area } from '../../../../language/language.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { placeName } from '../../../../planner/project/names.ts';
import type { ProjectView } from '../../view.ts';

const { measuring: words } = area('project', en);

/** What the address says of the storey plan. */
export const STOREY = 'plan';

/** Scrolls the bar, and the bar alone, until the place that is shown is in its middle. */
function bringIntoBar(bar: HTMLElement | null, id: string): void {
  const href = `?place=${CSS.escape(id)}`;
  const place = bar?.querySelector<HTMLElement>(`[href$="${href}"], [href*="${href}&"]`) ?? null;
  if (bar === null || place === null) return;
  bar.scrollTo({ left: place.offsetLeft - (bar.clientWidth - place.offsetWidth) / 2 });
}

/** All places of a project, the one shown marked. */
export function PlaceBar(
  props: ProjectView & { readonly shown: string; readonly isStorey: boolean },
) {
  const { project, shown, isStorey } = props;
  const hasStorey = project.places.filter(({ kind }) => kind === 'room').length > 1;
  const bar = useRef<HTMLElement>(null);
  const [search] = useSearchParams();
  // Only when another is shown: else the bar would leave the place that has the focus.
  useLayoutEffect(() => {
    if (isStorey) bar.current?.scrollTo({ left: 0 });
    else bringIntoBar(bar.current, shown);
  }, [shown, isStorey]);
  return (
    <nav ref={bar} className="pills" aria-label={words.places}>
      {hasStorey && (
        <Link
          to={`?${searchWith(search, { storey: STOREY, place: shown }).toString()}`}
          className="toggle pills__pill"
          aria-current={isStorey ? 'true' : undefined}
        >
          {words.storeyPlan}
        </Link>
      )}
      {project.places.map(({ id }) => (
        <Link
          key={id}
          to={`?${searchWith(search, { place: id }).toString()}`}
          replace
          className="toggle pills__pill"
          aria-current={id === shown && !isStorey ? 'true' : undefined}
        >
          {placeName(project, id)}
        </Link>
      ))}
    </nav>
  );
}
