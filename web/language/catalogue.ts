import type { en as amounts } from './en/amounts.ts';
import type { en as app } from './en/app.ts';
import type { en as boards } from './en/boards.ts';
import type { en as bundles } from './en/bundles.ts';
import type { en as controls } from './en/controls.ts';
import type { en as cutDemand } from './en/cut-demand.ts';
import type { en as cutFiles } from './en/cut-files.ts';
import type { en as cutList } from './en/cut-list.ts';
import type { en as cutPage } from './en/cut-page.ts';
import type { en as cutPlan } from './en/cut-plan.ts';
import type { en as drawings } from './en/drawings.ts';
import type { en as editors } from './en/editors.ts';
import type { en as home } from './en/home.ts';
import type { en as imports } from './en/imports.ts';
import type { en as job } from './en/job.ts';
import type { en as jobs } from './en/jobs.ts';
import type { en as lengths } from './en/lengths.ts';
import type { en as names } from './en/names.ts';
import type { en as notFound } from './en/not-found.ts';
import type { en as pages } from './en/pages.ts';
import type { en as paper } from './en/paper.ts';
import type { en as privacy } from './en/privacy.ts';
import type { en as project } from './en/project.ts';
import type { en as projectFrame } from './en/project-frame.ts';
import type { en as reading } from './en/reading.ts';
import type { en as reporting } from './en/reporting.ts';
import type { en as requests } from './en/requests.ts';
import type { en as settings } from './en/settings.ts';
import type { en as share } from './en/share.ts';
import type { en as sharedTexts } from './en/shared-texts.ts';

/**
 * The areas that every language has. English gives each its shape: a translation with a key missing,
 * one too many or a wrong argument is a type error. Types alone, so that no words come along.
 */
export interface Catalogue {
  readonly amounts: typeof amounts;
  readonly app: typeof app;
  readonly boards: typeof boards;
  readonly bundles: typeof bundles;
  readonly controls: typeof controls;
  readonly cutDemand: typeof cutDemand;
  readonly cutFiles: typeof cutFiles;
  readonly cutList: typeof cutList;
  readonly cutPage: typeof cutPage;
  readonly cutPlan: typeof cutPlan;
  readonly drawings: typeof drawings;
  readonly editors: typeof editors;
  readonly home: typeof home;
  readonly imports: typeof imports;
  readonly job: typeof job;
  readonly jobs: typeof jobs;
  readonly lengths: typeof lengths;
  readonly names: typeof names;
  readonly notFound: typeof notFound;
  readonly pages: typeof pages;
  readonly paper: typeof paper;
  readonly privacy: typeof privacy;
  readonly project: typeof project;
  readonly projectFrame: typeof projectFrame;
  readonly reading: typeof reading;
  readonly reporting: typeof reporting;
  readonly requests: typeof requests;
  readonly settings: typeof settings;
  readonly share: typeof share;
  readonly sharedTexts: typeof sharedTexts;
}
