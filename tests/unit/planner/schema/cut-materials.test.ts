import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newCutList,
  newMaterial,
  newPart,
  newTape,
  readCutList,
  type CutList,
} from '../../../../web/planner/schema/cut-list.ts';
import {
  changeMaterial,
  FIRST_MATERIAL,
  materialIds,
  materialNamed,
  materialOf,
  materialsOf,
  removeMaterial,
} from '../../../../web/planner/schema/cut-materials.ts';
import { gatherCutList } from '../../../../web/documents/sharing/gather.ts';
import { readBundle, writeBundle } from '../../../../web/documents/sharing/bundle.ts';
import { mergeBundle } from '../../../../web/documents/sharing/merge.ts';

const KITCHEN: CutList = {
  ...newCutList('kitchen1', 5, 'sheet'),
  name: 'Kitchen',
  material: 'Birch ply 18',
  parts: [newPart('side')],
  more: [
    {
      ...newMaterial('m1', 'sheet'),
      material: 'MDF 12',
      parts: [newPart('side'), newPart('back')],
      bought: [{ id: 's', count: 1 }],
      ticked: ['check'],
    },
    { ...newMaterial('m2', 'linear'), material: 'CLS', kerf: '2' },
  ],
};

const asShown = (list: CutList) =>
  materialsOf(list).map(({ id, name, material, parts }) => [id, name, material, parts.length]);

const idsOf = (list: CutList) =>
  new Map(materialsOf(list).map(({ id, material }) => [material, id]));

describe('a list of several materials', () => {
  it('is shown as a list for each, all under one name', () => {
    expect(asShown(KITCHEN)).toEqual([
      ['kitchen1', 'Kitchen', 'Birch ply 18', 1],
      ['kitchen1/m1', 'Kitchen', 'MDF 12', 2],
      ['kitchen1/m2', 'Kitchen', 'CLS', 0],
    ]);
    expect(materialOf(KITCHEN, 'gone')).toBe(KITCHEN);
    expect(materialNamed(KITCHEN, ' mdf 12')).toBe('m1');
    expect(materialNamed(KITCHEN, 'oak')).toBeUndefined();
  });

  it('changes one material alone, and for all what they share', () => {
    const tapes = [newTape('t')];
    const changed = changeMaterial(KITCHEN, 'm1', (view) => {
      return { ...view, name: 'Utility room', kerf: '4', tapes, parts: [] };
    });
    expect(changed).toMatchObject({ name: 'Utility room', tapes, kerf: '' });
    expect(changed.more.map(({ kerf, parts }) => [kerf, parts.length])).toEqual([
      ['4', 0],
      ['2', 0],
    ]);
    expect(changed.more[1]).toBe(KITCHEN.more[1]);
    expect(changed.parts).toBe(KITCHEN.parts);
  });

  it('loses nothing but the material that is removed, be it the first', () => {
    expect(asShown(removeMaterial(KITCHEN, 'm1')).map(([, , material]) => material)).toEqual([
      'Birch ply 18',
      'CLS',
    ]);
    const rest = removeMaterial(KITCHEN, FIRST_MATERIAL);
    expect(asShown(rest)).toEqual([
      ['kitchen1/m1', 'Kitchen', 'MDF 12', 2],
      ['kitchen1/m2', 'Kitchen', 'CLS', 0],
    ]);
    expect(readCutList(JSON.stringify(rest))).toEqual({ ok: true, value: rest });
    expect(changeMaterial(rest, FIRST_MATERIAL, (view) => ({ ...view, kerf: '5' }))).toEqual({
      ...rest,
      kerf: '5',
    });
    const single = newCutList('one', 0);
    expect(removeMaterial(single, FIRST_MATERIAL)).toBe(single);
  });

  it('keeps the id of each material that stays, whatever goes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2), { maxLength: 4 }), (removals) => {
        let list = KITCHEN;
        for (const at of removals) {
          list = removeMaterial(list, materialIds(list)[at] ?? FIRST_MATERIAL);
        }
        for (const [material, id] of idsOf(list)) {
          expect(idsOf(KITCHEN).get(material)).toBe(id);
        }
      }),
    );
  });

  it('is what it was after any material is changed to itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...materialIds(KITCHEN), 'gone'), (id) => {
        expect(changeMaterial(KITCHEN, id, (view) => view)).toEqual(KITCHEN);
      }),
    );
  });

  it('reads stored lists, and an older list as one of one material', () => {
    expect(readCutList(JSON.stringify(KITCHEN))).toEqual({ ok: true, value: KITCHEN });
    const { more, ...old } = newCutList('old', 3);
    expect(more).toEqual([]);
    expect(readCutList(JSON.stringify(old))).toEqual({ ok: true, value: newCutList('old', 3) });
  });

  it('has bought boards and done steps of its own for each material', () => {
    const [first, second] = materialsOf(KITCHEN);
    expect(first?.bought).toBeUndefined();
    expect(second?.bought).toEqual([{ id: 's', count: 1 }]);
    const changed = changeMaterial(KITCHEN, 'm1', (material) => {
      const { ticked: _, ...view } = material;
      return view;
    });
    expect(materialOf(changed, 'm1').ticked).toBeUndefined();
    expect(materialOf(changed, 'm1').bought).toEqual([{ id: 's', count: 1 }]);
  });

  it('is shared and added with all its materials', () => {
    const texts = new Map([['measure-twice:cuts:kitchen1', JSON.stringify(KITCHEN)]]);
    const bundle = gatherCutList(texts, 'kitchen1', 9);
    if (bundle === undefined) throw new Error('it is there');
    const read = readBundle(writeBundle(bundle));
    if (!read.ok) throw new Error(read.reason);
    const other = JSON.stringify({ ...KITCHEN, more: [] });
    const there = new Map([['measure-twice:cuts:kitchen1', other]]);
    const { items, writes } = mergeBundle(read.value, there, 'both');
    expect(items).toMatchObject([{ name: 'Kitchen (2)', fate: 'beside' }]);
    const [copy = ''] = writes.values();
    const list = readCutList(copy);
    expect(list.ok && asShown(list.value).map(([, , material]) => material)).toEqual([
      'Birch ply 18',
      'MDF 12',
      'CLS',
    ]);
  });
});
