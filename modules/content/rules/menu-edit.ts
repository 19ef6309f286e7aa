import type { NavigationItem } from '../contract.ts'

/** Where an entry is in a menu: its index at each level, counted from 0. [2, 0] is the first child of the third entry. */
export type MenuPath = readonly number[]

/** One row in the editor's list of entries. */
interface MenuRow {
  path: MenuPath
  item: NavigationItem
  /** The number of entries that have the same parent, including this entry. */
  siblings: number
  /** The label of the parent entry. Undefined at the top level. */
  parent: string | undefined
}

/** The maximum number of levels of a menu. */
export const menuDepth = 4

/** Lists all entries of a menu in the order in which the editor shows them: each entry is followed by its children. */
export const menuRows = (items: readonly NavigationItem[], above: MenuPath = [], parent?: string): MenuRow[] =>
  items.flatMap((item, index) => {
    const path = [...above, index]
    return [{ path, item, siblings: items.length, parent }, ...menuRows(item.children, path, item.label)]
  })

export const entryAt = (
  items: readonly NavigationItem[],
  [first = -1, ...rest]: MenuPath,
): NavigationItem | undefined => (rest.length === 0 ? items[first] : entryAt(items[first]?.children ?? [], rest))

/** Returns the menu with one list changed: the list that contains the entry at this path. `change` gets that list and the entry's index in it. */
function within(
  items: readonly NavigationItem[],
  [first = 0, ...rest]: MenuPath,
  change: (list: readonly NavigationItem[], index: number) => NavigationItem[],
): NavigationItem[] {
  if (rest.length === 0) return change(items, first)
  return items.map((item, index) =>
    index === first ? { ...item, children: within(item.children, rest, change) } : item,
  )
}

export const changeEntry = (items: readonly NavigationItem[], path: MenuPath, item: NavigationItem): NavigationItem[] =>
  within(items, path, (list, index) => list.toSpliced(index, 1, item))

export const removeEntry = (items: readonly NavigationItem[], path: MenuPath): NavigationItem[] =>
  within(items, path, (list, index) => list.toSpliced(index, 1))

/** Inserts an entry at a path. The entry that was at this path then follows the new one. */
export const insertEntry = (items: readonly NavigationItem[], path: MenuPath, item: NavigationItem): NavigationItem[] =>
  within(items, path, (list, index) => list.toSpliced(index, 0, item))

export const levelsOf = (item: NavigationItem): number => 1 + Math.max(0, ...item.children.map(levelsOf))

const isWithin = (path: MenuPath, outer: MenuPath): boolean =>
  path.length >= outer.length && outer.every((index, level) => path[level] === index)

/**
 * Moves an entry and its children before or behind the entry at `to`. Undefined if that is not allowed: the entry cannot be moved into itself, and a
 * menu has at most four levels.
 */
export function moveEntry(
  items: readonly NavigationItem[],
  from: MenuPath,
  to: MenuPath,
  side: 'before' | 'behind',
): { items: NavigationItem[]; path: MenuPath } | undefined {
  const item = entryAt(items, from)
  if (!item || isWithin(to, from) || to.length + levelsOf(item) - 1 > menuDepth) return undefined
  // `moved` and `item` are two objects with the same content. After the insertion the indexes have changed, so the old entry and the new one are
  // found by comparing objects.
  const moved = { ...item }
  const target = side === 'before' ? to : [...to.slice(0, -1), (to.at(-1) ?? 0) + 1]
  const both = insertEntry(items, target, moved)
  const old = pathOf(both, item)
  const done = old ? removeEntry(both, old) : both
  return { items: done, path: pathOf(done, moved) ?? target }
}

type MenuKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
export const isMenuKey = (key: string): key is MenuKey => /^Arrow(Up|Down|Left|Right)$/.test(key)

/**
 * Moves an entry by an arrow key. Up, down: among its siblings. Left: behind its parent. Right: it becomes a child of the entry before it.
 * Undefined if the entry cannot be moved in this direction.
 */
export function moveByKey(
  items: readonly NavigationItem[],
  path: MenuPath,
  key: MenuKey,
): { items: NavigationItem[]; path: MenuPath } | undefined {
  const above = path.slice(0, -1)
  const index = path.at(-1) ?? 0
  if (key === 'ArrowUp') return index > 0 ? moveEntry(items, path, [...above, index - 1], 'before') : undefined
  if (key === 'ArrowDown')
    return entryAt(items, [...above, index + 1]) && moveEntry(items, path, [...above, index + 1], 'behind')
  if (key === 'ArrowLeft') return above.length > 0 ? moveEntry(items, path, above, 'behind') : undefined
  const before = entryAt(items, [...above, index - 1])
  const item = entryAt(items, path)
  if (!before || !item || above.length + 1 + levelsOf(item) > menuDepth) return undefined
  const last = [...above, index - 1, before.children.length]
  return { items: insertEntry(removeEntry(items, path), last, item), path: last }
}

/** The path of an entry. The entry is found by object identity, not by its content. Undefined if it is not in the menu. */
function pathOf(items: readonly NavigationItem[], wanted: NavigationItem, above: MenuPath = []): MenuPath | undefined {
  for (const [index, item] of items.entries()) {
    if (item === wanted) return [...above, index]
    const found = pathOf(item.children, wanted, [...above, index])
    if (found) return found
  }
  return undefined
}

/** The missing labels and targets that stop a menu from being published. Disabled entries and their children are not checked. */
export const menuProblems = (
  items: readonly NavigationItem[],
  at = 'items',
): { code: 'field.required'; field: string }[] =>
  items.flatMap((item, index) => {
    if (!item.isEnabled) return []
    const field = `${at}.${index}`
    const lacks = [
      ...(item.label.trim() === '' ? ['label'] : []),
      ...(item.type !== 'home' && !item.target?.trim() ? ['target'] : []),
    ]
    return [
      ...lacks.map((name) => ({ code: 'field.required' as const, field: `${field}.${name}` })),
      ...menuProblems(item.children, `${field}.children`),
    ]
  })

/** The entries of a menu as lines of text, so that two versions can be compared line by line. Each level is indented by two spaces. */
export const menuText = (items: readonly NavigationItem[]): string =>
  menuRows(items)
    .map(({ item, path }) =>
      [
        '  '.repeat(path.length - 1) + item.label,
        ...(item.suffix ? [item.suffix] : []),
        ...(item.type === 'link' && item.target ? [`→ ${item.target}`] : []),
        ...(item.isEnabled ? [] : ['(–)']),
      ].join(' '),
    )
    .join('\n')

/** The places of the site that have a menu. The editor shows them in this order (specification §2, Footer). */
export const menuPlaces = ['header', 'footer'] as const
export type MenuPlace = (typeof menuPlaces)[number]
export const menuIdentifier = (place: MenuPlace, locale: 'de' | 'en'): string => `${place}-navigation-${locale}`
