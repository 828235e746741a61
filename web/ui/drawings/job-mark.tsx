import type { Listed } from '../../jobs/listed.ts';
import { MARKS } from './job-marks.ts';

/** A job to recognise at a glance, beside its name. */
export function JobMark({ slug }: { readonly slug: Listed['slug'] }) {
  const { there, made } = MARKS[slug];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d={there} />
      <path d={made} />
    </svg>
  );
}
