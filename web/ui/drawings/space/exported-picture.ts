import { createContext, type ReactNode } from 'react';
import type { PictureProps } from './space-picture.tsx';

/** Draws pictures in space during the export. Absent in the browser, which loads that code when it is used. */
export const ExportedPicture = createContext<((props: PictureProps) => ReactNode) | undefined>(
  undefined,
);
