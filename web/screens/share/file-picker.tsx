/** The button that picks one file of this app. */
export function FilePicker(props: {
  readonly label: string;
  readonly onFile: (file: File) => void;
}) {
  return (
    <label className="button button--main paste__file file-picker">
      {props.label}
      <input
        type="file"
        className="unseen"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) props.onFile(file);
          // The same file may be picked again after it was changed.
          target.value = '';
        }}
      />
    </label>
  );
}
