import { post, type Posted } from '../envelope/collector-request.ts';
import type { CollectorAnswer } from '../envelope/verdict.ts';
import type { Parcel } from './prepare.ts';

// Longest wait for the answer, and for each piece of a long body: twice as long as Relay waits for its upstream.
const TIMEOUT_MS = 10_000;
/** Longest wait for the body of an answer; its status is enough. */
const READ_MS = 1000;

/** Sends an envelope and returns the collector's answer; `undefined` if there is none. Never rejects. */
export async function sendParcel(parcel: Parcel): Promise<CollectorAnswer | undefined> {
  const { url, headers, first, length } = parcel;
  const abort = new AbortController();
  let timer: number | null = null;
  const wait = (ms = TIMEOUT_MS): void => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), ms);
  };
  // Resolves to the answer once the connection is free.
  const finish = async (
    posting: Promise<Posted | undefined>,
  ): Promise<CollectorAnswer | undefined> => {
    const posted = await posting;
    wait(READ_MS);
    await posted?.ended;
    return posted?.answer;
  };
  wait();
  try {
    if (first.length === length) return await finish(post(url, headers, first, abort.signal));
    const { readable, writable } = new FixedLengthStream(length);
    const posting = post(url, headers, readable, abort.signal);
    const pumping = pump(parcel, writable.getWriter(), wait);
    // A collector may answer before the end of the body. A body that breaks off gets no answer.
    return await Promise.race([finish(posting), pumping.then(() => finish(posting))]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function pump(
  { first, rest }: Parcel,
  writer: WritableStreamDefaultWriter<Uint8Array>,
  wait: () => void,
): Promise<void> {
  try {
    await writer.write(first);
    for (const piece of rest) {
      wait();
      await writer.write(piece);
    }
    await writer.close();
    wait();
  } catch (error) {
    void writer.abort(error).catch(() => undefined);
    throw error;
  }
}
