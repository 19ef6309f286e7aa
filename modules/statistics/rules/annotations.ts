import { bucketOfDay, type Size } from './periods.ts'

/** A text at its bucket. */
interface Note {
  /** The bucket's name: '2026-03-14', '2026-W11' or '2026-03'. */
  readonly at: string
  readonly day: string
  readonly text: string
}

/**
 * The annotations of a range at the buckets of their days, oldest first. Buckets of hours have none: the whole chart is that day. Days outside of
 * the range are left out, also where a week or month at its end holds them.
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
