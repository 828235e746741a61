/** An answer of the tunnel's own to what it does not pass on; thrown where the fault is found, answered in one place. */
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

/** 400 for what is no envelope. */
export function malformed(why: string): Refusal {
  return new Refusal(400, `This is no envelope: ${why}.`);
}

/** 413 for what is larger than we, or any collector, take. */
export function tooLarge(what: string, maxBytes: number): Refusal {
  return new Refusal(413, `${what} is larger than ${maxBytes} bytes.`);
}
