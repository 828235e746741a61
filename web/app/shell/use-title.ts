import { useEffect } from 'react';
import { titled } from '../pages.ts';

/** Sets the title of the document for screens that are not public pages. */
export function useTitle(title: string): void {
  useEffect(() => {
    // Runs after the layout, which may set the title of the missing page.
    queueMicrotask(() => {
      document.title = titled(title);
    });
  }, [title]);
}
