import { writeBundle, type Bundle } from '../sharing/bundle.ts';

/** A backup as a file's content. */
export async function backupBlob(bundle: Bundle): Promise<Blob> {
  return new Blob([writeBundle(bundle)], { type: 'application/json' });
}
