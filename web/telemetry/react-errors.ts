interface Info {
  readonly componentStack?: string | undefined;
}

/**
 * React's own default handlers would hand uncaught errors to the window, without the component stack.
 * These tell the queue, once, and still show the error in the browser's console.
 */
function tell(handled: boolean): (error: unknown, info: Info) => void {
  return (error, info) => {
    console.error(error);
    const componentStack = info.componentStack ?? '';
    window.earlyQueue?.tell({
      kind: 'react',
      at: performance.now(),
      error,
      componentStack,
      handled,
    });
  };
}

/** The options of `hydrateRoot` and `createRoot` that report what React meets. */
export const reactErrorHandlers = {
  onUncaughtError: tell(false),
  onCaughtError: tell(true),
  onRecoverableError: tell(true),
};
