import type { TimelineEntry } from '../contract/order.ts'
import type { EntryName } from './steps.ts'

/** Timeline entries after which a printed slip of the order may exist. If printing failed or the job expired, there is no slip. */
const onPaper: ReadonlySet<string> = new Set<EntryName>(['print', 'printed', 'print-unconfirmed'])

/** The last print of an order, and the number of the next copy. */
export interface PrintedBefore {
  /** Time of the last print: ISO, UTC. */
  lastAt: string
  /** The copy number of the next sheet that the browser prints: 1 or more, for 'KOPIE n'. Printers count their own copies. */
  nextCopy: number
}

/** The earlier prints of an order. Undefined if there are none: then the next slip is the first one (docs/rules/printing.md, Who prints). */
export function printedBefore(timeline: readonly TimelineEntry[]): PrintedBefore | undefined {
  const prints = timeline.filter(({ action }) => onPaper.has(action))
  if (prints.length === 0) return undefined
  // Entries from earlier releases have no copy number.
  const byBrowser = prints.filter(({ action, values }) => action === 'print' && values['copy'] === undefined).length
  const copies = prints.map(({ values }) => (typeof values['copy'] === 'number' ? values['copy'] : 0))
  return {
    lastAt: prints.map(({ at }) => at).reduce((last, at) => (Date.parse(at) > Date.parse(last) ? at : last)),
    nextCopy: Math.max(...copies, byBrowser - 1) + 1,
  }
}

/** The copy number of the sheet that the browser is printing. The order's newest 'print' entry is about this sheet. 0: the first slip. */
export function copyPrintedNow(timeline: readonly TimelineEntry[]): number {
  const newest = timeline
    .filter(({ action }) => action === 'print')
    .reduce<TimelineEntry | undefined>(
      (last, one) => (last && Date.parse(last.at) >= Date.parse(one.at) ? last : one),
      undefined,
    )
  return printedBefore(timeline.filter((one) => one !== newest))?.nextCopy ?? 0
}
