import {
  PANEL_EDGES,
  type Bands,
  type PanelEdge,
} from '../../../../planner/cutting/edge-banding.ts';
import { words } from '../../../../language/page/edging.ts';

/** A part with four edges as switches; a thick line is a tape. */
export function EdgePicture(props: {
  readonly bands: Bands;
  /** Names of the tapes, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Finished size as text; empty if it is incomplete. */
  readonly size: string;
  readonly onToggle: (edge: PanelEdge) => void;
}) {
  const { bands, names } = props;
  return (
    <div className="edges" role="group" aria-label={words.title}>
      {PANEL_EDGES.map((edge) => {
        const tape = names.get(bands[edge]);
        return (
          <button
            key={edge}
            type="button"
            className="edges__edge"
            data-edge={edge}
            aria-pressed={tape !== undefined}
            aria-label={
              tape === undefined ? words.edges[edge] : words.withTape(words.edges[edge], tape)
            }
            onClick={() => props.onToggle(edge)}
          >
            <span className="edges__tape">{tape}</span>
          </button>
        );
      })}
      <span className="edges__size">{props.size}</span>
    </div>
  );
}
