import { PAINT_DEFAULTS, type PaintInput } from '../../jobs/paint-a-room.ts';
import type { UnitSystem } from '../../measure/format-length.ts';
import { WALLS, type Wall } from '../../measure/room.ts';
import { Field } from '../../ui/field.tsx';
import { Toggle } from '../../ui/toggle.tsx';

type Change = (change: Partial<PaintInput>) => void;

interface PaintFieldsProps {
  readonly paint: PaintInput;
  readonly problems: Readonly<Record<string, string>>;
  readonly units: UnitSystem;
  readonly onChange: Change;
}

function ProductFields(props: PaintFieldsProps & { readonly product: 'wall' | 'ceiling' }) {
  const { paint, problems, units, product, onChange } = props;
  const name = product === 'wall' ? 'Walls' : 'Ceiling';
  const coats = product === 'wall' ? ('wallCoats' as const) : ('ceilingCoats' as const);
  const coverage = product === 'wall' ? ('wallCoverage' as const) : ('ceilingCoverage' as const);
  const rate = units === 'imperial' ? 'sq ft a gallon' : 'm² a litre';
  return (
    <div className="fields">
      <div className="fields__cell">
        <Field
          label={`${name}, coats`}
          mode="numeric"
          large
          value={paint[coats]}
          placeholder={String(PAINT_DEFAULTS.coats)}
          problem={problems[coats]}
          onChange={(text) => onChange({ [coats]: text })}
        />
      </div>
      <div className="fields__cell">
        <Field
          label={`${name}, ${rate}`}
          mode="decimal"
          large
          value={paint[coverage]}
          placeholder={String(PAINT_DEFAULTS.coverage[units])}
          echo={paint[coverage].trim() === '' ? 'Usual; see your tin' : undefined}
          problem={problems[coverage]}
          onChange={(text) => onChange({ [coverage]: text })}
        />
      </div>
    </div>
  );
}

/** What to paint, with how many coats of what. */
export function PaintFields(props: PaintFieldsProps) {
  const { paint, problems, onChange } = props;
  const toggleWall = (wall: Wall, on: boolean): void =>
    onChange({ walls: WALLS.filter((one) => (one === wall ? on : paint.walls.includes(one))) });
  return (
    <section aria-labelledby="paint">
      <h2 id="paint" className="group">
        Paint
      </h2>
      <div className="toggles" role="group" aria-label="What to paint">
        {WALLS.map((wall) => (
          <Toggle
            key={wall}
            label={`Wall ${wall}`}
            pressed={paint.walls.includes(wall)}
            onChange={(on) => toggleWall(wall, on)}
          />
        ))}
        <Toggle
          label="Ceiling"
          pressed={paint.ceiling}
          onChange={(ceiling) => onChange({ ceiling })}
        />
        <Toggle
          label="Bare plaster"
          pressed={paint.barePlaster}
          onChange={(barePlaster) => onChange({ barePlaster })}
        />
      </div>
      {problems['surfaces'] !== undefined && (
        <p className="note note--wrong" role="status">
          {problems['surfaces']}
        </p>
      )}
      {paint.walls.length > 0 && <ProductFields {...props} product="wall" />}
      {paint.ceiling && <ProductFields {...props} product="ceiling" />}
    </section>
  );
}
