import { useState } from 'react';
import { type PanelEdge, NO_BANDS, PANEL_EDGES } from '../../../../planner/cutting/edge-banding.ts';
import { words } from '../../../../language/page/edging.ts';
import { newId } from '../../../../platform/new-id.ts';
import { type CutList, type CutPart, newTape } from '../../../../planner/schema/cut-list.ts';
import { Choice, Toggle } from '../../../../ui/controls/fields/choice.tsx';
import type { CutListState } from '../../use-cuts.ts';
import { EdgePicture } from './edge-picture.tsx';
import { setEdges, toggleEdge } from './edit-bands.ts';
import { TapeFields, tapeName } from './tape-fields.tsx';

const FRONT: readonly PanelEdge[] = ['l1'];

/** Tapes on the edges of a part, set on its picture with the selected tape. */
export function PartEdging({ cuts, row }: { readonly cuts: CutListState; readonly row: CutPart }) {
  const { list, change } = cuts;
  const { tapes } = list;
  const bands = row.bands ?? NO_BANDS;
  // Id for the first tape of the list.
  const [fresh] = useState(newId);
  const [chosen, setChosen] = useState(() => PANEL_EDGES.map((edge) => bands[edge]).find(Boolean));
  const tape = tapes.find(({ id }) => id === chosen) ?? tapes[0];
  const current = tape?.id ?? fresh;
  const names = new Map(tapes.map((one, i) => [one.id, tapeName(one, i)]));
  const isOn = (edges: readonly PanelEdge[]): boolean =>
    PANEL_EDGES.every((edge) => names.has(bands[edge]) === edges.includes(edge));
  const edit = (next: (now: CutList) => CutList): void => change(next);
  const presets = [
    { label: words.all, edges: PANEL_EDGES },
    { label: words.front, edges: FRONT },
    { label: words.none, edges: [] },
  ];
  return (
    <section aria-labelledby="edging">
      <h3 id="edging" className="group">
        {words.title}
      </h3>
      {tapes.length > 1 && (
        <Choice
          legend={words.which}
          value={current}
          options={[...names].map(([value, label]) => ({ value, label }))}
          onChange={setChosen}
        />
      )}
      <EdgePicture
        bands={bands}
        names={names}
        size={[row.length, row.width].filter(Boolean).join('\u00a0×\u00a0')}
        onToggle={(edge) => edit((now) => toggleEdge(now, row.id, edge, current))}
      />
      <div className="toggles">
        {presets.map(({ label, edges }) => (
          <Toggle
            key={label}
            label={label}
            pressed={isOn(edges)}
            onChange={() => edit((now) => setEdges(now, row.id, edges, current))}
          />
        ))}
      </div>
      {tape !== undefined && (
        <>
          <TapeFields key={tape.id} cuts={cuts} tape={tape} />
          <p className="remark">{words.note}</p>
          <p>
            <button
              type="button"
              className="button button--plain"
              onClick={() => {
                const id = newId();
                edit((now) => ({ ...now, tapes: [...now.tapes, newTape(id)] }));
                setChosen(id);
              }}
            >
              {words.another}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
