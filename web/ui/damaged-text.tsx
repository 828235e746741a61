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
      <textarea className="damaged" readOnly aria-label="Its text" value={raw} rows={8} />
      <button type="button" className="button" onClick={copy}>
        Copy its text
      </button>
    </>
  );
}
