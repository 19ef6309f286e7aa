import type { NavigationItem } from '../../contract.ts'
import { entryAt, insertEntry, type MenuPath } from '../../rules/menu-edit.ts'
import { sameData } from '../../rules/merge.ts'

/**
 * Inserts a removed entry into `now`, the current menu, at its old position. If its parent entry was removed, too, the entry is added at
 * the end. If `now` equals `before` (the menu before the removal), nothing changes: the user has already undone the removal with Ctrl Z.
 */
export function putEntryBack(
  now: readonly NavigationItem[],
  before: readonly NavigationItem[],
  path: MenuPath,
): readonly NavigationItem[] {
  const gone = entryAt(before, path)
  if (!gone || sameData(now, before)) return now
  const isParentThere = path.length === 1 || entryAt(now, path.slice(0, -1)) !== undefined
  return isParentThere ? insertEntry(now, path, gone) : [...now, gone]
}
