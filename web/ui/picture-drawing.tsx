import { useId } from 'react';
import type { Picture } from '../jobs/contract.ts';
import { frameOf, pathOf } from './drawing-frame.ts';

const BOX = { width: 358, height: 300, margins: { left: 4, top: 4, right: 4, bottom: 4 } };
const MARK = { whole: 'laid', cut: 'laid laid--cut', frame: 'laid laid--frame' } as const;

/** What a picture shows, in words. */
function inWords({ title, pieces }: Picture): string {
  const whole = pieces.filter(({ mark }) => mark === 'whole').length;
  const cut = pieces.filter(({ mark }) => mark === 'cut').length;
  return pieces.length === 0 ? title : `${title}: ${whole} whole pieces, ${cut} cut ones.`;
}

/** A take-off drawn to scale: whole pieces plain, cut ones hatched. */
export function PictureDrawing({ picture }: { readonly picture: Picture }) {
  const frame = frameOf(picture.outline, BOX, picture.seen === 'wall');
  const hatch = useId();
  return (
    <figure className="picture">
      <svg
        className="plan"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={inWords(picture)}
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect className="laid__ground" width="6" height="6" />
            <path className="laid__hatch" d="M0 6L6 0" />
          </pattern>
        </defs>
        <path className="plan__floor" d={pathOf(picture.outline, frame)} fillRule="evenodd" />
        {picture.pieces.map(({ shape, mark }, i) => (
          // A picture never changes in place: its pieces have no name but their order.
          <path
            key={i}
            className={MARK[mark]}
            d={pathOf(shape, frame)}
            fillRule="evenodd"
            style={mark === 'cut' ? { fill: `url(#${hatch})` } : undefined}
          />
        ))}
        <path className="plan__outline" d={pathOf(picture.outline, frame)} />
      </svg>
      <figcaption className="row__why">{picture.title}</figcaption>
    </figure>
  );
}
