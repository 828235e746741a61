import { useEffect, useRef } from 'react';

/** The button that picks one file: of this app, where nothing else is said. */
export function FilePicker(props: {
  readonly label: string;
  readonly accept?: string;
  /** Beside the main button rather than in its place. */
  readonly isQuiet?: boolean;
  readonly onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const take = (): void => {
    const element = input.current;
    const [file] = element?.files ?? [];
    if (element === null || file === undefined) return;
    props.onFile(file);
    // The same file may be picked again after it was changed.
    element.value = '';
  };
  // A file may have been picked in the exported page, before this took it over.
  useEffect(take);
  return (
    <label className={`button ${props.isQuiet === true ? '' : 'button--main '}file-picker`}>
      {props.label}
      <input
        ref={input}
        type="file"
        className="file-picker__input"
        accept={props.accept ?? '.json,application/json'}
        onChange={take}
      />
    </label>
  );
}
