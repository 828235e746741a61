import { useLayoutEffect, useRef } from 'react';
import { searchWith } from '../../../../app/shell/use-sheet.ts';
import { beforePaint } from '../../../../platform/scheduling.ts';
import { words as projectWords } from '../../../../language/page/project.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { placeName } from '../../../../documents/settings/page-names.ts';
import type { ProjectView } from '../../tab-screen.tsx';

const { measuring: words } = projectWords;

/** Value of the address for the storey plan. */
export const STOREY = 'plan';

/** Scrolls only the bar, until the current place is in its middle. */
function bringIntoBar(bar: HTMLElement | null, id: string): void {
  const href = `?place=${CSS.escape(id)}`;
  const place = bar?.querySelector<HTMLElement>(`[href$="${href}"], [href*="${href}&"]`) ?? null;
  if (bar === null || place === null) return;
  bar.scrollTo({ left: place.offsetLeft - (bar.clientWidth - place.offsetWidth) / 2 });
}

/** All places of a project; the current one is marked. */
export function PlaceBar(
  props: ProjectView & { readonly shown: string; readonly isStorey: boolean },
) {
  const { project, shown, isStorey } = props;
  const hasStorey = project.places.filter(({ kind }) => kind === 'room').length > 1;
  const bar = useRef<HTMLElement>(null);
  const [search] = useSearchParams();
  // Runs only when the place changes; otherwise the bar would move away from the focused place.
  useLayoutEffect(() => {
    beforePaint(() => {
      if (isStorey) bar.current?.scrollTo({ left: 0 });
      else bringIntoBar(bar.current, shown);
    });
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
