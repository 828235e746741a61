import { houseOptions } from '../../documents/settings/page-names.ts';
import { useState } from 'react';
import { words as plansWords } from '../../language/page/plans.ts';
import type { Locale } from '../../language/locale.ts';
import { drawingDxf } from '../../planner/measure/plans/write/drawing-dxf.ts';
import {
  drawingPdf,
  lettersMissing,
  paperFor,
  type PaperSize,
} from '../../planner/measure/plans/write/drawing-pdf.ts';
import { drawingSvg } from '../../planner/measure/plans/write/drawing-svg.ts';
import type { PlanDrawing } from '../../planner/measure/plans/write/plan-drawing.ts';
import { deriveHouse } from '../../planner/project/derive-house.ts';
import type { Project } from '../../planner/schema/project.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Choice } from '../../ui/controls/fields/choice.tsx';
import { Sheet } from '../../ui/controls/frame/sheet.tsx';
import { drawOnPaper, drawPlan, type RoomToDraw } from '../../ui/drawings/plan/draw-plan.ts';
import { fileNameOf } from '../share/open/bundle-file.ts';
import { wordPicture } from './picture-of.ts';

const { save: words } = plansWords;

const TYPES = { svg: 'image/svg+xml', dxf: 'application/dxf', pdf: 'application/pdf' } as const;
const FORMATS = ['svg', 'dxf', 'pdf'] as const;

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

interface ShownRoom extends RoomToDraw {
  readonly id: string;
}

/** Exports the plan of one room or of all rooms as a file. */
export function SavePlan(props: {
  /** Name of the project. */
  readonly name: string;
  readonly project: Project;
  /** Measured rooms. */
  readonly rooms: readonly ShownRoom[];
  /** The current room. */
  readonly shown: ShownRoom;
  readonly paper: PaperSize;
  readonly locale: Locale;
  readonly onClose: () => void;
}) {
  const { project, rooms, shown, paper, locale, onClose } = props;
  const [isAll, setAll] = useState(false);
  const house = deriveHouse(project, houseOptions(locale)).rooms;
  const placed = rooms.map((room) => {
    return { ...room, placed: house.find(({ id }) => id === room.id) };
  });
  const chosen = isAll ? placed : [shown];
  const onPaper = drawOnPaper(chosen, paper, locale);
  const name = isAll ? props.name : shown.name;
  const what = {
    svg: words.formats.svg,
    dxf: words.formats.dxf,
    pdf: words.formats.pdf(paperFor(onPaper, paper).scale),
  };
  const write = {
    svg: () => drawingSvg(drawPlan(chosen, locale)),
    dxf: () => drawingDxf(drawPlan(chosen, locale)),
    pdf: () => writePdf(onPaper, paper, name),
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      {rooms.length > 1 && (
        <Choice
          legend={words.which}
          value={isAll ? 'all' : 'one'}
          options={[
            { value: 'one', label: shown.name },
            { value: 'all', label: words.all(rooms.length) },
          ]}
          onChange={(which) => setAll(which === 'all')}
        />
      )}
      <ul className="rows">
        {FORMATS.map((format) => (
          <li key={format} className="row">
            <button
              type="button"
              className="row__main row__button"
              onClick={() => {
                const file = `${fileNameOf(name) || words.unnamed}.${format}`;
                saveFile(new File([write[format]()], file, { type: TYPES[format] }));
              }}
            >
              <strong>{format.toUpperCase()}</strong>
              <span className="remark">{what[format]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
