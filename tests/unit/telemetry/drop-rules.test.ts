import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isDropped, isNoise } from '../../../web/telemetry/drop-rules.ts';

describe('a message is noise', () => {
  test.each([
    'Failed to fetch',
    'Failed to fetch (api.example.com)',
    'TypeError: Failed to fetch',
    'Saving the list: Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'NetworkError when attempting to fetch resource. (api.example.com)',
    'Load failed',
    'Load failed (api.example.com)',
    'The network connection was lost.',
    'The Internet connection appears to be offline.',
    'Network request failed',
    'Network Error',
    'Network error: connection refused',
    'A network error occurred.',
    'Non-Error promise rejection captured with value: Load failed',
    'Failed to fetch dynamically imported module: https://a.example/assets/x.js',
    'error loading dynamically imported module: https://a.example/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/style.css',
    'Loading chunk 17 failed.',
    'Loading CSS chunk vendors-a_b failed.',
    'ChunkLoadError: Loading chunk 3 failed.',
  ])('when it is %s', (message) => {
    expect(isNoise(message)).toBe(true);
  });
});

describe('a message is not noise', () => {
  test.each([
    '',
    'Network diagram is empty',
    'Network errors are listed below',
    'Failed to fetch the plan of this room',
    'The upload failed',
    'Payload failed validation',
    'Reload failed sheets first',
    'Loading the plan failed',
    'A chunk of plaster is missing',
    'Cannot read properties of undefined (reading "fetch")',
  ])('when it is %s', (message) => {
    expect(isNoise(message)).toBe(false);
  });
});

const network = new TypeError('Failed to fetch');

function eventOf(value: string): { exception: { values: { type: string; value: string }[] } } {
  return { exception: { values: [{ type: 'Error', value }] } };
}

describe('an event is dropped', () => {
  test.each([
    ['its own message', eventOf('Load failed'), undefined],
    ['a linked exception', eventOf('x: Load failed'), undefined],
    ['a message without an error', { message: 'Network Error' }, undefined],
    ['the cause', eventOf('no prices'), new Error('no prices', { cause: network })],
    [
      'the cause of the cause',
      eventOf('a'),
      new Error('a', { cause: new Error('b', { cause: network }) }),
    ],
    ['one of several', eventOf('all'), new AggregateError([new Error('x'), network], 'all')],
    ['a rejected reason that is an object', eventOf('Object'), { message: 'Load failed' }],
    ['a rejected reason that is a text', eventOf('Non-Error'), 'Load failed'],
    ['an event with a reason', eventOf('PromiseRejectionEvent'), { reason: network }],
    ['the name', eventOf('gone'), Object.assign(new Error('gone'), { name: 'ChunkLoadError' })],
  ])('for %s', (_, event, original) => {
    expect(isDropped(event, original)).toBe(true);
  });
});

describe('an event is kept', () => {
  test('when nothing in its chain is about the network', () => {
    const error = new Error('a', { cause: new Error('b') });
    expect(isDropped(eventOf('a'), error)).toBe(false);
  });

  test('when its chain is a circle', () => {
    const error = new Error('round');
    error.cause = error;
    expect(isDropped(eventOf('round'), error)).toBe(false);
  });

  test('when what was thrown throws on being read', () => {
    const original = {
      get message(): string {
        throw new Error('no');
      },
    };
    expect(isDropped(eventOf('a'), original)).toBe(false);
  });

  test('any thrown value, without an error in the rule', () => {
    fc.assert(
      fc.property(fc.anything(), (original) => {
        expect(typeof isDropped(eventOf('a'), original)).toBe('boolean');
      }),
    );
  });
});
