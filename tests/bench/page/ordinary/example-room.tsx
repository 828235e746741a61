import { useState } from 'react';

const WIDTH = 3385;
const PLANK = { length: 1261, width: 192, inPack: 9, price: 36.25 };
/** Pixels a millimetre. */
const SCALE = 0.054;

/** Planks of a floor row by row, each row's first plank cut so that the joints are apart. mm. */
function planksOf(length: number): { x: number; y: number; length: number; width: number }[] {
  const rows = Array.from({ length: Math.ceil(WIDTH / PLANK.width) }, (_, row) => row);
  return rows.flatMap((row) => {
    const y = row * PLANK.width;
    const width = Math.min(PLANK.width, WIDTH - y);
    const first = PLANK.length * (1 - ((row * 3) % 10) / 10);
    const starts = [0];
    for (let x = first; x < length; x += PLANK.length) starts.push(x);
    return starts.map((x, i) => ({ x, y, length: (starts[i + 1] ?? length) - x, width }));
  });
}

/** A room whose length a slider changes, with its floor and what it takes. */
export function ExampleRoom() {
  const [length, setLength] = useState(4020);
  const planks = planksOf(length);
  const packs = Math.ceil((planks.length * 1.05) / PLANK.inPack);
  const litres = ((2 * (length + WIDTH) * 2415) / 1e6 / 12) * 2;
  const lines = [
    ['Laminate floor planks, 1261 × 192 mm', `${planks.length} needed`, packs * PLANK.price],
    ['Matt emulsion for walls', `${litres.toFixed(1)} L needed`, litres * 8],
    ['Matt emulsion for ceilings', `${(length / 2000).toFixed(1)} L needed`, 12],
    ['26 other things', 'Underlay, filler, rollers, gloves …', 250],
  ] as const;
  return (
    <section aria-label="Example room">
      <input
        type="range"
        aria-label="Length of the room"
        min={2400}
        max={5400}
        step={20}
        value={length}
        onChange={(event) => setLength(Number(event.target.value))}
      />
      <svg className="plan" viewBox="0 0 358 236" role="img" aria-label="Plan of the room">
        <g transform="translate(40 44)">
          {planks.map(({ x, y, length: long, width }) => (
            <rect
              key={`${x} ${y}`}
              x={x * SCALE}
              y={y * SCALE}
              width={long * SCALE}
              height={width * SCALE}
              fill="#d8b483"
              stroke="#a3814f"
            />
          ))}
          <rect className="plan__wall" width={length * SCALE} height={WIDTH * SCALE} />
          <text x={(length * SCALE) / 2} y="-20" textAnchor="middle">
            {(length / 1000).toFixed(2)} m
          </text>
        </g>
      </svg>
      <ul className="rows">
        {lines.map(([name, note, price]) => (
          <li key={name} className="row">
            <span className="row__main">
              <strong>{name}</strong>
              <span className="remark">{note}</span>
            </span>
            <span className="row__money">£{price.toFixed(0)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
