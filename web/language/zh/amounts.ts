// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/amounts.ts';
import { formatsOf } from '../formats.ts';

const formats = formatsOf('zh-CN');

export const zh: typeof en = {
  litres: (figure: string): string => `${figure} L`,
  gallons: (figure: string): string => `${figure} 加仑`,
  kilograms: (figure: string): string => `${figure} kg`,
  pounds: (figure: string): string => `${figure} 磅`,
  poundFeet: (figure: string): string => `${figure} 磅·英尺`,
  unpriced: "哪种规格都没有价格",
  nothing: "什么都不用买",
  times: (count: number, label: string): string => `${count} × ${label}`,
  and: (items: readonly string[]): string => `${items.join(" + ")}`,
  commas: (items: readonly string[]): string => `${items.join("、")}`,
  minutes: (count: number): string => `${count} 分钟`,
  hours: (count: number): string => `${count} 小时`,
  days: (count: number): string => `${formats.number(count)} 天`,
  today: "今天",
  tomorrow: "明天",
  duration: (parts: readonly string[]): string => `${parts.join(" ")}`,
};
