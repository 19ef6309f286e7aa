import { isBlockType } from './blocks/block-types.ts'
import { type StoredBlock } from './blocks/block.ts'
import { isObject } from './blocks/values.ts'
import { blocksOf, type DocumentData } from './differences.ts'

/** A value that both editors changed differently. `path`: 'title', '<block id>.lead' or '<block id>.entries.<item id>.answer'. */
export interface MergeClash {
  path: string
  before: unknown
  mine: unknown
  theirs: unknown
}

const same = (a: unknown, b: unknown): boolean => sameData(a, b)

/**
 * Merges the changes of two editors of one document. A change of only one side is used. If both changed the same field of the same block, the
 * result has my value and the clash is reported. A block that they removed and I changed stays, so that no typed text is lost.
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

/** Whether a value is a group of fields. A picture or file is one value, not a group. */
const isGroup = (value: unknown): value is Values => isObject(value) && !('extension' in value)

interface Item extends Values {
  id: string
  value: Values
}
/** Whether a value is the list of items of a collection, each with its id. */
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

/** Merges the entries of both sides in one order. An entry that one side removed is removed unless the other side changed it. */
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
 * Returns the ids in the order of the side that changed the order, or in my order if both sides changed it. An id that only the other side
 * has is placed after the same neighbour as on that side.
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

/** Whether two states are the same: a missing field equals one without a value, and the order of keys does not count. */
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
