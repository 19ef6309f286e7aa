import type { LogEntry } from '../contract.ts'
import type { RecordLabel } from '../ports.ts'

/** Asks each module that offers labels. */
export type FindLabels = (entity: string, ids: readonly string[]) => Promise<ReadonlyMap<string, RecordLabel>[]>

/** Adds the short number and the variant of their records to the entries. */
export async function withLabels<E extends LogEntry>(entries: readonly E[], find: FindLabels): Promise<E[]> {
  const kinds = Map.groupBy(entries, ({ entity }) => entity)
  const labels = await Promise.all(
    [...kinds].map(async ([entity, ofKind]) => {
      const found = await find(entity, [...new Set(ofKind.map(({ entityId }) => entityId))])
      return [entity, new Map(found.flatMap((one) => [...one]))] as const
    }),
  )
  const byKind = new Map(labels)
  return entries.map((entry) => {
    const label = byKind.get(entry.entity)?.get(entry.entityId)
    if (!label) return entry
    return { ...entry, variant: label.variant, ...(label.number === null ? {} : { number: label.number }) }
  })
}
