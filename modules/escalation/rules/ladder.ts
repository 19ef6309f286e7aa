/**
 * The steps of an escalation, after the alarm sound. `push`: devices get a notification. `sms`: people get an SMS. `call`: phone numbers are
 * written into the order's timeline, so that staff can call.
 */
export const ladderSteps = ['push', 'sms', 'call'] as const
type LadderStep = (typeof ladderSteps)[number]

/** A branch's settings for orders to which nobody reacts. */
export interface Ladder {
  isOn: boolean
  /** For each step, the minutes that an order must have waited before the step is taken. Null: the step is never taken. */
  minutes: Readonly<Record<LadderStep, number | null>>
  /** The people who get the SMS, and whose phone numbers are written into the order's timeline in this sequence. */
  people: readonly { name: string; phone: string }[]
  /**
   * Local times of the branch between which no step is taken; null: there are no quiet hours. If `to` is earlier than `from`, the quiet hours
   * end on the next day.
   */
  quiet: { from: string; to: string } | null
}

export const defaultLadder: Ladder = {
  isOn: false,
  minutes: { push: 2, sms: 6, call: 10 },
  people: [],
  quiet: null,
}

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Whether `now` is in the quiet hours. They begin at `from` and end just before `to`. False if there are no quiet hours. */
export function isQuiet({ quiet }: Pick<Ladder, 'quiet'>, now: Temporal.Instant, zone: string): boolean {
  if (!quiet) return false
  const { hour, minute } = now.toZonedDateTimeISO(zone)
  const [at, from, to] = [hour * 60 + minute, minuteOfDay(quiet.from), minuteOfDay(quiet.to)]
  return from <= to ? at >= from && at < to : at >= from || at < to
}

/**
 * Returns the steps that are due for an order that has waited since `since`. No step is due if escalation is off (`isOn`) or during quiet
 * hours. A step whose minutes end during quiet hours is due when the quiet hours end. Without people, only 'push' can be due.
 */
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

/** Names and phone numbers of the people as one text: 'Anna +43664…, Max +43660…'. */
export const callList = (people: Ladder['people']): string =>
  people.map(({ name, phone }) => `${name} ${phone}`.trim()).join(', ')
