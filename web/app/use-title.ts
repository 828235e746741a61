import { useEffect } from 'react';
import { en } from '../language/en/pages.ts';
import { area } from '../language/language.ts';
import { APP_NAME } from './pages.ts';

const { titled } = area('pages', en);

/** Gives the document the title of what it shows, where that is no public page. */
export function useTitle(title: string): void {
  useEffect(() => {
    // The frame around may name the page that should have been here.
    queueMicrotask(() => {
      document.title = titled(title, APP_NAME);
    });
  }, [title]);
}
