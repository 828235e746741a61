import { keepUnits } from '../../../language/keep-units.ts';

/** A chip that is on or off, such as a wall to paint. */
export function Toggle(props: {
  readonly label: string;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
}) {
  return (
    <button
      type="button"
      className="toggle"
      aria-pressed={props.pressed}
      onClick={() => props.onChange(!props.pressed)}
    >
      {keepUnits(props.label)}
    </button>
  );
}
