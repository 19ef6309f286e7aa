/** How many minutes staff can give the customer to answer a proposal. The value `appointment` means: until the proposed time. */
const LENGTHS = ['30', '60', '120', '360', '1440'] as const
type Validity = (typeof LENGTHS)[number] | 'appointment'

/**
 * The time limits that staff can set for the customer's answer, each with its end in milliseconds since 1970. If a limit would not end
 * before the proposed time `at`, it is left out, and one limit that ends at the proposed time is added.
 */
export function validitiesOf(now: number, at: number | undefined): { value: Validity; end: number }[] {
  const all = LENGTHS.map((value) => ({ value, end: now + Number(value) * 60_000 }))
  if (at === undefined) return all
  const before = all.filter(({ end }) => end < at)
  return before.length === all.length ? all : [...before, { value: 'appointment', end: at }]
}
