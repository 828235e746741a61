import type { MessageCatalogue } from '../catalogue.ts';
import { formatsOf } from '../formats.ts';

const { number } = formatsOf('zh-CN');

export const amounts: MessageCatalogue['amounts'] = {
  litres: (figure) => `${figure} L`,
  gallons: (figure) => `${figure} 加仑`,
  kilograms: (figure) => `${figure} kg`,
  pounds: (figure) => `${figure} 磅`,
  poundFeet: (figure) => `${figure} 磅·英尺`,
  unpriced: '哪种规格都没有价格',
  nothing: '什么都不用买',
  times: (count, label) => `${count} × ${label}`,
  and: (items) => items.join(' + '),
  about: (sum) => `约 ${sum}`,
  commas: (items) => items.join('、'),
  minutes: (count) => `${count} 分钟`,
  hours: (count) => `${count} 小时`,
  days: (count) => `${number(count)} 天`,
  today: '今天',
  tomorrow: '明天',
  duration: (parts) => parts.join(' '),
};
