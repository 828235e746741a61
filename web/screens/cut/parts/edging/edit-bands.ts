import {
  PANEL_EDGES,
  NO_BANDS,
  type Bands,
  type PanelEdge,
} from '../../../../planner/cutting/edge-banding.ts';
import { newTape, type CutList, type CutTape } from '../../../../planner/schema/cut-list.ts';

/** Adds the first tape of a list if it is missing. */
const withTape = (list: CutList, tape: string): CutList =>
  list.tapes.some(({ id }) => id === tape)
    ? list
    : { ...list, tapes: [...list.tapes, newTape(tape)] };

const withBands = (list: CutList, part: string, change: (bands: Bands) => Bands): CutList => {
  return {
    ...list,
    parts: list.parts.map((row) =>
      row.id === part ? { ...row, bands: change(row.bands ?? NO_BANDS) } : row,
    ),
  };
};

/** Puts a tape on an edge, replacing another; removes it if the edge already has it. */
export const toggleEdge = (list: CutList, part: string, edge: PanelEdge, tape: string): CutList =>
  withBands(withTape(list, tape), part, (bands) => {
    return { ...bands, [edge]: bands[edge] === tape ? '' : tape };
  });

/** Puts a tape on these edges of a part, and removes the tapes of its other edges. */
export function setEdges(
  list: CutList,
  part: string,
  edges: readonly PanelEdge[],
  tape: string,
): CutList {
  const bands = { ...NO_BANDS };
  for (const edge of edges) bands[edge] = tape;
  return withBands(edges.length === 0 ? list : withTape(list, tape), part, () => bands);
}

export const changeTape = (list: CutList, tape: string, change: Partial<CutTape>): CutList => {
  return {
    ...list,
    tapes: list.tapes.map((row) => (row.id === tape ? { ...row, ...change } : row)),
  };
};

/** Removes a tape from the list and from all edges. */
export const removeTape = (list: CutList, tape: string): CutList => {
  return {
    ...list,
    tapes: list.tapes.filter(({ id }) => id !== tape),
    parts: list.parts.map((row) => {
      const { bands } = row;
      if (bands === undefined || !PANEL_EDGES.some((edge) => bands[edge] === tape)) return row;
      const left = { ...bands };
      for (const edge of PANEL_EDGES) if (left[edge] === tape) left[edge] = '';
      return { ...row, bands: left };
    }),
  };
};
