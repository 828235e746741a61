import type { Catalogue } from '../catalogue.ts';
import { amounts } from './amounts.ts';
import { app } from './app.ts';
import { controls } from './controls.ts';
import { cutDemand } from './cut-demand.ts';
import { drawings } from './drawings.ts';
import { editors } from './editors.ts';
import { home } from './home.ts';
import { job } from './job.ts';
import { jobs } from './jobs.ts';
import { lengths } from './lengths.ts';
import { names } from './names.ts';
import { notFound } from './not-found.ts';
import { pages } from './pages.ts';
import { privacy } from './privacy.ts';
import { project } from './project.ts';
import { projectFrame } from './project-frame.ts';
import { reading } from './reading.ts';
import { reporting } from './reporting.ts';
import { settings } from './settings.ts';
import { sharedTexts } from './shared-texts.ts';

/** Simplified Chinese, all of it: one chunk, fetched by those who read it. */
export const zh: Catalogue = {
  amounts,
  app,
  controls,
  cutDemand,
  drawings,
  editors,
  home,
  job,
  jobs,
  lengths,
  names,
  notFound,
  pages,
  privacy,
  project,
  projectFrame,
  reading,
  reporting,
  settings,
  sharedTexts,
};
