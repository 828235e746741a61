import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Sod: rolls laid in strips along the longer side, each row half a roll on, no strip at an edge narrower than a third; 5 % more because some tear.',
    'Seed: 8 lb per 1,000 square feet for a new lawn, a tenth more for bare patches (labels).',
    'Topsoil by volume: area × depth, 15 % more because it settles. Sand on clay by weight.',
    'Starter fertilizer before the grass: about 10 lb per 1,000 square feet (labels).',
    'Sizes are those that sod farms and shops keep; prices are examples until you type your own.',
  ],
  pitfalls: [
    'Sod delivered before the soil is ready: rolled up it turns yellow in a day, in summer in half of one.',
    'Laid over old grass or weeds: they grow through it within a month.',
    'Soil that is raked but not trodden sinks in hollows, and the mower scalps what is between.',
    'The first watering put off until evening: edges shrink, gaps open and stay.',
    'Seed that dries out once after it has sprouted is dead.',
  ],
  fields: {
    kind: { options: { turf: 'Sod' } },
    takeAway: { label: 'Haul the old sod away' },
  },
  drawing: { turf: 'Sod' },
  why: { spoil: (volume) => `${volume} of old sod, loosely thrown.` },
  steps: {
    when: {
      turf: (warm) =>
        `Early fall is best in the North, late spring in the South: soil of ${warm} and more, no frost, no drought. Order sod for the day after the ground is ready, so that you lay it the day it comes.`,
      seed: (warm) =>
        `Early fall in the North, late spring in the South: soil of ${warm} and more for three weeks, and time to water every day.`,
    },
    services: {
      title: 'Have utilities marked',
      detail:
        'Ask three business days ahead. Mark sprinkler heads and garden cables yourself: nobody else does.',
    },
    clear: {
      detail:
        'Cut it off in strips just under the roots, roll them up, and stack them upside down to rot. Dig out dandelions and quackgrass with all of their roots. Then wait three weeks, and pull what comes up again.',
      safety: 'Steel toes at the cutter, its blade up when you turn. Two people load it.',
    },
    dig: {
      safety:
        'Boots, glasses and hearing protection at the tiller. Nobody within five paces, engine off before you clear the tines.',
    },
    feed: { title: 'Spread starter fertilizer' },
    mow: {
      title: 'Mow it for the first time',
      check: 'The mower lifts no sod and leaves no ruts.',
    },
  },
};
