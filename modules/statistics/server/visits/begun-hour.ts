import type { Queries } from '#platform/db.ts'
import { figuresOf, type HourRow, newTally } from '../../rules/figures.ts'
import { eventsOf, visitorsOf } from '../log/day-events.ts'
import { hoursFor } from '../log/roll-up.ts'

/**
 * Counts the events of a past day from the beginning of the hour that contains `until`, up to `until`. Returns how they changed the figures
 * of that day.
 */
export type BegunHour = (day: string, zone: string, until: Temporal.Instant) => Promise<readonly HourRow[]>

/** Maximum number of results in memory. All figures of a page need the same result, so it is computed only once. */
const REMEMBERED = 8

export function openBegunHour(db: Queries): BegunHour {
  const answers = new Map<string, Promise<readonly HourRow[]>>()

  async function count(day: string, zone: string, until: Temporal.Instant): Promise<readonly HourRow[]> {
    const hours = hoursFor(day, zone)
    const begun = Math.floor((until.epochMilliseconds - hours.startMs) / 3_600_000)
    const from = Temporal.Instant.fromEpochMilliseconds(hours.startMs + begun * 3_600_000)
    const tally = newTally()
    const visitors = await visitorsOf(db, { day, from, before: until })
    for await (const events of eventsOf(db, visitors, { day, before: until }))
      tally.add(figuresOf(events, hours).filter(({ hour }) => hour === begun))
    return tally.rows()
  }

  return (day, zone, until) => {
    const name = `${day} ${zone} ${until}`
    const known = answers.get(name)
    if (known) return known
    const found = count(day, zone, until)
    answers.set(name, found)
    found.catch(() => answers.delete(name))
    for (const old of answers.keys()) if (answers.size > REMEMBERED) answers.delete(old)
    return found
  }
}
