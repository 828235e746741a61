import type { Catalogue } from '../catalogue.ts';
import { amounts } from './amounts.ts';
import { app } from './app.ts';
import { controls } from './controls.ts';
import { drawings } from './drawings.ts';
import { home } from './home.ts';
import { job } from './job.ts';
import { jobs } from './jobs.ts';
import { lengths } from './lengths.ts';
import { notFound } from './not-found.ts';
import { pages } from './pages.ts';
import { privacy } from './privacy.ts';
import { reporting } from './reporting.ts';
import { settings } from './settings.ts';

/** Simplified Chinese, all of it: one chunk, fetched by those who read it. */
export const zh: Catalogue = {
  amounts,
  app,
  controls,
  drawings,
  home,
  job,
  jobs,
  lengths,
  notFound,
  pages,
  privacy,
  reporting,
  settings,
};
