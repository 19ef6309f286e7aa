import { isBlockType } from './blocks/block-types.ts'
import { type StoredBlock } from './blocks/block.ts'
import { blocksOf, type DocumentData } from './differences.ts'

/** A value that both sides changed to different ones. `path`: 'title', or '<block id>.lead'. */
export interface MergeClash {
  path: string
  before: unknown
  mine: unknown
  theirs: unknown
}

const same = (a: unknown, b: unknown): boolean => sameData(a, b)

/**
 * Two editors changed the same document. What only one side changed is taken; where both changed the same field of the same block, the
 * result has mine and the clash is reported. A block that they removed and I changed stays, so that no typed word disappears.
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
  if (!same(theirs, before) && !same(theirs, mine)) clashes.push({ path, before, mine, theirs })
  return mine
}

function mergeBlocks(
  base: readonly StoredBlock[],
  mine: readonly StoredBlock[],
  theirs: readonly StoredBlock[],
  clashes: MergeClash[],
): StoredBlock[] {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)]
  const order = mergeOrder([...was.keys()], [...own.keys()], [...other.keys()])
  return order.flatMap((id): StoredBlock[] => {
    const [before, left, right] = [was.get(id), own.get(id), other.get(id)]
    if (!left && !right) return []
    if (!left) return before && same(right, before) ? [] : right ? [right] : []
    if (!right) return before && same(left, before) ? [] : [left]
    const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
    const fields = names.map(
      (name) => [name, mergeValue(`${id}.${name}`, before?.[name], left[name], right[name], clashes)] as const,
    )
    const type = isBlockType(left.type) ? left.type : right.type
    return [{ ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)), id, type }]
  })
}

const byId = (blocks: readonly StoredBlock[]): Map<string, StoredBlock> =>
  new Map(blocks.map((block, index) => [block.id ?? `${block.type}-${index}`, block]))

/** The order of the side that changed it, mine if both did; what only the other side has comes after its neighbour there. */
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
