import { blockTypes, isBlockType } from './blocks/block-types.ts'
import { type StoredBlock } from './blocks/block.ts'
import type { FieldList } from './blocks/fields.ts'
import { flatFields, isObject } from './blocks/values.ts'
import { itemParts } from './blocks/walk.ts'
import { movedKeys, shown } from './compared.ts'

/** The data of a page, a menu or a reusable part. The keys are the names of its fields; `content` contains its blocks. */
export type DocumentData = Readonly<Record<string, unknown>>

export type Difference =
  | { kind: 'field'; path: readonly Step[]; before: string; after: string }
  | { kind: 'added' | 'removed' | 'moved'; path: readonly Step[] }

/**
 * One step on the path to a changed value: a block, an item of a collection, or a field. Screens show the steps as a text such as
 * 'Titelbild › Überschrift'.
 */
export interface Step {
  kind: 'block' | 'item' | 'field'
  name: string
  /** The title of the block or item, if it has one. */
  title?: string
  id?: string
}

/**
 * Compares two states of a document. First come the changed fields of the document itself, in the order of `fields`. Then come the added, removed,
 * moved and changed blocks. Blocks are compared by their ids.
 */
export function differencesOf(before: DocumentData, after: DocumentData, fields: readonly string[]): Difference[] {
  const own = fields.flatMap((name): Difference[] => {
    const [from, to] = [shown(undefined, before[name]), shown(undefined, after[name])]
    return from === to ? [] : [{ kind: 'field', path: [{ kind: 'field', name }], before: from, after: to }]
  })
  return [...own, ...blockDifferences(blocksOf(before), blocksOf(after))]
}

export const blocksOf = (data: DocumentData): StoredBlock[] =>
  Array.isArray(data['content']) ? data['content'].filter((one): one is StoredBlock => isObject(one)) : []

function blockDifferences(before: readonly StoredBlock[], after: readonly StoredBlock[]): Difference[] {
  const old = new Map(before.map((block, index) => [keyOf(block, index), block]))
  const now = new Map(after.map((block, index) => [keyOf(block, index), block]))
  const removed = [...old]
    .filter(([key]) => !now.has(key))
    .map(([, block]): Difference => ({ kind: 'removed', path: [stepOf(block)] }))
  const kept = [...old.keys()].filter((key) => now.has(key))
  const moved = movedKeys(
    kept,
    [...now.keys()].filter((key) => old.has(key)),
  )
  const rest = [...now].flatMap(([key, block]): Difference[] => {
    const was = old.get(key)
    const step = stepOf(block)
    if (!was) return [{ kind: 'added', path: [step] }]
    const hidden: Difference[] =
      (was.isHidden === true) === (block.isHidden === true)
        ? []
        : [
            {
              kind: 'field',
              path: [step, { kind: 'field', name: 'isHidden' }],
              before: String(was.isHidden === true),
              after: String(block.isHidden === true),
            },
          ]
    const inner = isBlockType(block.type) ? valueDifferences(blockTypes[block.type], was, block, [step]) : []
    return [...(moved.has(key) ? [{ kind: 'moved' as const, path: [step] }] : []), ...hidden, ...inner]
  })
  return [...removed, ...rest]
}

function valueDifferences(
  fields: FieldList,
  before: DocumentData,
  after: DocumentData,
  path: readonly Step[],
): Difference[] {
  return flatFields(fields).flatMap(([name, field]): Difference[] => {
    const [from, to] = [before[name], after[name]]
    const here: Step = { kind: 'field', name }
    if (field.type === 'group')
      return valueDifferences(field.fields, isObject(from) ? from : {}, isObject(to) ? to : {}, [...path, here])
    if (field.type === 'collection') return itemDifferences(field.items, from, to, [...path, here])
    const [old, now] = [shown(field, from), shown(field, to)]
    return old === now ? [] : [{ kind: 'field', path: [...path, here], before: old, after: now }]
  })
}

function itemDifferences(
  items: Readonly<Record<string, FieldList>>,
  before: unknown,
  after: unknown,
  path: readonly Step[],
): Difference[] {
  const read = (list: unknown) =>
    new Map(
      (Array.isArray(list) ? list : []).flatMap((item: unknown, index) => {
        const found = itemParts(items, item)
        return found ? [[found.id ?? String(index), found] as const] : []
      }),
    )
  const [old, now] = [read(before), read(after)]
  const step = (key: string, type: string, value: DocumentData): Step => ({
    kind: 'item',
    name: type,
    id: key,
    ...titleOf(value),
  })
  const removed = [...old]
    .filter(([key]) => !now.has(key))
    .map(([key, { type, value }]): Difference => ({ kind: 'removed', path: [...path, step(key, type, value)] }))
  const moved = movedKeys(
    [...old.keys()].filter((key) => now.has(key)),
    [...now.keys()].filter((key) => old.has(key)),
  )
  return [
    ...removed,
    ...[...now].flatMap(([key, { fields, type, value }]): Difference[] => {
      const was = old.get(key)
      const at = [...path, step(key, type, value)]
      if (!was) return [{ kind: 'added', path: at }]
      return [
        ...(moved.has(key) ? [{ kind: 'moved' as const, path: at }] : []),
        ...valueDifferences(fields, was.value, value, at),
      ]
    }),
  ]
}

const keyOf = (block: StoredBlock, index: number): string => block.id ?? `${block.type}-${index}`
const stepOf = (block: StoredBlock): Step => ({
  kind: 'block',
  name: block.type,
  ...titleOf(block),
  ...(block.id === undefined ? {} : { id: block.id }),
})

export function titleOf(value: DocumentData): { title?: string } {
  const title = value['title'] ?? value['question'] ?? value['label']
  return typeof title === 'string' && title.trim() !== '' ? { title } : {}
}
