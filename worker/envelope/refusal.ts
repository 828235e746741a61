/** The tunnel's answer to a request that it does not admit. Any step may throw it; `answer-call.ts` answers it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 405 | 408 | 413 | 429;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: Refusal['status'], detail: string, headers: Refusal['headers'] = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }
}

/** 400: the body is no envelope. */
export function malformed(why: string): Refusal {
  return new Refusal(400, `This is no envelope: ${why}.`);
}

/** 413: the envelope or an item is too large. */
export function tooLarge(what: string, maxBytes: number): Refusal {
  return new Refusal(413, `${what} is larger than ${maxBytes} bytes.`);
}
