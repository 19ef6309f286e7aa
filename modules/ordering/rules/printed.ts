import type { TimelineEntry } from '../contract/order.ts'
import type { EntryName } from './steps.ts'

/** Entries after which paper with the order may lie somewhere. A slip that failed or expired is on no paper. */
const onPaper: ReadonlySet<string> = new Set<EntryName>(['print', 'printed', 'print-unconfirmed'])

/** The last print of an order, and the number of the next copy. */
export interface PrintedBefore {
  /** ISO, UTC. */
  lastAt: string
  /** 1 or more: a sheet of the browser says 'KOPIE n'. Printers count for themselves. */
  nextCopy: number
}

/** What was printed of an order before. Undefined: nothing, so the next slip is the first (docs/rules/printing.md, Who prints). */
export function printedBefore(timeline: readonly TimelineEntry[]): PrintedBefore | undefined {
  const prints = timeline.filter(({ action }) => onPaper.has(action))
  if (prints.length === 0) return undefined
  // Entries of earlier releases have no number.
  const byBrowser = prints.filter(({ action, values }) => action === 'print' && values['copy'] === undefined).length
  const copies = prints.map(({ values }) => (typeof values['copy'] === 'number' ? values['copy'] : 0))
  return {
    lastAt: prints.map(({ at }) => at).reduce((last, at) => (Date.parse(at) > Date.parse(last) ? at : last)),
    nextCopy: Math.max(...copies, byBrowser - 1) + 1,
  }
}

/** The number of the copy that the browser prints now, of an order whose newest entry 'print' was written for it. 0: the first slip. */
export function copyPrintedNow(timeline: readonly TimelineEntry[]): number {
  const newest = timeline
    .filter(({ action }) => action === 'print')
    .reduce<TimelineEntry | undefined>(
      (last, one) => (last && Date.parse(last.at) >= Date.parse(one.at) ? last : one),
      undefined,
    )
  return printedBefore(timeline.filter((one) => one !== newest))?.nextCopy ?? 0
}
