import { OWN_ANSWER } from '../own-answer.ts';

/** An answer of the tunnel's own; thrown where the fault is found, made a response in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 405 | 413 | 429;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: Refusal['status'], detail: string, headers: Refusal['headers'] = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }

  toResponse(): Response {
    const headers = { ...OWN_ANSWER, ...this.headers };
    return Response.json({ detail: this.message }, { status: this.status, headers });
  }
}
