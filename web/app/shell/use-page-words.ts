import { useEffect } from 'react';

/** Sets the title and description of the document. */
export function usePageWords(page: { title: string; description: string } | undefined): void {
  const { title, description } = page ?? {};
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
