import { houseOptions } from '../../documents/settings/page-names.ts';
import { useState } from 'react';
import { words as plansWords } from '../../language/page/plans.ts';
import type { Locale } from '../../language/locale.ts';
import type { PaperSize } from '../../planner/measure/plans/write/drawing-pdf.ts';
import { deriveHouse } from '../../planner/project/derive-house.ts';
import type { Project } from '../../planner/schema/project.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Choice } from '../../ui/controls/fields/choice.tsx';
import { Sheet } from '../../ui/controls/frame/sheet.tsx';
import type { RoomToDraw } from '../../ui/drawings/plan/draw-plan.ts';
import { fileNameOf } from '../share/open/bundle-file.ts';
import { planFiles } from './plan-files.ts';

const { save: words } = plansWords;

const TYPES = { svg: 'image/svg+xml', dxf: 'application/dxf', pdf: 'application/pdf' } as const;
const FORMATS = ['svg', 'dxf', 'pdf'] as const;

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
  const name = isAll ? props.name : shown.name;
  const { scale, write } = planFiles(chosen, paper, name, locale);
  const what = { ...words.formats, pdf: words.formats.pdf(scale) };
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
