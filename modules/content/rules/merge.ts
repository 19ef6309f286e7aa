import { isBlockType } from './blocks/block-types.ts'
import { type StoredBlock } from './blocks/block.ts'
import { isObject } from './blocks/values.ts'
import { blocksOf, type DocumentData } from './differences.ts'

/**
 * A value that two people changed at the same time to different values. `before`: the value that both started from; `mine`: the value in this tab;
 * `theirs`: the value that the other person saved.
 */
export interface MergeClash {
  path: string
  before: unknown
  mine: unknown
  theirs: unknown
}

const same = (a: unknown, b: unknown): boolean => sameData(a, b)

/**
 * Merges the changes that two people made to the same document (`base`). If only one of them changed a field, that change is used. If both changed it
 * differently, the result contains the value of `mine`, and the clash is reported. If one person deleted a block that the other person changed, the
 * block stays, so that no typed text is lost.
 */
export function mergeDocuments(
  base: DocumentData,
  mine: DocumentData,
  theirs: DocumentData,
): { merged: DocumentData; clashes: readonly MergeClash[] } {
  const clashes: MergeClash[] = []
  const names = [...new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])]
  const merged: Record<string, unknown> = {}
  for (const name of names) {
    const value =
      name === 'content'
        ? mergeBlocks(blocksOf(base), blocksOf(mine), blocksOf(theirs), clashes)
        : mergeValue(name, base[name], mine[name], theirs[name], clashes)
    if (value !== undefined) merged[name] = value
  }
  return { merged, clashes }
}

function mergeValue(path: string, before: unknown, mine: unknown, theirs: unknown, clashes: MergeClash[]): unknown {
  if (same(mine, before)) return theirs
  if (same(theirs, before) || same(theirs, mine)) return mine
  if (isItems(mine) && isItems(theirs)) return mergeItems(path, isItems(before) ? before : [], mine, theirs, clashes)
  if (isGroup(mine) && isGroup(theirs)) return mergeFields(path, isGroup(before) ? before : {}, mine, theirs, clashes)
  clashes.push({ path, before, mine, theirs })
  return mine
}

type Values = Readonly<Record<string, unknown>>

/** Whether the fields of this value are merged one by one. A picture or file is also an object, but is merged as one value. */
const isGroup = (value: unknown): value is Values => isObject(value) && !('extension' in value)

interface Item extends Values {
  id: string
  value: Values
}
/** Whether a value is the list of items of a collection; each item has an id. */
const isItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && typeof one['id'] === 'string' && isObject(one['value']))

function mergeFields(path: string, before: Values, mine: Values, theirs: Values, clashes: MergeClash[]): Values {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  return Object.fromEntries(
    names
      .map((name) => [name, mergeValue(`${path}.${name}`, before[name], mine[name], theirs[name], clashes)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function mergeItems(
  path: string,
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  clashes: MergeClash[],
): readonly Item[] {
  const keyed = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))
  return mergeKeyed(keyed(base), keyed(mine), keyed(theirs), (id, before, left, right) => ({
    ...left,
    value: mergeFields(`${path}.${id}`, before?.value ?? {}, left.value, right.value, clashes),
  }))
}

/** Merges two lists of blocks or items by their ids. An entry that one side removed is left out, unless the other side changed it. */
function mergeKeyed<T>(
  was: ReadonlyMap<string, T>,
  own: ReadonlyMap<string, T>,
  other: ReadonlyMap<string, T>,
  both: (id: string, before: T | undefined, mine: T, theirs: T) => T,
): T[] {
  return mergeOrder([...was.keys()], [...own.keys()], [...other.keys()]).flatMap((id): T[] => {
    const [before, left, right] = [was.get(id), own.get(id), other.get(id)]
    if (!left && !right) return []
    if (!left) return before && same(right, before) ? [] : right ? [right] : []
    if (!right) return before && same(left, before) ? [] : [left]
    return [both(id, before, left, right)]
  })
}

function mergeBlocks(
  base: readonly StoredBlock[],
  mine: readonly StoredBlock[],
  theirs: readonly StoredBlock[],
  clashes: MergeClash[],
): StoredBlock[] {
  return mergeKeyed(byId(base), byId(mine), byId(theirs), (id, before, left, right) => ({
    ...mergeFields(id, before ?? {}, left, right, clashes),
    id,
    type: isBlockType(left.type) ? left.type : right.type,
  }))
}

const byId = (blocks: readonly StoredBlock[]): Map<string, StoredBlock> =>
  new Map(blocks.map((block, index) => [block.id ?? `${block.type}-${index}`, block]))

/**
 * Returns the ids of both sides as one list. One of the two lists (`lead`) decides the sequence: `theirs` if `mine` moved no ids and
 * `theirs` differs from `base`, otherwise `mine`. An id that is only in the second list (`follow`) is inserted after the id that precedes
 * it in that list.
 */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const known = (list: readonly string[]) => list.filter((id) => base.includes(id))
  const mineMoved = !same(
    known(mine),
    base.filter((id) => mine.includes(id)),
  )
  const [lead, follow] = mineMoved || same(theirs, base) ? [mine, theirs] : [theirs, mine]
  const order = [...lead]
  follow.forEach((id, index) => {
    if (order.includes(id)) return
    const before = follow.slice(0, index).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return order
}

/** Whether two values have the same content. A missing field equals a field that is undefined or null; the order of the keys does not matter. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b || (a == null && b == null)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, index) => sameData(one, b[index]))
    )
  const [one, two] = [a as DocumentData, b as DocumentData]
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].every((key) => sameData(one[key], two[key]))
}
