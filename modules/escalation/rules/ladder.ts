/** The steps that follow the sound, in their order. `call` writes a list of telephone numbers into the order's timeline. */
export const ladderSteps = ['push', 'sms', 'call'] as const
type LadderStep = (typeof ladderSteps)[number]

/** What a branch does when nobody reacts to an order. */
export interface Ladder {
  isOn: boolean
  /** Minutes of waiting after which a step is taken; null: the step is skipped. */
  minutes: Readonly<Record<LadderStep, number | null>>
  /** The people who get the SMS and are in the list of calls, in this order. */
  people: readonly { name: string; phone: string }[]
  /** Local times of the branch between which nobody is notified; null: no quiet hours. A `to` before `from` is on the next day. */
  quiet: { from: string; to: string } | null
}

export const defaultLadder: Ladder = {
  isOn: false,
  minutes: { push: 2, sms: 6, call: 10 },
  people: [],
  quiet: null,
}

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Whether it is a quiet hour now. The window is [from, to). */
export function isQuiet({ quiet }: Pick<Ladder, 'quiet'>, now: Temporal.Instant, zone: string): boolean {
  if (!quiet) return false
  const { hour, minute } = now.toZonedDateTimeISO(zone)
  const [at, from, to] = [hour * 60 + minute, minuteOfDay(quiet.from), minuteOfDay(quiet.to)]
  return from <= to ? at >= from && at < to : at >= from || at < to
}

/** The steps that are due for an order that waits since `since`. In quiet hours no step is due; steps that they delayed are due when they end. */
export function dueSteps(
  ladder: Ladder,
  { since, now, zone }: { since: Temporal.Instant; now: Temporal.Instant; zone: string },
): LadderStep[] {
  if (!ladder.isOn || isQuiet(ladder, now, zone)) return []
  const waited = (now.epochMilliseconds - since.epochMilliseconds) / 60_000
  return ladderSteps.filter((step) => {
    const after = ladder.minutes[step]
    return after !== null && waited >= after && (step === 'push' || ladder.people.length > 0)
  })
}

/** Names and telephone numbers as one text: 'Anna +43664…, Max +43660…'. */
export const callList = (people: Ladder['people']): string =>
  people.map(({ name, phone }) => `${name} ${phone}`.trim()).join(', ')
