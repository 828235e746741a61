import type { Point } from '../../planner/measure/outline/polygon.ts';
import { createStore } from '../../platform/store.ts';
import { openPhoto, type Photo } from './open-photo.ts';
import {
  closable,
  close,
  FRESH,
  move,
  placePoint,
  takeBack,
  type CornerIndex,
  type Trace,
} from './trace.ts';
import type { Hands } from './use-taps.ts';

interface Problem {
  /** Counts refusals, so that equal messages are announced again. */
  readonly n: number;
  readonly reason: string;
}

interface Session {
  readonly photo: Photo | undefined;
  readonly trace: Trace;
  readonly isOpening: boolean;
  /** Reason why the last file was refused. */
  readonly problem: Problem | undefined;
}

/**
 * The photo and its marks. They stay in memory until another photo is opened, because users may
 * close the sheet by accident. They are never stored.
 */
export const session = createStore<Session>({
  photo: undefined,
  trace: FRESH,
  isOpening: false,
  problem: undefined,
});

const update = (part: Partial<Session>): void => session.set({ ...session.get(), ...part });

export const changeTrace = (trace: Trace): void => update({ trace, problem: undefined });

/** Opens an image instead of the current one, which stays if the file is invalid. */
export async function openInSession(file: File): Promise<void> {
  update({ isOpening: true });
  const result = await openPhoto(file);
  const n = (session.get().problem?.n ?? 0) + 1;
  if (result.ok)
    update({ photo: result.value, trace: FRESH, isOpening: false, problem: undefined });
  else update({ isOpening: false, problem: { n, reason: result.reason } });
}

/** Edits of the trace in this session. */
export const HANDS: Hands = {
  onPlace: (pixel: Point): CornerIndex => {
    const { trace, set } = placePoint(session.get().trace, pixel);
    changeTrace(trace);
    return set;
  },
  onMove: (target, to) => changeTrace(move(session.get().trace, target, to)),
  onTap: ({ line, at }) => {
    const { trace } = session.get();
    const isClosing = at === 0 && closable(trace) === line;
    if (isClosing) changeTrace(close(trace));
    return isClosing;
  },
  onTakeBack: () => changeTrace(takeBack(session.get().trace)),
};

/** True if a file is an image or a PDF; image types of CAD drawings do not count. */
export const isPicture = ({ name, type }: File): boolean =>
  (type.startsWith('image/') && !/dxf|dwg/i.test(type)) ||
  /\.(?:jpe?g|png|webp|gif|bmp|heic|heif|avif|svg|pdf)$/i.test(name);
