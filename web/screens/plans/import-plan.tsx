import { lazy, Suspense, useMemo, useState, type DragEvent } from 'react';
import { words } from '../../language/page/plans.ts';
import type { Locale } from '../../language/locale.ts';
import type { RoomInput } from '../../planner/measure/places/place-input.ts';
import type { PlanFile } from '../../planner/measure/plans/read/plan-file.ts';
import type { Result } from '../../planner/measure/units/units.ts';
import { Sheet } from '../../ui/controls/frame/sheet.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { isPicture } from '../photo/session.ts';
import { FilePicker } from '../share/open/file-picker.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { readPlanFile } from './read-plan-file.ts';

const TracePhoto = lazy(async () => ({
  default: (await import('../photo/trace-photo.tsx')).TracePhoto,
}));

/** Includes images, which open the tracer. */
const ACCEPTED = '.dxf,.sh3d,application/dxf,image/vnd.dxf,application/zip,image/*';

interface Opened {
  /** Counts opened files, so that equal results are announced again. */
  readonly n: number;
  readonly result: Result<PlanFile>;
}

/** Allows a drop; browsers refuse it by default. */
const allowDrop = (event: DragEvent): void => {
  if (event.dataTransfer.types.length > 0) event.preventDefault();
};

/** Opens a plan from another program, shows its rooms, and adds the selected ones. */
export function ImportPlan(props: {
  readonly locale: Locale;
  /** Number of places in the project. */
  readonly places: number;
  readonly onAdd: (rooms: readonly RoomInput[]) => void;
  readonly onClose: () => void;
}) {
  const { locale, places, onAdd, onClose } = props;
  const [opened, setOpened] = useState<Opened>();
  const [isReading, setReading] = useState(false);
  const [isTraced, setTraced] = useState(false);
  const open = async (file: File): Promise<void> => {
    if (isPicture(file)) {
      setTraced(true);
      const { openInSession } = await import('../photo/session.ts');
      await openInSession(file);
      return;
    }
    setReading(true);
    const result = await readPlanFile(file);
    setOpened((last) => ({ n: (last?.n ?? 0) + 1, result }));
    setReading(false);
  };
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void open(file);
  };
  const plan = useMemo(
    () => (opened?.result.ok === true ? opened.result.value : undefined),
    [opened],
  );
  if (isTraced) {
    return (
      <Suspense fallback={null}>
        <TracePhoto locale={locale} places={places} onAdd={onAdd} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Sheet title={words.title} onClose={onClose}>
      <div onDragOver={allowDrop} onDrop={drop}>
        {opened?.result.ok === false && (
          <p key={opened.n} className="alarm" role="alert">
            {opened.result.reason}
          </p>
        )}
        {plan === undefined && (
          <>
            <p>{words.lead}</p>
            <ul className="plain-list">
              {words.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </>
        )}
        {isReading && (
          <p className="note" role="status">
            {words.reading}
          </p>
        )}
        {plan !== undefined && (
          <PlanPreview
            key={opened?.n}
            plan={plan}
            locale={locale}
            places={places}
            onAdd={(rooms) => {
              onAdd(rooms);
              toastEdit(words.added(rooms.length));
            }}
          />
        )}
        <div className="next">
          <FilePicker
            label={plan === undefined ? words.pick : words.another}
            accept={ACCEPTED}
            isQuiet={plan !== undefined}
            onFile={(file) => void open(file)}
          />
        </div>
      </div>
    </Sheet>
  );
}
