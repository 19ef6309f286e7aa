/** How long a proposal can be answered, in minutes; `appointment`: until the proposed time itself. */
const LENGTHS = ['30', '60', '120', '360', '1440'] as const
type Validity = (typeof LENGTHS)[number] | 'appointment'

/**
 * The validity periods for a proposed time, each with its end in milliseconds since 1970. An answer after the proposed time would be useless,
 * so periods that end at or after that time are replaced by one that ends with it.
 */
export function validitiesOf(now: number, at: number | undefined): { value: Validity; end: number }[] {
  const all = LENGTHS.map((value) => ({ value, end: now + Number(value) * 60_000 }))
  if (at === undefined) return all
  const before = all.filter(({ end }) => end < at)
  return before.length === all.length ? all : [...before, { value: 'appointment', end: at }]
}
