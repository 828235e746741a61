/** Headers of what the Worker says itself: nobody keeps it, and nobody takes it for what it is not. */
export const OWN_ANSWER = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;
