import type { MessageCatalogue } from '../catalogue.ts';
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
import { damage } from './damage.ts';
import { drawings } from './drawings.ts';
import { edging } from './edging.ts';
import { editors } from './editors.ts';
import { gates } from './gates.ts';
import { home } from './home.ts';
import { homeFacts } from './home-facts.ts';
import { imports } from './imports.ts';
import { job } from './job.ts';
import { jobPlan } from './job-plan.ts';
import { jobs } from './jobs.ts';
import { keeping } from './keeping.ts';
import { laser } from './laser.ts';
import { lengths } from './lengths.ts';
import { materials } from './materials.ts';
import { measuring } from './measuring.ts';
import { model } from './model.ts';
import { names } from './names.ts';
import { notFound } from './not-found.ts';
import { pages } from './pages.ts';
import { paper } from './paper.ts';
import { photo } from './photo.ts';
import { pictures } from './pictures.ts';
import { plans } from './plans.ts';
import { privacy } from './privacy.ts';
import { products } from './products.ts';
import { project } from './project.ts';
import { projectFrame } from './project-frame.ts';
import { reading } from './reading.ts';
import { regions } from './regions.ts';
import { reporting } from './reporting.ts';
import { requests } from './requests.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { sharedTexts } from './shared-texts.ts';
import { shell } from './shell.ts';
import { shopping } from './shopping.ts';
import { storey } from './storey.ts';
import { takeoff } from './takeoff.ts';
import { timers } from './timers.ts';
import { tools } from './tools.ts';
import { workshop } from './workshop.ts';

/** Simplified Chinese, all of it: one chunk, fetched by those who read it. */
export const zh: MessageCatalogue = {
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
  damage,
  drawings,
  edging,
  editors,
  home,
  homeFacts,
  imports,
  job,
  jobPlan,
  jobs,
  keeping,
  laser,
  lengths,
  materials,
  measuring,
  model,
  names,
  notFound,
  pages,
  paper,
  photo,
  pictures,
  plans,
  privacy,
  products,
  project,
  projectFrame,
  reading,
  regions,
  reporting,
  requests,
  settings,
  share,
  sharedTexts,
  shell,
  shopping,
  storey,
  takeoff,
  timers,
  workshop,
  gates,
  tools,
  rules,
};
