import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

const opening = { one: '{openings} opening', other: '{openings} openings' };
const counted = (slot: string, count: number, one: string, other = `${one}s`): string =>
  plural(count, { one: `{${slot}} ${one}`, other: `{${slot}} ${other}` });

/** How numbers came about: sentences whose `{slots}` are filled with amounts in a person's units. */
export const en = {
  boards: (sheets: number) =>
    `${counted('sheets', sheets, 'sheet')} of {length} × {width}: {whole} whole, {cut} cut from ` +
    '{from}, with joints on supports every {spacing}.',
  deckBoards: (rows: number, boards: number) =>
    `${counted('rows', rows, 'row')} of {width} with gaps of {gap}: ` +
    `${counted('boards', boards, 'piece')}, none longer than {longest}, joints on joists.`,
  deckScrews: '{screws} screws: {each} wherever a board meets a joist, both sides of every joint.',
  drops: (rolls: number, drops: number, matched: boolean) =>
    `${counted('rolls', rolls, 'roll')} of {rollLength}: ${counted('drops', drops, 'drop')}, ` +
    `the longest {longest}, each {width} wide${matched ? ', the pattern matched every {repeat}' : ''}.`,
  fencePanels: (bays: number, cut: number) =>
    `{run} between posts of {post}: ${counted('bays', bays, 'panel')} of {panel}` +
    `${cut === 0 ? '' : `, ${counted('cut', cut, 'panel')} of them sawn narrower`}.`,
  fenceBays: (bays: number) => `${counted('bays', bays, 'bay')}: {run}, none wider than {bay}.`,
  fencePosts: '{posts} posts: one at each end of a bay, shared between neighbours, {depth} deep.',
  fenceConcrete:
    '{concrete} of concrete: {posts} holes {hole} wide and {depth} deep, less what the posts take.',
  fenceBoards: '{boards} boards of {width} that overlap by {lap} along {run}.',
  fencePickets: '{boards} boards of {width} with gaps of {gap} along {run}.',
  fenceButted: '{boards} boards of {width}, edge to edge, along {run}.',
  planks: (planks: number, rows: number, reused: number) =>
    `${counted('planks', planks, 'plank')}: {whole} whole, {cut} cut from {cutFrom}, in ` +
    `${counted('rows', rows, 'row')} of {width}; ${counted('reused', reused, 'piece')} came from an ` +
    'earlier cut. {gap} is kept free at the walls.',
  studs: (openings: number, steel: boolean) =>
    `{studs} studs: one every {spacing} along {length} and one at the end${
      openings === 0 ? '' : `, more at ${plural(openings, opening)}`
    }${steel ? '.' : ', with plates and what stands between.'}`,
  tiles: (tiles: number, cut: number) =>
    `${counted('tiles', tiles, 'tile')}: ${cut === 0 ? 'all whole' : '{whole} whole, {cut} cut from {from}'}, ` +
    'laid with {length} × {width} and joints of {joint}.',
  /** `isRight`: every outside corner is a right one, so that each mitre takes the profile's thickness. */
  trim: (doors: number, pieces: number, mitres: number, isRight: boolean) =>
    `{run} along the walls less ${counted('doors', doors, 'doorway')}: ` +
    `${counted('pieces', pieces, 'piece')}, wall to wall` +
    `${mitres === 0 ? '' : `, ${isRight ? '{thickness} more for each of' : '{added} more in all for'} ${counted('mitres', mitres, 'outside mitre')}`}; ` +
    '{rough} more on each, to cut to fit.',
};
