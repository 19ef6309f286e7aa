import type { FieldList } from '../../../rules/blocks/fields.ts'
import { itemParts } from '../../../rules/blocks/walk.ts'

export interface Item {
  id: string
  type: string
  value: Readonly<Record<string, unknown>>
}

/** Items in their stored form. Items of older releases have no id: their position becomes their id. */
export function itemsOf(types: Readonly<Record<string, FieldList>>, value: unknown): Item[] {
  return (Array.isArray(value) ? value : []).flatMap((one: unknown, index) => {
    const found = itemParts(types, one)
    return found ? [{ id: found.id ?? `place-${index}`, type: found.type, value: found.value }] : []
  })
}
