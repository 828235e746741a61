import type { Catalogue } from '../catalogue.ts';
import { amounts } from './amounts.ts';
import { app } from './app.ts';
import { boards } from './boards.ts';
import { bundles } from './bundles.ts';
import { controls } from './controls.ts';
import { cutDemand } from './cut-demand.ts';
import { cutFiles } from './cut-files.ts';
import { cutList } from './cut-list.ts';
import { cutPage } from './cut-page.ts';
import { cutPlan } from './cut-plan.ts';
import { drawings } from './drawings.ts';
import { editors } from './editors.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { job } from './job.ts';
import { jobs } from './jobs.ts';
import { lengths } from './lengths.ts';
import { names } from './names.ts';
import { notFound } from './not-found.ts';
import { pages } from './pages.ts';
import { paper } from './paper.ts';
import { privacy } from './privacy.ts';
import { project } from './project.ts';
import { projectFrame } from './project-frame.ts';
import { reading } from './reading.ts';
import { reporting } from './reporting.ts';
import { requests } from './requests.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { sharedTexts } from './shared-texts.ts';

/** Simplified Chinese, all of it: one chunk, fetched by those who read it. */
export const zh: Catalogue = {
  amounts,
  app,
  boards,
  bundles,
  controls,
  cutDemand,
  cutFiles,
  cutList,
  cutPage,
  cutPlan,
  drawings,
  editors,
  home,
  imports,
  job,
  jobs,
  lengths,
  names,
  notFound,
  pages,
  paper,
  privacy,
  project,
  projectFrame,
  reading,
  reporting,
  requests,
  settings,
  share,
  sharedTexts,
};
