import type { Menu } from '../../contract.ts'

type Dated = Pick<Menu, 'id' | 'availableFrom' | 'branches'>

/**
 * Whether a menu is used (specification §4, Active menu). 'later': the menu has not started. 'now': it has started, and in at least one of
 * its branches no newer menu has started; or it has no branch. 'before': in all its branches, a newer menu has started.
 */
export function menuState(menu: Dated, all: readonly Dated[], now: number): 'now' | 'later' | 'before' {
  const from = Date.parse(menu.availableFrom)
  if (from > now) return 'later'
  const isReplaced = (branch: string): boolean =>
    all.some(
      (other) =>
        other.id !== menu.id &&
        other.branches.includes(branch) &&
        Date.parse(other.availableFrom) <= now &&
        Date.parse(other.availableFrom) > from,
    )
  return menu.branches.length > 0 && menu.branches.every(isReplaced) ? 'before' : 'now'
}
