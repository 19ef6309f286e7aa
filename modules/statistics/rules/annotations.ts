import { bucketOfDay, type Size } from './periods.ts'

/** The text of an annotation, with the bucket (day, week or month) at which a chart shows it. */
interface Note {
  /** The bucket's name: '2026-03-14', '2026-W11' or '2026-03'. */
  readonly at: string
  readonly day: string
  readonly text: string
}

/**
 * Finds the buckets at which the annotations of a range are shown, oldest first. A chart of hours shows no annotations, because it shows a
 * single day. Days outside of the range are left out, also if the first or last week or month of the chart contains them.
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
