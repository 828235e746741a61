/** A plan as JSON, or an error with its place in the request: `jobs[0].typed.tileLength`. */
export type Planned =
  | { readonly ok: true; readonly plan: object }
  | { readonly ok: false; readonly error: string; readonly at: string };

export const refuse = (error: string, at: string): Planned => ({ ok: false, error, at });
