import { attempt } from './attempt.ts';

interface ScriptRules {
  createScriptURL(address: string): string;
}

declare global {
  /** Trusted Types; absent in some browsers and in TypeScript's DOM types. */
  var trustedTypes: { createPolicy(name: string, rules: ScriptRules): ScriptRules } | undefined;
}

const rules: ScriptRules = {
  createScriptURL(address) {
    if (/^\/(?:sw|assets\/[\w-]+)\.js$/.test(address)) return address;
    throw new TypeError(`not ours: ${address}`);
  },
};

// The only policy that the Content-Security-Policy allows; no other can have its name.
const policy = attempt(() => trustedTypes?.createPolicy('own-script', rules), rules) ?? rules;

/**
 * Address of a script of this site, as Trusted Types require it for a worker: a string by type, a
 * `TrustedScriptURL` at run time. Throws a TypeError for any other address.
 */
export const ownScriptUrl = (address: string): string => policy.createScriptURL(address);
