import { blockTypes, isBlockType } from './block-types.ts'
import { type StoredBlock } from './block.ts'
import { type Field, type FieldList } from './fields.ts'
import { flatFields, isObject } from './values.ts'

/** One field of a stored block with its value. `path`: where it is, for example '<block id>.items.<item id>.title'. */
interface Place {
  field: Field
  path: string
  value: unknown
}

/** Lists all fields of stored blocks that have a value. The fields in a collection or group are listed; the collection or group itself is not. */
export function placesOf(blocks: readonly StoredBlock[]): Place[] {
  return blocks.flatMap((block, index) =>
    isBlockType(block.type) ? within(blockTypes[block.type], block, String(block.id ?? index)) : [],
  )
}

function within(fields: FieldList, stored: Readonly<Record<string, unknown>>, path: string): Place[] {
  return flatFields(fields).flatMap(([name, field]): Place[] => {
    const value = stored[name]
    const at = `${path}.${name}`
    if (value === undefined || value === null) return []
    if (field.type === 'group') return isObject(value) ? within(field.fields, value, at) : []
    if (field.type === 'collection') {
      if (!Array.isArray(value)) return []
      return value.flatMap((item: unknown, index) => {
        const found = itemParts(field.items, item)
        return found ? within(found.fields, found.value, `${at}.${found.id ?? index}`) : []
      })
    }
    return [{ field, path: at, value }]
  })
}

/**
 * Reads a stored item of a collection: its id, its type, the fields of that type, and its values. Items of older releases have only the values.
 * Undefined if the type is unknown.
 */
export function itemParts(
  items: Readonly<Record<string, FieldList>>,
  item: unknown,
): { id: string | undefined; type: string; fields: FieldList; value: Readonly<Record<string, unknown>> } | undefined {
  if (!isObject(item)) return undefined
  const type = typeof item['type'] === 'string' ? item['type'] : (Object.keys(items)[0] ?? '')
  const fields = items[type]
  if (!fields) return undefined
  const id = typeof item['id'] === 'string' ? item['id'] : undefined
  return { id, type, fields, value: isObject(item['value']) ? item['value'] : item }
}

/**
 * Returns the blocks with each value replaced by the result of `change`, including the values in collections and groups. Items of older
 * releases get the form `{ id, type, value }`. Blocks and items without an id get a new id. Items of an unknown type are dropped.
 */
export function mapBlocks(
  blocks: readonly StoredBlock[],
  change: (field: Field, value: unknown) => unknown,
  newId: () => string,
): StoredBlock[] {
  return blocks.map((block) => {
    const id = typeof block.id === 'string' && block.id !== '' ? block.id : newId()
    if (!isBlockType(block.type)) return { ...block, id }
    return { ...block, id, ...mapValues(blockTypes[block.type], block, change, newId) }
  })
}

function mapValues(
  fields: FieldList,
  stored: Readonly<Record<string, unknown>>,
  change: (field: Field, value: unknown) => unknown,
  newId: () => string,
): Record<string, unknown> {
  return Object.fromEntries(
    flatFields(fields).flatMap(([name, field]) => {
      const value = stored[name]
      if (value === undefined) return []
      if (field.type === 'group' && isObject(value))
        return [[name, { ...value, ...mapValues(field.fields, value, change, newId) }]]
      if (field.type === 'collection' && Array.isArray(value)) {
        const items = value.flatMap((item: unknown) => {
          const found = itemParts(field.items, item)
          if (!found) return []
          return [
            { id: found.id ?? newId(), type: found.type, value: mapValues(found.fields, found.value, change, newId) },
          ]
        })
        return [[name, items]]
      }
      return [[name, change(field, value)]]
    }),
  )
}
