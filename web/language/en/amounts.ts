// Made from the message files by scripts/messages.ts: edit those.
import { formatsOf } from '../formats.ts';

const formats = formatsOf('en-GB');

export const en = {
  litres: (figure: string): string => `${figure} L`,
  gallons: (figure: string): string => `${figure} gal`,
  kilograms: (figure: string): string => `${figure} kg`,
  pounds: (figure: string): string => `${figure} lb`,
  poundFeet: (figure: string): string => `${figure} lb·ft`,
  unpriced: "No size has a price",
  nothing: "Nothing to buy",
  times: (count: number, label: string): string => `${count} × ${label}`,
  and: (items: readonly string[]): string => `${items.join(" and ")}`,
  commas: (items: readonly string[]): string => `${items.join(", ")}`,
  minutes: (count: number): string => `${count} min`,
  hours: (count: number): string => `${count} h`,
  days: (count: number): string => `${formats.number(count)} day${count === 1 ? '' : "s"}`,
  today: "Today",
  tomorrow: "Tomorrow",
  duration: (parts: readonly string[]): string => `${parts.join(" ")}`,
};
