/** A switch that takes effect immediately. */
export function Switch(props: {
  readonly label: string;
  readonly on: boolean;
  readonly isOff?: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={props.on}
      disabled={props.isOff}
      onClick={() => props.onChange(!props.on)}
    >
      {props.label}
    </button>
  );
}
