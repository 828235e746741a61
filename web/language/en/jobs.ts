// Made from the message files by scripts/messages.ts: edit those.
import { formatsOf } from '../formats.ts';

const formats = formatsOf('en-GB');

export const en = {
  title: "Jobs",
  line: "Pick one; measure; get the list.",
  groups: {
    inside: "Inside",
    outside: "Outside",
    workshop: "In the workshop",
  },
  find: "Find a job",
  findHint: "floor, shelf, fence",
  found: (count: number): string => `${formats.number(count)} job${count === 1 ? '' : "s"}`,
  noneFound: (text: string): string => `No job is called “${text}”. Try one word, such as floor or shelf.`,
  all: (count: number): string => `All ${count} jobs`,
  here: {
    room: "For this room",
    wall: "For this wall",
    ground: "For this ground",
    run: "For this line",
    thing: "To build",
  },
  starts: {
    room: "Starts a new room",
    wall: "Starts a new wall",
    ground: "Starts a new piece of ground",
    run: "Starts a new line",
    thing: "Has sizes of its own",
  },
};
