import { toast } from './toast.tsx';

/** The text of something that cannot be read, to be copied out and rescued. */
export function DamagedText({ raw }: { readonly raw: string }) {
  const copy = (): void => {
    navigator.clipboard.writeText(raw).then(
      () => toast('Copied'),
      () => toast('This browser does not let us copy. Select the text and copy it.'),
    );
  };
  return (
    <>
      <pre className="damaged" tabIndex={0} aria-label="Its text">
        {raw}
      </pre>
      <button type="button" className="button" onClick={copy}>
        Copy its text
      </button>
    </>
  );
}
