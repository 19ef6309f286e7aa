/**
 * The steps that follow the sound, in their sequence. `push`: a notification to devices. `sms`: a text message. `call`: a list of telephone
 * numbers in the order's timeline, for staff who should call.
 */
export const ladderSteps = ['push', 'sms', 'call'] as const
type LadderStep = (typeof ladderSteps)[number]

/** What a branch does when nobody reacts to an order. */
export interface Ladder {
  isOn: boolean
  /** For each step the minutes of waiting after which it is taken; null: the step is skipped. */
  minutes: Readonly<Record<LadderStep, number | null>>
  /** The people who get the SMS and are in the list of telephone numbers, in this sequence. */
  people: readonly { name: string; phone: string }[]
  /**
   * Local times of the branch between which nobody is notified; null: there are no quiet hours. If `to` is earlier than `from`, it is on
   * the next day.
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

/** Whether `now` is in the quiet hours. They include `from`, but not `to`. */
export function isQuiet({ quiet }: Pick<Ladder, 'quiet'>, now: Temporal.Instant, zone: string): boolean {
  if (!quiet) return false
  const { hour, minute } = now.toZonedDateTimeISO(zone)
  const [at, from, to] = [hour * 60 + minute, minuteOfDay(quiet.from), minuteOfDay(quiet.to)]
  return from <= to ? at >= from && at < to : at >= from || at < to
}

/**
 * The steps that are due for an order that has waited since `since`. During quiet hours no step is due. Steps that became due in that time
 * are due when the quiet hours end.
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

/** Names and telephone numbers as one text: 'Anna +43664…, Max +43660…'. */
export const callList = (people: Ladder['people']): string =>
  people.map(({ name, phone }) => `${name} ${phone}`.trim()).join(', ')
