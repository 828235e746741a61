import { words as plansWords } from '../../language/page/plans.ts';
import type { Locale } from '../../language/locale.ts';
import { drawingDxf, drawingSvg } from '../../planner/measure/plans/write/drawing-files.ts';
import {
  drawingPdf,
  lettersMissing,
  paperFor,
  type PaperSize,
} from '../../planner/measure/plans/write/drawing-pdf.ts';
import type { PlanDrawing } from '../../planner/measure/plans/write/plan-drawing.ts';
import { drawOnPaper, drawPlan, type RoomToDraw } from '../../ui/drawings/plan/draw-plan.ts';
import { wordPicture } from './picture-of.ts';

const { save: words } = plansWords;

/** A drawing as PDF; text in non-Latin scripts becomes images. */
function writePdf(drawing: PlanDrawing, paper: PaperSize, name: string): string {
  const foot = (scale: number): string => words.foot(name, scale);
  const { scale } = paperFor(drawing, paper);
  const missing = lettersMissing([...drawing.texts.map(({ text }) => text), foot(scale)]);
  const pictures = new Map(
    missing.flatMap((text) => {
      const picture = wordPicture(text);
      return picture === undefined ? [] : [[text, picture] as const];
    }),
  );
  return drawingPdf(drawing, paper, foot, pictures);
}

/** Scale of the rooms on paper, and the text of their plan in each format. */
export function planFiles(
  rooms: readonly RoomToDraw[],
  paper: PaperSize,
  name: string,
  locale: Locale,
) {
  const onPaper = drawOnPaper(rooms, paper, locale);
  return {
    scale: paperFor(onPaper, paper).scale,
    write: {
      svg: () => drawingSvg(drawPlan(rooms, locale)),
      dxf: () => drawingDxf(drawPlan(rooms, locale)),
      pdf: () => writePdf(onPaper, paper, name),
    },
  };
}
