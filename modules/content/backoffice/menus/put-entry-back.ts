import type { NavigationItem } from '../../contract.ts'
import { entryAt, insertEntry, type MenuPath } from '../../rules/menu-edit.ts'
import { sameData } from '../../rules/merge.ts'

/**
 * Puts a removed entry back at its position in the menu as it is `now`. If its parent entry was removed meanwhile, it is added at the end.
 * Nothing changes if the menu is as it was `before` the removal, for example after Strg Z.
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
