import { stepKey } from '../jobs/kit/steps/schedule.ts';
import type { Plan } from '../plan.ts';
import type { Project } from '../schema/project.ts';
import { firstRules, hasActed } from './acted-on.ts';

/** A change of the rules that plan jobs, with its message in `plan-notice.arb`. */
interface RuleChange {
  readonly id: string;
  /** First version of the rules with the change. */
  readonly version: number;
  /** Slugs of the jobs that it changes. */
  readonly jobs: readonly string[];
  /** Steps that were planned unsafely before; absent if the former rule was safe. */
  readonly unsafe?: readonly string[];
}

/** Changes of the rules, newest last. An entry stays for good: a project may be years old. */
export const RULE_CHANGES = [
  { id: 'wetZones', version: 1, jobs: ['tile-a-wall', 'tile-a-floor'] },
  { id: 'outdoorPaint', version: 1, jobs: ['paint-outside-wood'] },
  { id: 'fencePosts', version: 1, jobs: ['put-up-a-fence'] },
  { id: 'longerScrews', version: 1, jobs: ['board-a-ceiling', 'build-a-stud-wall'] },
  { id: 'alcoveTilt', version: 1, jobs: ['build-alcove-shelves'] },
  { id: 'floorDust', version: 1, jobs: ['lay-a-laminate-floor'], unsafe: ['flat', 'level'] },
  { id: 'forms', version: 1, jobs: ['lay-a-path', 'lay-a-patio'] },
  { id: 'skirtingPaint', version: 1, jobs: ['fit-skirting'] },
  { id: 'handlesOfDoors', version: 1, jobs: ['paint-woodwork'] },
  {
    id: 'usedItems',
    version: 1,
    jobs: ['fit-skirting', 'board-a-loft', 'tile-a-floor', 'tile-a-wall', 'put-up-a-fence'],
  },
  { id: 'guardPosts', version: 1, jobs: ['build-a-deck'], unsafe: ['guard-posts', 'rails'] },
  { id: 'deckStairs', version: 1, jobs: ['build-a-deck'] },
  { id: 'uprightDowels', version: 1, jobs: ['build-alcove-shelves'] },
  { id: 'masonryBits', version: 1, jobs: ['build-a-stud-wall', 'hang-a-door'] },
  { id: 'doorSeals', version: 1, jobs: ['hang-a-door'] },
  { id: 'bedJoints', version: 1, jobs: ['build-a-raised-bed'] },
  { id: 'paintTest', version: 1, jobs: ['paint-outside-wood'] },
  { id: 'jointBacking', version: 2, jobs: ['build-a-stud-wall'] },
  { id: 'ceilingBoards', version: 2, jobs: ['board-a-ceiling'] },
  { id: 'fullBays', version: 2, jobs: ['board-a-loft'] },
  { id: 'lawnLevels', version: 2, jobs: ['lay-a-lawn'] },
  { id: 'dryJoints', version: 2, jobs: ['lay-a-patio'] },
  { id: 'sawnPrimer', version: 2, jobs: ['paint-outside-wood'] },
  { id: 'deckSteps', version: 2, jobs: ['build-a-deck'] },
  { id: 'fireFittings', version: 2, jobs: ['hang-a-door'] },
  { id: 'mistFirst', version: 2, jobs: ['paint-a-room'] },
  { id: 'fittingOrder', version: 2, jobs: ['build-furniture', 'fit-skirting'] },
  {
    id: 'holesAndFixings',
    version: 2,
    jobs: [
      'build-alcove-shelves',
      'build-furniture',
      'fit-skirting',
      'hang-on-a-wall',
      'panel-a-wall',
      'lay-a-laminate-floor',
      'tile-a-wall',
      'tile-a-floor',
    ],
  },
  { id: 'gluedSkirting', version: 3, jobs: ['fit-skirting'] },
  { id: 'casingLengths', version: 3, jobs: ['fit-skirting', 'hang-a-door'] },
  { id: 'loftFilm', version: 3, jobs: ['board-a-loft'] },
  { id: 'battWidths', version: 3, jobs: ['build-a-stud-wall'] },
  { id: 'vinylPipes', version: 3, jobs: ['lay-a-laminate-floor'] },
  { id: 'casesAndLips', version: 3, jobs: ['build-alcove-shelves', 'build-furniture'] },
  { id: 'stoneAndBed', version: 3, jobs: ['tile-a-wall', 'tile-a-floor'] },
  { id: 'wholeStrips', version: 3, jobs: ['board-a-ceiling'] },
  { id: 'smokeSeals', version: 3, jobs: ['hang-a-door'] },
  { id: 'deckPiers', version: 3, jobs: ['build-a-deck'] },
  { id: 'puttyFirst', version: 3, jobs: ['hang-wallpaper'] },
  {
    id: 'softwoodKnots',
    version: 3,
    jobs: ['panel-a-wall', 'paint-woodwork', 'paint-outside-wood'],
  },
  { id: 'formCorners', version: 3, jobs: ['lay-a-path'] },
  { id: 'boardBrackets', version: 3, jobs: ['put-up-a-fence'] },
  { id: 'shelfScrews', version: 3, jobs: ['hang-on-a-wall'] },
  { id: 'screwHeads', version: 3, jobs: ['board-a-ceiling', 'build-a-stud-wall'] },
  { id: 'bareForTiles', version: 3, jobs: ['build-a-stud-wall'] },
  { id: 'dividedFloors', version: 4, jobs: ['lay-a-laminate-floor'] },
  { id: 'boardedWetFloors', version: 4, jobs: ['tile-a-floor'] },
  { id: 'firstRows', version: 4, jobs: ['tile-a-wall'] },
  { id: 'longCeilingBoards', version: 4, jobs: ['board-a-ceiling'] },
  { id: 'sealsAfterCoats', version: 4, jobs: ['hang-a-door'] },
  {
    id: 'floorWindows',
    version: 4,
    jobs: ['fit-skirting', 'lay-a-laminate-floor', 'tile-a-floor'],
  },
  { id: 'oldWoodwork', version: 4, jobs: ['paint-a-room', 'paint-woodwork'] },
  { id: 'cornersOfPaper', version: 4, jobs: ['hang-wallpaper'] },
  { id: 'marksOfTape', version: 4, jobs: ['panel-a-wall'] },
  { id: 'dryDays', version: 4, jobs: ['paint-outside-wood'] },
  { id: 'valvesFirst', version: 4, jobs: ['insulate-a-hot-water-pipe'] },
  { id: 'looseShelves', version: 4, jobs: ['build-alcove-shelves', 'build-furniture'] },
  { id: 'oneSidedWalls', version: 4, jobs: ['build-a-stud-wall'] },
  { id: 'loftLadders', version: 4, jobs: ['board-a-loft'] },
  { id: 'shelfBrackets', version: 4, jobs: ['hang-on-a-wall'] },
  {
    id: 'deckEdges',
    version: 4,
    jobs: ['build-a-deck'],
    unsafe: ['guard-posts'],
  },
  { id: 'slabLevels', version: 4, jobs: ['lay-a-path'] },
  { id: 'firstRow', version: 4, jobs: ['build-a-raised-bed'] },
  { id: 'slottedGates', version: 4, jobs: ['put-up-a-fence'] },
  { id: 'panelSizes', version: 4, jobs: ['put-up-a-fence'] },
  { id: 'sealedGaps', version: 4, jobs: ['lay-a-laminate-floor'] },
  { id: 'longFrameScrews', version: 4, jobs: ['hang-a-door'] },
  { id: 'filledBays', version: 4, jobs: ['board-a-loft'] },
  { id: 'tiledSides', version: 4, jobs: ['build-a-stud-wall'] },
  { id: 'levelFeet', version: 4, jobs: ['build-furniture'] },
  { id: 'sealedPatios', version: 4, jobs: ['lay-a-patio'] },
  { id: 'bracketsOnBoard', version: 5, jobs: ['hang-on-a-wall'], unsafe: ['screw'] },
  { id: 'largeTiles', version: 5, jobs: ['tile-a-floor', 'tile-a-wall'] },
  { id: 'tilesWithLining', version: 5, jobs: ['tile-a-wall'] },
  { id: 'deepGaps', version: 5, jobs: ['tile-a-floor'] },
  { id: 'battenSpan', version: 5, jobs: ['board-a-ceiling'] },
  {
    id: 'swabsIndoors',
    version: 5,
    jobs: ['tile-a-floor', 'lay-a-laminate-floor', 'fit-skirting'],
  },
  { id: 'hungAgain', version: 5, jobs: ['hang-a-door'] },
  { id: 'anchorsInBoard', version: 5, jobs: ['build-alcove-shelves', 'build-furniture'] },
  { id: 'battsAndJoints', version: 5, jobs: ['build-a-stud-wall'] },
  { id: 'benchLegs', version: 5, jobs: ['build-furniture'] },
  {
    id: 'masksForScraping',
    version: 5,
    jobs: ['paint-a-room', 'hang-wallpaper', 'paint-woodwork'],
  },
  { id: 'edgesOfWindows', version: 5, jobs: ['paint-woodwork'] },
  { id: 'paintedBoards', version: 5, jobs: ['panel-a-wall'] },
  { id: 'preservativeBrush', version: 5, jobs: ['paint-outside-wood'] },
  { id: 'doorsBySize', version: 5, jobs: ['paint-a-room'] },
  { id: 'zonesOffDoors', version: 5, jobs: ['tile-a-wall'] },
  { id: 'smoothPrimer', version: 5, jobs: ['paint-woodwork'] },
  { id: 'spareFoam', version: 5, jobs: ['insulate-a-hot-water-pipe'] },
  { id: 'wideBends', version: 5, jobs: ['insulate-a-hot-water-pipe'] },
  { id: 'deckLevels', version: 5, jobs: ['build-a-deck'] },
  { id: 'deckJoints', version: 5, jobs: ['build-a-deck'] },
  { id: 'gatePosts', version: 5, jobs: ['put-up-a-fence'] },
  { id: 'pairedHangers', version: 5, jobs: ['build-a-deck'] },
  { id: 'levelTubs', version: 5, jobs: ['lay-a-path'] },
  { id: 'baysInWind', version: 5, jobs: ['put-up-a-fence'] },
  { id: 'jointsAtCorners', version: 6, jobs: ['lay-a-path', 'lay-a-patio'] },
  { id: 'joistLaps', version: 6, jobs: ['build-a-deck'] },
  { id: 'postsInTheOpen', version: 6, jobs: ['put-up-a-fence'] },
  { id: 'roundPatios', version: 6, jobs: ['lay-a-patio'] },
  { id: 'boardsAtCorners', version: 6, jobs: ['build-a-deck', 'put-up-a-fence'] },
  { id: 'bagsNotLoads', version: 5, jobs: ['build-a-raised-bed', 'put-up-a-fence'] },
  { id: 'wedgesAndProfiles', version: 5, jobs: ['tile-a-floor', 'tile-a-wall'] },
  { id: 'patchesAndBeds', version: 5, jobs: ['tile-a-floor'] },
  { id: 'hollowSides', version: 5, jobs: ['tile-a-floor', 'lay-a-laminate-floor'] },
  { id: 'sacksOfSoil', version: 5, jobs: ['lay-a-lawn', 'lay-a-path', 'lay-a-patio'] },
  { id: 'gapsFirst', version: 5, jobs: ['lay-a-laminate-floor', 'tile-a-floor'] },
  { id: 'backsInGrooves', version: 5, jobs: ['build-furniture'] },
  { id: 'boardLayers', version: 5, jobs: ['build-a-stud-wall'] },
  { id: 'higherEdgings', version: 5, jobs: ['lay-a-patio', 'lay-a-path'] },
  { id: 'doorSwabs', version: 5, jobs: ['hang-a-door'] },
  { id: 'oldRadiators', version: 5, jobs: ['paint-woodwork'], unsafe: ['radiators', 'sand'] },
  { id: 'filesListed', version: 6, jobs: ['fit-skirting', 'board-a-ceiling'] },
  { id: 'innerWalls', version: 6, jobs: ['board-a-ceiling'] },
  { id: 'strongWay', version: 6, jobs: ['board-a-ceiling'] },
  { id: 'coolFloors', version: 6, jobs: ['tile-a-floor'], unsafe: ['base'] },
  { id: 'heightsOnceBare', version: 6, jobs: ['tile-a-floor'] },
  { id: 'spacersSold', version: 6, jobs: ['tile-a-floor', 'tile-a-wall'] },
  { id: 'footOfWalls', version: 6, jobs: ['tile-a-floor'] },
  { id: 'floorDivisions', version: 6, jobs: ['tile-a-floor', 'lay-a-laminate-floor'] },
  { id: 'nailedBeading', version: 6, jobs: ['lay-a-laminate-floor', 'hang-a-door'] },
  { id: 'pitsFirst', version: 6, jobs: ['tile-a-floor'] },
  { id: 'screwsThroughCompound', version: 6, jobs: ['tile-a-floor'] },
  { id: 'marksCarried', version: 6, jobs: ['tile-a-floor'], unsafe: ['base'] },
  { id: 'slurryUnderBeds', version: 6, jobs: ['tile-a-floor', 'tile-a-wall'] },
  { id: 'lastRowTools', version: 6, jobs: ['tile-a-wall'] },
  { id: 'doorHands', version: 6, jobs: ['hang-a-door'] },
  { id: 'doorTrim', version: 6, jobs: ['hang-a-door'] },
  { id: 'alcoveDepth', version: 6, jobs: ['build-alcove-shelves'] },
  { id: 'alcoveUprights', version: 6, jobs: ['build-alcove-shelves'] },
  { id: 'alcoveBacks', version: 6, jobs: ['build-alcove-shelves'] },
  {
    id: 'wornInSteps',
    version: 6,
    jobs: [
      'board-a-ceiling',
      'build-a-stud-wall',
      'fit-skirting',
      'lay-a-lawn',
      'put-up-a-fence',
      'tile-a-floor',
      'tile-a-wall',
    ],
  },
  { id: 'cabinetFits', version: 6, jobs: ['build-furniture'] },
  { id: 'heavyCabinets', version: 6, jobs: ['build-furniture'], unsafe: ['fix'] },
  { id: 'soldBoards', version: 6, jobs: ['build-alcove-shelves', 'build-furniture'] },
  { id: 'woodOil', version: 6, jobs: ['paint-outside-wood'] },
  { id: 'scrapedFirst', version: 6, jobs: ['paint-outside-wood'] },
  { id: 'highWalls', version: 6, jobs: ['paint-a-room', 'hang-wallpaper', 'panel-a-wall'] },
  { id: 'tapedCeilings', version: 6, jobs: ['paint-a-room'] },
  { id: 'dulledWalls', version: 6, jobs: ['hang-wallpaper', 'panel-a-wall', 'hang-a-door'] },
  {
    id: 'oldPaintMasks',
    version: 6,
    jobs: ['fit-skirting', 'tile-a-wall', 'tile-a-floor', 'lay-a-laminate-floor'],
    unsafe: ['remove', 'check'],
  },
  { id: 'wetPaper', version: 6, jobs: ['paint-woodwork'] },
  { id: 'pipeJoints', version: 6, jobs: ['insulate-a-hot-water-pipe'] },
  { id: 'freeEnds', version: 6, jobs: ['build-a-stud-wall'] },
  { id: 'dinDoorways', version: 6, jobs: ['build-a-stud-wall'] },
  { id: 'loftCables', version: 6, jobs: ['board-a-loft'] },
  { id: 'fullJoists', version: 6, jobs: ['board-a-loft'] },
  { id: 'heavyPictures', version: 6, jobs: ['hang-on-a-wall'] },
  { id: 'completeStrips', version: 6, jobs: ['panel-a-wall'] },
  { id: 'waterPrimer', version: 6, jobs: ['paint-woodwork', 'paint-a-room'] },
  { id: 'pipeOutside', version: 6, jobs: ['insulate-a-hot-water-pipe'] },
  { id: 'oilInterval', version: 6, jobs: ['paint-outside-wood'] },
  { id: 'dryStrips', version: 6, jobs: ['hang-wallpaper'] },
  { id: 'heatingFirst', version: 6, jobs: ['tile-a-floor'], unsafe: ['strip', 'base'] },
  { id: 'fullStoneBeds', version: 6, jobs: ['tile-a-wall'] },
  { id: 'widerCuts', version: 6, jobs: ['tile-a-floor', 'tile-a-wall'] },
  { id: 'endsOfBaths', version: 6, jobs: ['tile-a-wall'] },
  { id: 'sealedPipes', version: 6, jobs: ['lay-a-laminate-floor'] },
  { id: 'gluedJoins', version: 6, jobs: ['fit-skirting'] },
  { id: 'doorGaps', version: 6, jobs: ['hang-a-door'], unsafe: ['measure', 'adjust'] },
  { id: 'doorFrames', version: 6, jobs: ['hang-a-door'] },
  { id: 'onStuds', version: 6, jobs: ['hang-on-a-wall'], unsafe: ['marks', 'pull'] },
  { id: 'slidingHeads', version: 6, jobs: ['build-a-stud-wall'] },
  { id: 'hatchEdges', version: 6, jobs: ['board-a-loft'], unsafe: ['board', 'rows'] },
  { id: 'leastWool', version: 6, jobs: ['board-a-loft'] },
  { id: 'loftMasks', version: 6, jobs: ['board-a-loft'] },
  { id: 'sawnEnds', version: 6, jobs: ['build-a-deck', 'put-up-a-fence', 'build-a-raised-bed'] },
  { id: 'partLoads', version: 6, jobs: ['build-a-deck', 'lay-a-path'] },
  { id: 'bayPickets', version: 6, jobs: ['put-up-a-fence'] },
  { id: 'gateCaps', version: 6, jobs: ['put-up-a-fence'] },
  { id: 'deckSkirt', version: 6, jobs: ['build-a-deck'] },
  { id: 'markedGatePosts', version: 6, jobs: ['put-up-a-fence'] },
  { id: 'endGrain', version: 6, jobs: ['build-a-deck'], unsafe: ['guard-posts'] },
  { id: 'soakedLining', version: 6, jobs: ['hang-wallpaper'] },
  { id: 'washedBlocker', version: 6, jobs: ['paint-a-room', 'paint-woodwork'] },
  { id: 'tapedSides', version: 6, jobs: ['paint-outside-wood'] },
  { id: 'ownTools', version: 6, jobs: ['build-a-raised-bed', 'build-furniture', 'hang-a-door'] },
  { id: 'concreteScrews', version: 6, jobs: ['build-a-stud-wall', 'hang-a-door'] },
  { id: 'lawnEdge', version: 7, jobs: ['lay-a-lawn'] },
  { id: 'pathCircles', version: 7, jobs: ['lay-a-path', 'lay-a-patio', 'lay-a-lawn'] },
  { id: 'patioBacks', version: 7, jobs: ['lay-a-patio', 'lay-a-path'] },
  { id: 'pathMesh', version: 7, jobs: ['lay-a-path', 'lay-a-patio'] },
  { id: 'bedRail', version: 7, jobs: ['build-a-raised-bed'] },
  { id: 'pathForms', version: 7, jobs: ['lay-a-path', 'lay-a-lawn'] },
  { id: 'patioSpikes', version: 7, jobs: ['lay-a-patio'] },
] as const satisfies readonly RuleChange[];

type KnownChange = (typeof RULE_CHANGES)[number];

/** Changes since a version of the rules that concern the jobs of a project. */
export function changesSince(version: number, { jobs }: Project): readonly KnownChange[] {
  const slugs = new Set(jobs.map(({ slug }) => slug));
  return RULE_CHANGES.filter(
    (change) => change.version > version && change.jobs.some((slug) => slugs.has(slug)),
  );
}

/** Id of a notice, as a project stores it once the user has read it. */
export const noticeId = ({ id, version }: Pick<RuleChange, 'id' | 'version'>): string =>
  `${id}@${version}`;

/** Unsafe former rules that a project was acted on under, and of which the user has not read. */
export function unreadUnsafe(project: Project, { jobs }: Plan): readonly KnownChange[] {
  if (!hasActed(project)) return [];
  const first = firstRules(project);
  const read = new Set(project.acted?.read);
  const planned = new Set(
    jobs.flatMap(({ entry, plan }) => plan.steps.map(({ id }) => stepKey(entry.slug, id))),
  );
  return RULE_CHANGES.filter((change: RuleChange) => {
    const { unsafe = [], version } = change;
    const isUsed = change.jobs.some((slug) => unsafe.some((id) => planned.has(stepKey(slug, id))));
    return isUsed && first < version && !read.has(noticeId(change));
  });
}
