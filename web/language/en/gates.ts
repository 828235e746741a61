// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  titles: {
    permit: "Permission",
    bearing: "Bearing walls",
    asbestos: "Asbestos",
    lead: "Lead paint",
    digging: "Buried pipes and cables",
    cables: "Hidden cables and pipes",
    "gas-water": "Gas and water",
    silica: "Stone dust",
    height: "Working at height",
    lifting: "Heavy lifts",
    fire: "Fire",
    "fire-door": "Fire doors",
  },
  ask: {
    "811": "811",
    lsbud: "LinesearchbeforeUdig and use a cable finder",
    leitungsauskunft: "the utilities for a Leitungsauskunft",
    "dt-dict": "the utilities with a DT-DICT",
    utilities: "the gas, water and electricity companies",
  },
  messages: {
    permit: "Ask the local office whether this needs permission, and agree it with your neighbours.",
    bearing: "Do not cut or load a wall, joist or slab that bears anything. In doubt, ask a structural engineer.",
    asbestos: (built: number | undefined, likely: boolean): string => `${built === undefined ? "The year of your home is not known" : `Your home is from ${built}`}: textured coatings, floor tiles, boards and pipe lagging ${likely ? "may well" : "could"} hold asbestos. Have a sample tested before you drill, sand or lift them. Leave sound material alone.`,
    lead: (built: number | undefined, mask: string, hottest: string): string => `${built === undefined ? "The year of your home is not known" : `Your home is from ${built}`}: old paint may hold lead. Test it first; then sand wet, no heat gun over ${hottest}, keep children out and wear a ${mask} mask.`,
    digging: (ask: string, days: number, near: string, deepest: string): string => `Ask ${ask}, ${days === 0 ? '' : days === 1 ? `${days} working days ahead, ` : `${days} working days ahead, `}and dig by hand within ${near} of any mark. Nobody climbs into a hole deeper than ${deepest}.`,
    cables: (corner: string): string => `Check with a detector. Cables run straight up, down and sideways from sockets and switches, and within ${corner} of corners and ceilings. Switch off at the board and test that it is off.`,
    "gas-water": "Know where the stop valves are. Never work on a gas pipe; if you smell gas, open up, get out and call.",
    silica: (mask: string): string => `Cutting stone, concrete or tiles makes harmful dust: cut wet or with extraction, and wear a mask (${mask}).`,
    height: (up: number): string => `Stand a ladder 1 out for every ${up} up, on firm ground, and keep three points of contact.`,
    lifting: (kilos: string): string => `Two people lift anything over ${kilos}.`,
    fire: "Oily rags heat up by themselves: dry them flat outdoors or drown them in water.",
    "fire-door": "Doors to a garage, to stairs below a loft room, of a flat and in a shared hall often have to stop fire. Look for a label or plug on the old door and ask the building office before you change it for another.",
  },
};
