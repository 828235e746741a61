import { Screen } from '../ui/screen.tsx';

/** What a person sees when a screen breaks: what they typed is safe, and how to go on. */
export function ErrorScreen() {
  return (
    <Screen title="Something went wrong">
      <p>This screen could not be shown. What you typed is kept on this device.</p>
      <p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </p>
      <p>
        <a href="/">Back to your projects</a>
      </p>
    </Screen>
  );
}
