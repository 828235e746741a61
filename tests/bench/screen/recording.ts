interface RunningSdk {
  getIntegrationByName(name: string): { getRecordingMode?(): string | undefined } | undefined;
}

interface SdkCarrier {
  readonly version: string;
  readonly [version: string]: unknown;
}

/** Runs in the page: whether the SDK has made its first snapshot of it. */
export function isRecording(): boolean {
  const { ['__SENTRY__']: carrier } = window as { ['__SENTRY__']?: SdkCarrier };
  const own = carrier?.[carrier.version] as
    | { stack?: { getScope(): { getClient(): RunningSdk | undefined } } }
    | undefined;
  const replay = own?.stack?.getScope().getClient()?.getIntegrationByName('Replay');
  return replay?.getRecordingMode?.() !== undefined;
}
