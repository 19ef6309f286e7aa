import type { TimelineEntry } from '../contract/order.ts'
import type { EntryName } from './steps.ts'

/** Timeline entries after which a printed slip of the order may exist. Entries about a failed or expired print job are not among them. */
const onPaper: ReadonlySet<string> = new Set<EntryName>(['print', 'printed', 'print-unconfirmed'])

/** When an order was last printed, and the number of its next copy. */
export interface PrintedBefore {
  /** Time of the last print: ISO, UTC. */
  lastAt: string
  /** The copy number ('KOPIE n', 1 or more) of the next page that the browser prints. Slips of printers have copy numbers of their own. */
  nextCopy: number
}

/**
 * Reads from the timeline when the order was last printed. Undefined if it was never printed: the next slip is the original
 * (docs/rules/printing.md, Who prints).
 */
export function printedBefore(timeline: readonly TimelineEntry[]): PrintedBefore | undefined {
  const prints = timeline.filter(({ action }) => onPaper.has(action))
  if (prints.length === 0) return undefined
  // Entries of earlier releases do not contain a copy number. For them, the number of entries is used.
  const byBrowser = prints.filter(({ action, values }) => action === 'print' && values['copy'] === undefined).length
  const copies = prints.map(({ values }) => (typeof values['copy'] === 'number' ? values['copy'] : 0))
  return {
    lastAt: prints.map(({ at }) => at).reduce((last, at) => (Date.parse(at) > Date.parse(last) ? at : last)),
    nextCopy: Math.max(...copies, byBrowser - 1) + 1,
  }
}

/**
 * The copy number of the page that the browser is printing now. The server has already written the timeline entry of this print, so the
 * newest 'print' entry is not counted. 0: the page is not a copy.
 */
export function copyPrintedNow(timeline: readonly TimelineEntry[]): number {
  const newest = timeline
    .filter(({ action }) => action === 'print')
    .reduce<TimelineEntry | undefined>(
      (last, one) => (last && Date.parse(last.at) >= Date.parse(one.at) ? last : one),
      undefined,
    )
  return printedBefore(timeline.filter((one) => one !== newest))?.nextCopy ?? 0
}

/**
 * The end of a slip's template name, if the slip is about a new time. `turn`: which of these slips of the order it is, counted from 1. The
 * first slip has the template 'kitchen:time-1'.
 */
export const newTimeSlip = (turn: number): string => `time-${turn}`
export const isNewTime = (turn: string): boolean => turn.startsWith('time-')
