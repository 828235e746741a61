import { useEffect } from 'react';
import { titled } from '../pages.ts';

/** Gives the document the title of what it shows, where that is no public page. */
export function useTitle(title: string): void {
  useEffect(() => {
    // The frame around may name the page that should have been here.
    queueMicrotask(() => {
      document.title = titled(title);
    });
  }, [title]);
}
