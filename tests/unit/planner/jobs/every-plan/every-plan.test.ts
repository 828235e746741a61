// Checks of the plans of every job, in one file: all plans take a process 20 seconds, and each file may have its own.
import './american-words.ts';
import './contract.ts';
import './defaults-plan.ts';
import './each-adds-up.ts';
import './fixings-reach.ts';
import './imperial-figures.ts';
import './laid-stages.ts';
import './paints-and-papers.ts';
import './sessions.ts';
import './steps-guarded.ts';
import './steps-name-the-list.ts';
import './tools-fit.ts';
