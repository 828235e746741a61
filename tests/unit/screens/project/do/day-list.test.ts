import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { planDays } from '../../../../../web/planner/calendar/plan-days.ts';
import { newProject } from '../../../../../web/planner/schema/project.ts';
import { DayList } from '../../../../../web/screens/project/do/day-list.tsx';

const NOW = new Date(2026, 5, 1, 9).getTime();

const shown = (hours: 2 | 4, isByRoom: boolean): string => {
  const glued = {
    id: 'shelf',
    place: 'room',
    phase: 'fittings',
    steps: [
      { id: 'frame', title: 'Frame', detail: '', minutes: 100 },
      { id: 'back', title: 'Back', detail: '', minutes: 60, startsWithin: 15 },
    ],
  } as const;
  const days = planDays(newProject('p', NOW), [glued], { hours, workDays: 'any' }, NOW);
  const told = {
    days,
    hours,
    isByRoom,
    now: NOW,
    current: undefined,
    jobOf: () => undefined,
    whereOf: () => undefined,
    onTick: () => undefined,
  };
  return renderToStaticMarkup(createElement(DayList, told));
};

test.each([false, true])('a day that goes past the hours says so; by room: %s', (isByRoom) => {
  expect(shown(2, isByRoom)).toMatch(/Today goes past your 2.h: what is begun then cannot wait/);
  expect(shown(4, isByRoom)).not.toMatch(/goes past/);
});
