import type { FieldList } from '../../../rules/blocks/fields.ts'
import { itemParts } from '../../../rules/blocks/walk.ts'

export interface Item {
  id: string
  type: string
  value: Readonly<Record<string, unknown>>
}

/**
 * Reads the stored items of a collection. Items from older releases have no id; they get an id from their position. Items of an unknown type are left
 * out.
 */
export function itemsOf(types: Readonly<Record<string, FieldList>>, value: unknown): Item[] {
  return (Array.isArray(value) ? value : []).flatMap((one: unknown, index) => {
    const found = itemParts(types, one)
    return found ? [{ id: found.id ?? `place-${index}`, type: found.type, value: found.value }] : []
  })
}
