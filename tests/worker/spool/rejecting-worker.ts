import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { Spool } from '../../../worker/spool/spool.ts';

interface RejectingEnv extends Env {
  /** Number of calls of each method that reject, or `all`. */
  readonly REJECTED: string;
  /** `call`: the object never sees the call. `answer`: the object does the work, and its answer is lost. */
  readonly LOST: 'call' | 'answer';
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;

const calls = new Map<string, number>();

/** A stub as the platform leaves it after a reset: once a call has rejected, every later call rejects, too. */
function stubOf(stub: object, { REJECTED, LOST }: RejectingEnv): object {
  let isDead = false;
  return new Proxy(stub, {
    get(target, name) {
      const method = String(name);
      return async (...args: readonly unknown[]): Promise<unknown> => {
        const count = (calls.get(method) ?? 0) + 1;
        calls.set(method, count);
        isDead ||= REJECTED === 'all' || count <= Number(REJECTED);
        const call = Reflect.get(target, name) as Method;
        const answer = isDead && LOST === 'call' ? undefined : await call(...args);
        if (isDead) throw new Error('Durable Object reset because its code was updated.');
        return answer;
      };
    },
  });
}

function namespaceOf(env: RejectingEnv): NonNullable<Env['SPOOL']> {
  const { SPOOL } = env;
  if (SPOOL === undefined) throw new Error('the spool is not bound');
  return new Proxy(SPOOL, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'getByName') return value;
      return (shard: string) => stubOf(target.getByName(shard), env);
    },
  });
}

/** The Worker with a spool whose calls reject, as they do on a deployment, a reset or an overload. */
export default {
  fetch(request: Request, env: RejectingEnv, background: ExecutionContext) {
    const isStatus = new URL(request.url).pathname === '/status';
    const faulty = isStatus ? env : { ...env, SPOOL: namespaceOf(env) };
    return worker.fetch(request, faulty, background);
  },
};

export { Spool };
