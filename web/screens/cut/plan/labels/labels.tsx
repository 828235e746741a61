import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { CSSProperties } from 'react';
import {
  PANEL_EDGES,
  isBanded,
  NO_BANDS,
  type Bands,
  type PanelEdge,
} from '../../../../planner/cutting/edge-banding.ts';
import { cutSteps } from '../../../../planner/cutting/plan/cut-steps.ts';
import type { PlanPiece } from '../../../../planner/cutting/plan/plan-board.ts';
import { words as amountsWords } from '../../../../language/page/amounts.ts';
import { words as cutPlanWords } from '../../../../language/page/cut-plan.ts';
import { entryOf } from '../../../../planner/measure/units/entry-of.ts';
import type { NumberedBoard } from '../../../../planner/project/cuts/cut-plan.ts';
import { asListed, bareSize, sides } from '../../in-words.ts';
import type { PlannedCuts } from '../../planned-cuts.ts';
import {
  fitLabel,
  type FittedText,
  LABEL_SHEETS,
  type LabelKind,
  type LabelStock,
} from './fit-label.ts';
import { labelAddress, pieceCode } from './label-code.ts';

const { commas } = amountsWords;
const { paper: words } = cutPlanWords;

/** Width of the quiet zone, in squares, which readers need. */
const QUIET = 4;
/** Longest address for a code that fits a label. */
const LONGEST = 300;

interface Code {
  readonly path: string;
  /** Squares along a side, including the quiet zone. */
  readonly squares: number;
}

function codeOf(address: string): Code {
  if (address.length > LONGEST) return { path: '', squares: 0 };
  const code = generate(address, { minCorrectionLevel: correction.L });
  return { path: toSvgPath(code), squares: code.size + 2 * QUIET };
}

function CodeToScan({ code, side }: { readonly code: Code; readonly side: number }) {
  return (
    <svg
      className="label__code"
      style={{ width: `${side}mm`, height: `${side}mm` }}
      viewBox={`${-QUIET} ${-QUIET} ${code.squares} ${code.squares}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={code.path} fill="#000" />
    </svg>
  );
}

const inType = ({ points }: FittedText): CSSProperties => ({ fontSize: `${points}pt` });

/** Edges of a part's picture on a 30 × 14 grid; the length is horizontal. */
const EDGE_LINES: Readonly<Record<PanelEdge, string>> = {
  l1: 'M1.5 12.5H28.5',
  l2: 'M1.5 1.5H28.5',
  w1: 'M1.5 1.5V12.5',
  w2: 'M28.5 1.5V12.5',
};

/** Small picture of a part: an arrow for fixed grain, thick lines for banded edges. */
function PartMark({ isKept, bands }: { readonly isKept: boolean; readonly bands: Bands }) {
  const banded = PANEL_EDGES.filter((edge) => bands[edge] !== '');
  return (
    <svg className="label__sign" viewBox="0 0 30 14" aria-hidden="true">
      <path d="M1.5 1.5H28.5V12.5H1.5Z" fill="none" stroke="#000" strokeWidth="0.6" />
      <path
        d={banded.map((edge) => EDGE_LINES[edge]).join('')}
        fill="none"
        stroke="#000"
        strokeWidth="3"
        strokeLinecap="square"
      />
      {isKept && <path d="M5 7H25M8 4.5L5 7L8 9.5M22 4.5L25 7L22 9.5" fill="none" stroke="#000" />}
    </svg>
  );
}

interface LabelProps {
  readonly cuts: PlannedCuts;
  readonly numbered: NumberedBoard;
  readonly piece: PlanPiece;
  /** Number of the piece on its board, from 1. */
  readonly at: number;
  /** The cut that frees it; undefined for a whole board. */
  readonly cut: number | undefined;
  readonly stock: LabelStock;
  /** Page of the plan. */
  readonly path: string;
  /** True if labels of other materials are printed too; their boards have the same numbers. */
  readonly isOfMany: boolean;
}

/** Label of a piece: its part and origin, and a code that opens its cut on the phone. */
function Label({ cuts, numbered, piece, at, cut, stock, path, isOfMany }: LabelProps) {
  const { id, name, material, letters, names, locale, parts } = cuts;
  const { number } = numbered;
  const code = codeOf(labelAddress(window.location.origin, path, pieceCode(id, number, at, piece)));
  const listed = asListed(piece);
  const isKept = listed.width > 0 && parts.find((part) => part.id === piece.part)?.turns === false;
  const bands = entryOf(cuts.bands, piece.part) ?? NO_BANDS;
  const isMarked = isKept || isBanded(bands);
  const texts = {
    name: [entryOf(letters, piece.part), entryOf(names, piece.part)].filter(Boolean).join(' '),
    // Allows a line break between the sides on a narrow label.
    size: sides(listed, locale).replace('×\u00a0', '× '),
    marks: isKept
      ? words.grainAlong(bareSize(listed.length, locale))
      : isMarked
        ? words.bandThick
        : '',
    from: cut === undefined ? words.board(number) : words.boardAndCut(number, cut),
    list: commas([...(isOfMany ? [material] : []), name].filter(Boolean)),
  };
  // The picture is as wide as three wide letters.
  const fitted = fitLabel(
    { ...texts, marks: isMarked ? `MMM${texts.marks}` : '' },
    stock,
    code.squares,
  );
  return (
    <div
      className="label"
      style={{
        width: `${stock.width}mm`,
        height: `${stock.height}mm`,
        padding: `${stock.end}mm ${stock.side}mm`,
      }}
    >
      <div className="label__words">
        <b style={inType(fitted.name)}>{fitted.name.text}</b>
        <b style={inType(fitted.size)}>{fitted.size.text}</b>
        {isMarked && (
          <span style={inType(fitted.marks)}>
            <PartMark isKept={isKept} bands={bands} /> {texts.marks}
          </span>
        )}
        <span style={inType(fitted.from)}>{fitted.from.text}</span>
        {fitted.list.text !== '' && <span style={inType(fitted.list)}>{fitted.list.text}</span>}
      </div>
      {fitted.code > 0 && <CodeToScan code={code} side={fitted.code} />}
    </div>
  );
}

/** Labels of one material, by board. */
export function Labels(props: {
  readonly cuts: PlannedCuts;
  readonly kind: LabelKind;
  readonly path: string;
  readonly isOfMany: boolean;
}) {
  const { cuts, kind, path, isOfMany } = props;
  return cuts.boards.flatMap((numbered) => {
    const steps = cutSteps(numbered.board, cuts.kerf);
    return numbered.board.pieces.map((piece, i) => (
      <Label
        key={`${numbered.number} ${piece.x} ${piece.y}`}
        cuts={cuts}
        numbered={numbered}
        piece={piece}
        at={i + 1}
        cut={steps.find(({ frees }) => frees.includes(piece))?.n}
        stock={LABEL_SHEETS[kind]}
        path={path}
        isOfMany={isOfMany}
      />
    ));
  });
}
