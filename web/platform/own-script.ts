import { attempt } from './attempt.ts';

interface ScriptRules {
  createScriptURL(address: string): string;
}

declare global {
  /** Trusted Types, where the browser has them; the DOM's own types do not know of them yet. */
  var trustedTypes: { createPolicy(name: string, rules: ScriptRules): ScriptRules } | undefined;
}

const rules: ScriptRules = {
  createScriptURL(address) {
    if (/^\/(?:sw|assets\/[\w-]+)\.js$/.test(address)) return address;
    throw new TypeError(`not ours: ${address}`);
  },
};

// The one policy that the page's Content-Security-Policy names; nobody can make a second of that name.
const policy = attempt(() => trustedTypes?.createPolicy('own-script', rules), rules) ?? rules;

/**
 * The address of a script of this export, as a browser with Trusted Types wants it before it starts a
 * worker: a string by its type, a `TrustedScriptURL` there. Throws a TypeError for any other address.
 */
export const ownScript = (address: string): string => policy.createScriptURL(address);
