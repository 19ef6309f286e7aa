import type { ShortNumber } from '#kernel/short-number.ts'
import { port } from '#platform/ports.ts'

/** Records that staff know by a short number: their kind and their ids. */
export interface NumberedRecords {
  readonly entity: string
  readonly ids: readonly string[]
}

/** Offered by modules whose records have a short number: finds the records with the number `code` ('B') and `number` (7). */
export const numberedRecordsPort = port<(wanted: ShortNumber) => Promise<NumberedRecords>>('logs.numbered-records')
