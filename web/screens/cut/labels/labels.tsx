import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { CSSProperties } from 'react';
import { cutSteps } from '../../../cutting/plan/cut-steps.ts';
import type { PlanPiece } from '../../../cutting/plan/plan-board.ts';
import { en } from '../../../language/en/cut-plan.ts';
import { area } from '../../../language/language.ts';
import { entryOf } from '../../../measure/entry-of.ts';
import type { NumberedBoard } from '../../../projects/derive/cut-plan.ts';
import { asListed, bareSize, sides } from '../in-words.ts';
import type { PlannedCuts } from '../planned-cuts.ts';
import { fitLabel, type FittedText } from './fit-label.ts';
import { labelAddress, pieceCode } from './label-code.ts';
import { LABELS, type LabelKind, type LabelStock } from './label-stock.ts';

const { paper: words } = area('cutPlan', en);

/** Light squares all round, without which a reader does not find the code. */
const QUIET = 4;
/** The code of a longer address is too fine for any label. */
const LONGEST = 300;

interface Code {
  readonly path: string;
  /** Squares along a side, with the light ones all round. */
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

/** An arrow along the grain. */
function GrainArrow() {
  return (
    <svg className="label__sign" viewBox="0 0 24 8" aria-hidden="true">
      <path d="M1 4H23M4.5 1L1 4L4.5 7M19.5 1L23 4L19.5 7" fill="none" stroke="#000" />
    </svg>
  );
}

interface LabelProps {
  readonly cuts: PlannedCuts;
  readonly numbered: NumberedBoard;
  readonly piece: PlanPiece;
  /** Its place among its board's pieces, from 1. */
  readonly at: number;
  /** The cut that sets it free; undefined where it is the whole board. */
  readonly cut: number | undefined;
  readonly stock: LabelStock;
  /** Where the plan is shown. */
  readonly path: string;
}

/** The label of one piece: what it is and where it comes from, and a code that opens its cut on the phone. */
function Label({ cuts, numbered, piece, at, cut, stock, path }: LabelProps) {
  const { id, name, letters, names, locale, parts } = cuts;
  const { number } = numbered;
  const code = codeOf(labelAddress(window.location.origin, path, pieceCode(id, number, at, piece)));
  const listed = asListed(piece);
  const isKept = listed.width > 0 && parts.find((part) => part.id === piece.part)?.turns === false;
  const texts = {
    name: [entryOf(letters, piece.part), entryOf(names, piece.part)].filter(Boolean).join(' '),
    // A narrow label may end a line between the sides.
    size: sides(listed, locale).replace('×\u00a0', '× '),
    marks: isKept ? words.grainAlong(bareSize(listed.length, locale)) : '',
    from: cut === undefined ? words.board(number) : words.boardAndCut(number, cut),
    list: name,
  };
  // The arrow takes as much room as three wide signs.
  const fitted = fitLabel(
    { ...texts, marks: isKept ? `MMM${texts.marks}` : '' },
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
        {isKept && (
          <span style={inType(fitted.marks)}>
            <GrainArrow /> {texts.marks}
          </span>
        )}
        <span style={inType(fitted.from)}>{fitted.from.text}</span>
        {fitted.list.text !== '' && <span style={inType(fitted.list)}>{fitted.list.text}</span>}
      </div>
      {fitted.code > 0 && <CodeToScan code={code} side={fitted.code} />}
    </div>
  );
}

/** The labels of one material's pieces, board by board. */
export function Labels(props: {
  readonly cuts: PlannedCuts;
  readonly kind: LabelKind;
  readonly path: string;
}) {
  const { cuts, kind, path } = props;
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
        stock={LABELS[kind]}
        path={path}
      />
    ));
  });
}
