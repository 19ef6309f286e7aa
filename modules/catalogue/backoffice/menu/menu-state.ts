import type { Menu } from '../../contract.ts'

type Dated = Pick<Menu, 'id' | 'availableFrom' | 'branches'>

/** A menu holds at a branch when none that is younger holds there already (specification §4, Active menu); at one of its branches is enough. */
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
