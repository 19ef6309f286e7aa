import type { NavigationItem } from '../contract.ts'

/** Position of an entry: its index at each level. [2, 0] is the first entry below the third one. */
export type MenuPath = readonly number[]

/** An entry as a row of the editor. */
interface MenuRow {
  path: MenuPath
  item: NavigationItem
  /** Number of entries with the same parent, this entry included. */
  siblings: number
  /** Label of its parent entry. */
  parent: string | undefined
}

/** The most levels of a menu. */
export const menuDepth = 4

/** All entries, also nested ones, in the order in which they are shown. */
export const menuRows = (items: readonly NavigationItem[], above: MenuPath = [], parent?: string): MenuRow[] =>
  items.flatMap((item, index) => {
    const path = [...above, index]
    return [{ path, item, siblings: items.length, parent }, ...menuRows(item.children, path, item.label)]
  })

export const entryAt = (
  items: readonly NavigationItem[],
  [first = -1, ...rest]: MenuPath,
): NavigationItem | undefined => (rest.length === 0 ? items[first] : entryAt(items[first]?.children ?? [], rest))

/** Returns the menu after `change` was applied to the list that contains the entry at the path. */
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

/** Inserts an entry at the path; the entry that was there follows it. */
export const insertEntry = (items: readonly NavigationItem[], path: MenuPath, item: NavigationItem): NavigationItem[] =>
  within(items, path, (list, index) => list.toSpliced(index, 0, item))

export const levelsOf = (item: NavigationItem): number => 1 + Math.max(0, ...item.children.map(levelsOf))

const isWithin = (path: MenuPath, outer: MenuPath): boolean =>
  path.length >= outer.length && outer.every((index, level) => path[level] === index)

/**
 * Moves an entry with all entries below it before or behind another one. Undefined if the move is not allowed: into the entry itself, or
 * below the deepest level.
 */
export function moveEntry(
  items: readonly NavigationItem[],
  from: MenuPath,
  to: MenuPath,
  side: 'before' | 'behind',
): { items: NavigationItem[]; path: MenuPath } | undefined {
  const item = entryAt(items, from)
  if (!item || isWithin(to, from) || to.length + levelsOf(item) - 1 > menuDepth) return undefined
  // The copy and the original are different objects. So each of them can be found by identity after the insertion, although the indexes have
  // changed.
  const moved = { ...item }
  const target = side === 'before' ? to : [...to.slice(0, -1), (to.at(-1) ?? 0) + 1]
  const both = insertEntry(items, target, moved)
  const old = pathOf(both, item)
  const done = old ? removeEntry(both, old) : both
  return { items: done, path: pathOf(done, moved) ?? target }
}

type MenuKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
export const isMenuKey = (key: string): key is MenuKey => /^Arrow(Up|Down|Left|Right)$/.test(key)

/** Moves an entry by an arrow key: up and down among its siblings, left out of its parent, right below the entry before it. */
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

/** Path of an entry, found by object identity. */
function pathOf(items: readonly NavigationItem[], wanted: NavigationItem, above: MenuPath = []): MenuPath | undefined {
  for (const [index, item] of items.entries()) {
    if (item === wanted) return [...above, index]
    const found = pathOf(item.children, wanted, [...above, index])
    if (found) return found
  }
  return undefined
}

/** The missing values that stop a menu from being published. `field`: 'items.0.children.1.label'. A disabled entry may be incomplete. */
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

/** A menu as lines of text, for the comparison of two versions: two spaces for each level. */
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

/** The menus of the site, in the order of the editor (specification §2, Footer). */
export const menuPlaces = ['header', 'footer'] as const
export type MenuPlace = (typeof menuPlaces)[number]
export const menuIdentifier = (place: MenuPlace, locale: 'de' | 'en'): string => `${place}-navigation-${locale}`
