import type { Field } from './blocks/fields.ts'
import { isObject, plainText } from './blocks/values.ts'

/**
 * Compares a list of keys before and after a change, and returns the keys that were moved. The keys of the longest common subsequence of
 * both lists count as not moved. Therefore the number of moved keys is as small as possible.
 */
export function movedKeys(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = after.map((key) => before.indexOf(key))
  const best = places.map(() => 1)
  const previous = places.map(() => -1)
  places.forEach((place, index) => {
    for (let other = 0; other < index; other++)
      if ((places[other] ?? 0) < place && (best[other] ?? 0) + 1 > (best[index] ?? 0)) {
        best[index] = (best[other] ?? 0) + 1
        previous[index] = other
      }
  })
  const stays = new Set<number>()
  for (let at = best.indexOf(Math.max(0, ...best)); at >= 0; at = previous[at] ?? -1) stays.add(at)
  return new Set(after.filter((_key, index) => !stays.has(index)))
}

/** A value as a text, for comparing and showing it. Undefined, null and an empty text give the same text. */
export function shown(field: Field | undefined, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return field?.type === 'wysiwyg' ? plainText(value) : value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(', ')
  if (isObject(value) && typeof value['extension'] === 'string')
    return `${String(value['alt'] || value['name'] || value['id'])}.${value['extension']}`
  if (!isObject(value)) return ''
  // A group or an item of a collection is shown by its texts. Its `id` and `type` are left out, because they mean nothing to staff.
  return Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'type')
    .map(([, one]) => shown(undefined, one))
    .filter(Boolean)
    .join(' · ')
}
