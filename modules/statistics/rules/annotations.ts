import { bucketOfDay, type Size } from './periods.ts'

/** An annotation in a chart: the text, its day, and the bucket (day, week or month) where it is drawn. */
interface Note {
  /** The name of the bucket (a day, week or month of the chart): '2026-03-14', '2026-W11' or '2026-03'. */
  readonly at: string
  readonly day: string
  readonly text: string
}

/**
 * Finds the annotations that a chart shows, and for each its bucket (day, week or month), the oldest first. A chart of hours shows none.
 * Annotations of days outside of the range are left out, also if their week or month is in the chart.
 */
export function notesOf(
  annotations: readonly { readonly day: string; readonly text: string }[],
  { from, to, bucket }: { from: string; to: string; bucket: Size },
): Note[] {
  if (bucket === 'hour') return []
  return annotations
    .filter(({ day }) => day >= from && day <= to)
    .map(({ day, text }) => ({ at: bucketOfDay(Temporal.PlainDate.from(day), bucket), day, text }))
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}
