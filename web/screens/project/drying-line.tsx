import type { Step } from '../../jobs/contract.ts';
import { formatMinutes } from '../../ui/time.ts';

/** Work and drying of the steps left, to scale along one line: solid is work, hatched is waiting. */
export function DryingLine({ steps }: { readonly steps: readonly Step[] }) {
  const spans = steps.flatMap((step) => [
    { id: step.id, kind: 'work', minutes: step.minutes },
    { id: `${step.id}-dry`, kind: 'dry', minutes: step.dryMinutes ?? 0 },
  ]);
  const all = spans.reduce((sum, { minutes }) => sum + minutes, 0);
  if (all === 0) return null;
  return (
    <figure className="drying">
      <div className="drying__bar" aria-hidden="true">
        {spans
          .filter(({ minutes }) => minutes > 0)
          .map(({ id, kind, minutes }) => (
            <span key={id} className={`drying__${kind}`} style={{ flexGrow: minutes }} />
          ))}
      </div>
      <figcaption className="row__why">
        {formatMinutes(all)} from start to finish: solid is work, hatched is drying.
      </figcaption>
    </figure>
  );
}
