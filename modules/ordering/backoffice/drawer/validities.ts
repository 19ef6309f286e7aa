/** The minutes within which the customer can answer a proposal. `appointment`: until the proposed time itself. */
const LENGTHS = ['30', '60', '120', '360', '1440'] as const
type Validity = (typeof LENGTHS)[number] | 'appointment'

/**
 * The time limits that staff can choose for the customer's answer, each with its end in milliseconds since 1970. An answer after the
 * proposed time would be useless: limits that end then or later are replaced by one that ends at the proposed time.
 */
export function validitiesOf(now: number, at: number | undefined): { value: Validity; end: number }[] {
  const all = LENGTHS.map((value) => ({ value, end: now + Number(value) * 60_000 }))
  if (at === undefined) return all
  const before = all.filter(({ end }) => end < at)
  return before.length === all.length ? all : [...before, { value: 'appointment', end: at }]
}
