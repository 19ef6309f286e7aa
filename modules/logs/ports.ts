import type { ShortNumber } from '#kernel/short-number.ts'
import { port } from '#platform/ports.ts'

/** Records that staff know by a short number: their kind and their ids. */
export interface NumberedRecords {
  readonly entity: string
  readonly ids: readonly string[]
}

/** What staff know about a record besides its stored name. */
export interface RecordLabel {
  /** The short number of the record: 'B-7'. Null: it has none. */
  readonly number: string | null
  /** The variant of the record, if its module uses other words for it: 'ride' for an order. */
  readonly variant: string
}

/**
 * Offered by modules whose records have a short number or variants: finds the labels of the records of this kind (`entity`) by their ids.
 * A kind of another module gives an empty map.
 */
export const recordLabelsPort =
  port<(entity: string, ids: readonly string[]) => Promise<ReadonlyMap<string, RecordLabel>>>('logs.record-labels')

/** Offered by modules whose records have a short number: finds the records with the number `code` ('B') and `number` (7). */
export const numberedRecordsPort = port<(wanted: ShortNumber) => Promise<NumberedRecords>>('logs.numbered-records')
