import { useEffect } from 'react';
import { removeOwn } from '../../projects/edit.ts';
import { keepOffcuts } from '../../projects/stores/offcut-store.ts';
import { newOffcut } from '../../projects/schema/offcut.ts';
import type { Project } from '../../projects/schema/project.ts';
import { changeProject } from '../../projects/stores/project-store.ts';
import type { ShoppingList } from '../../shopping/list.ts';

/**
 * Offcuts were kept with each project once. They move to the rack of this device, with whatever was
 * typed of them, as soon as the name of their material is known; the rack first, so that a crash in
 * between loses nothing.
 */
export function useMovedOffcuts(project: Project, list: ShoppingList): void {
  useEffect(() => {
    const moving = list.lines
      .filter(({ cut }) => cut !== undefined)
      .flatMap(({ id, name, form }) =>
        project.own
          .filter(({ material }) => material === id)
          .map(({ id: own, length, width, amount }) => {
            const kind = form === 'sheets' ? 'sheet' : 'linear';
            return { ...newOffcut(own, kind, name, id), length, width, amount };
          }),
      );
    if (moving.length === 0) return;
    keepOffcuts(moving);
    for (const { id } of moving) changeProject(project.id, removeOwn(id));
  }, [project, list]);
}
