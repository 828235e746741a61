import { useEffect } from 'react';

/** Gives the document the title and description of what it shows. */
export function usePageWords(page: { title: string; description: string } | undefined): void {
  const { title, description } = page ?? {};
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
