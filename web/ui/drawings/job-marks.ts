import type { Listed } from '../../jobs/listed.ts';

/** Two lines on a grid of 48: what is there, and what the job makes of it or does it with. */
export interface Mark {
  readonly there: string;
  readonly made: string;
}

/** The small drawing of each job. */
export const MARKS: Readonly<Record<Listed['slug'], Mark>> = {
  'paint-a-room': {
    there: 'M10 22v18M16 22v12M22 22v6M28 22v3',
    made: 'M6 7h30v10H6zM36 12h6v12H28v5M25 29h6v13h-6z',
  },
  'hang-wallpaper': {
    there: 'M4 5h40M4 43h40M14 5v38',
    made: 'M14 5h18v29H14zM12 34h22v6H12zM23 8l4 5-4 5-4-5zM23 20l4 5-4 5-4-5z',
  },
  'lay-a-laminate-floor': {
    there: 'M5 10h38v28H5z',
    made: 'M5 17h38M5 24h38M5 31h38M30 10v7M18 17v7M36 24v7M24 31v7',
  },
  'fit-skirting': {
    there: 'M24 4v24M4 12v22M44 12v22',
    made: 'M4 34l20-6 20 6v9l-20-6-20 6zM24 28v9',
  },
  'tile-a-wall': {
    there: 'M5 33h38v3c0 4-3 7-7 7H12c-4 0-7-3-7-7z',
    made: 'M7 5h34v24H7zM7 13h34M7 21h34M18 5v8M30 5v8M12 13v8M24 13v8M36 13v8M18 21v8M30 21v8',
  },
  'tile-a-floor': {
    there: 'M2 26V14M24 12V3M46 26V14',
    made: 'M24 12l22 14-22 14L2 26zM31 17L9 31M39 21L17 35M17 17l22 14M9 21l22 14',
  },
  'hang-on-a-wall': {
    there: 'M14 36l8-9 5 5 3-3 5 7M17 23h.01',
    made: 'M8 18h32v23H8zM12 18L24 7l12 11M24 4v3',
  },
  'build-alcove-shelves': {
    there: 'M4 4h8v40H4M44 4h-8v40h8',
    made: 'M12 11h24v3H12zM12 23h24v3H12zM12 35h24v3H12z',
  },
  'build-furniture': {
    there: 'M3 44h42M14 38v6M40 30v8',
    made: 'M6 12h22v26H6zM6 12l10-7h22L28 12M38 5v25l-10 8M6 25h22M24 18v3M24 31v3',
  },
  'panel-a-wall': {
    there: 'M3 5h42v38H3zM3 38h42',
    made: 'M8 10h8v23H8zM20 10h8v23h-8zM32 10h8v23h-8z',
  },
  'build-a-stud-wall': {
    there: 'M26 9h17v30H26',
    made: 'M5 5h38v4H5zM5 39h38v4H5zM7 9h4v30H7zM22 9h4v30h-4zM11 22h11v4H11z',
  },
  'board-a-ceiling': {
    there: 'M14 21v17M34 21v17M14 38h20M14 38L3 45M34 38l11 7',
    made: 'M3 7h42L34 21H14zM24 7v14M9 14h15',
  },
  'put-up-a-fence': {
    there: 'M3 19h4M15 19h5M28 19h5M41 19h4M3 33h4M15 33h5M28 33h5M41 33h4M3 43h42',
    made: 'M7 14l4-6 4 6v26H7zM20 14l4-6 4 6v26h-8zM33 14l4-6 4 6v26h-8z',
  },
  'build-a-deck': {
    there: 'M8 36v8M24 36v8M40 36v8',
    made: 'M13 14h22l9 17H4zM4 31h40v5H4zM19 14l-5 17M24 14v17M29 14l5 17',
  },
  'board-a-loft': {
    there: 'M3 28L24 6l21 22M5 43h38M16 42l3-5 3 5M26 42l3-5 3 5M6 42l3-5 3 5M36 42l3-5 3 5',
    made: 'M9 29h30v4H9zM14 33v10M24 33v10M34 33v10',
  },
  'paint-outside-wood': {
    there: 'M4 8h20M4 18h14M4 28h6M4 38h40M36 28h8M40 18h4',
    made: 'M38 5l5 5-12 12-5-5zM26 17l5 5c-3 8-9 12-20 12 5-4 7-11 15-17z',
  },
  'lay-a-path': {
    there: 'M3 12h14M31 12h14M27 40h.01M22 35h.01M28 31h.01M31 26h.01M26 22h.01M24 16h.01',
    made: 'M17 45c-8-12 12-17 6-33M35 45c-6-12 8-17-1-33',
  },
  'lay-a-patio': {
    there: 'M3 9h42M9 9V3M39 9V3',
    made: 'M5 14h38v29H5zM5 28h24M20 14v29M29 14v29M29 22h14M36 22v11M29 33h14M12 28v15',
  },
  'lay-a-lawn': {
    there: 'M7 34l-2-6M11 34v-8M15 34l2-6M20 34v-5',
    made: 'M4 40h30a10 10 0 1 0-10-10 6 6 0 0 0 12 0 3 3 0 0 0-5-2M4 34h21M4 34v6',
  },
  'build-a-raised-bed': {
    there: 'M14 25V13M14 19c-6 0-6-7-6-7s6 0 6 7M30 25V9M30 17c7 0 7-8 7-8s-7 0-7 8M22 25v-5',
    made: 'M4 27h40v8H4zM4 35h40v8H4zM10 27v16M38 27v16',
  },
  'hang-a-door': {
    there: 'M9 44V4h30v40M3 44h6M39 44h6',
    made: 'M13 8l16 5v31l-16-4zM25 27v4',
  },
  'paint-woodwork': {
    there: 'M4 4h21v40H4zM9 10h11v11H9zM9 27h11v11H9z',
    made: 'M34 4h6v12h-6zM31 16h12v7H31zM31 23h12c0 8-4 9-6 17-2-8-6-9-6-17z',
  },
  'cut-list': {
    there: 'M33 17l6-8M39 17l5-6M30 39l7-8M36 39l7-8',
    made: 'M4 9h40v8H4zM17 9v8M30 9v8M4 31h40v8H4zM26 31v8',
  },
};
