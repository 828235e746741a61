import { useEffect, useRef } from 'react';

/** Button that picks one file, by default a file of this app. */
export function FilePicker(props: {
  readonly label: string;
  readonly accept?: string;
  /** True for a secondary button. */
  readonly isQuiet?: boolean;
  readonly onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const take = (): void => {
    const element = input.current;
    const [file] = element?.files ?? [];
    if (element === null || file === undefined) return;
    props.onFile(file);
    // Allows the same file again after a change.
    element.value = '';
  };
  // Users may pick a file before hydration.
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
