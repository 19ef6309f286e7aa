import type { FieldList } from '../../../rules/blocks/fields.ts'
import { itemParts } from '../../../rules/blocks/walk.ts'

export interface Item {
  id: string
  type: string
  value: Readonly<Record<string, unknown>>
}

/** Items in their stored form; those of older releases get their place as id. */
export function itemsOf(types: Readonly<Record<string, FieldList>>, value: unknown): Item[] {
  return (Array.isArray(value) ? value : []).flatMap((one: unknown, index) => {
    const found = itemParts(types, one)
    return found ? [{ id: found.id ?? `place-${index}`, type: found.type, value: found.value }] : []
  })
}
