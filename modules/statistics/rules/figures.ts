import { type DayHours, type DayRow, type Dim, rowsOf } from './digest.ts'
import { screens } from './devices.ts'
import { type DayEvent, type Visit, visitsOf } from './visits.ts'

/** A row of the figures of a day. `branch` null: all branches. `device` (a class of screen width) empty: all devices. */
export interface CubeRow extends DayRow {
  branch: string | null
  device: string
}

/** How the events of one hour changed the figures of the day. `hour` is the position of the hour in the day, from 0. */
export interface HourRow extends CubeRow {
  hour: number
}

export const counts = ['visitors', 'visits', 'n', 'entries', 'exits'] as const
/** Maximum number of stored keys of a dimension (such as 'page') per day, branch and class of screens. `OTHER_KEY` is one of them. */
const LARGEST_KEYS = 500
export const OTHER_KEY = 'other'

const nameOf = ({ branch, device, dim, key }: CubeRow): string => `${branch ?? ''}\n${device}\n${dim}\n${key}`
const hourOf = (at: number, { startMs, hours }: DayHours): number =>
  Math.max(0, Math.min(hours.length - 1, Math.floor((at - startMs) / 3_600_000)))

/**
 * Computes the figures of all visits and those of each branch, in total and for each class of screens. A visit counts for every branch in
 * which it has an event.
 */
function cubeOf(visits: readonly Visit[], hours: DayHours): CubeRow[] {
  const branches = new Set(visits.flatMap(({ events }) => events.flatMap(({ branch }) => branch ?? [])))
  const devices = screens.filter((screen) => visits.some(({ device }) => device.screen === screen))
  return [null, ...branches].flatMap((branch) =>
    ['', ...devices].flatMap((device) => {
      const own = visits.filter(
        (visit) =>
          (branch === null || visit.events.some((event) => event.branch === branch)) &&
          (device === '' || visit.device.screen === device),
      )
      return own.length === 0 ? [] : rowsOf(own, hours).map((row) => ({ ...row, branch, device }))
    }),
  )
}

/**
 * Computes how the events of one visitor change the figures of the day, for each hour with events. Adding up the rows from the first hour
 * to any hour gives the figures at the end of that hour. `events` must be sorted by time.
 */
export function figuresOf(events: readonly DayEvent[], hours: DayHours): HourRow[] {
  const times = [...new Set(events.map(({ at }) => hourOf(at, hours)))]
  const [first] = times
  // Most visitors have events in a single hour. Their figures need no differences between hours.
  if (first !== undefined && times.length === 1)
    return cubeOf(visitsOf(events), hours).map((row): HourRow => ({ ...row, hour: first }))
  const tally = newTally()
  let before: readonly CubeRow[] = []
  for (const hour of times) {
    const until = events.filter(({ at }) => hourOf(at, hours) <= hour)
    const now = cubeOf(visitsOf(until), hours)
    tally.add(now.map((row): HourRow => ({ ...row, hour })))
    tally.add(
      before.map((row): HourRow => ({ ...row, hour })),
      -1,
    )
    before = now
  }
  return tally.rows()
}

/** Adds up rows with the same branch, device, dimension, key and hour. */
interface Tally {
  /** Adds rows, or subtracts them with the sign −1. */
  add(rows: readonly HourRow[], sign?: 1 | -1): void
  /** The sums that have at least one value other than 0. */
  rows(): HourRow[]
}

export function newTally(): Tally {
  const groups = new Map<string, Map<Dim, Map<string, HourRow>>>()
  // Consecutive rows usually belong to the same group. So the last group is remembered, which saves most look-ups.
  let last: HourRow | undefined
  let group = new Map<Dim, Map<string, HourRow>>()
  const groupFor = (row: HourRow): typeof group => {
    if (last && last.hour === row.hour && last.branch === row.branch && last.device === row.device) return group
    const name = `${row.hour}\n${row.branch ?? ''}\n${row.device}`
    group = groups.get(name) ?? new Map<Dim, Map<string, HourRow>>()
    groups.set(name, group)
    last = row
    return group
  }
  return {
    add(rows, sign = 1) {
      for (const row of rows) {
        const dims = groupFor(row)
        let keys = dims.get(row.dim)
        if (!keys) dims.set(row.dim, (keys = new Map<string, HourRow>()))
        let sum = keys.get(row.key)
        if (!sum) keys.set(row.key, (sum = { ...row, visitors: 0, visits: 0, n: 0, entries: 0, exits: 0 }))
        for (const count of counts) sum[count] += sign * row[count]
      }
    },
    rows: () =>
      [...groups.values()].flatMap((dims) =>
        [...dims.values()].flatMap((keys) => [...keys.values()].filter(isSomething)),
      ),
  }
}

const isSomething = (row: CubeRow): boolean => counts.some((count) => row[count] !== 0)

/** Adds up the rows of all hours to the figures of the whole day. */
export function daysOf(rows: readonly HourRow[]): CubeRow[] {
  const sums = new Map<string, CubeRow>()
  for (const { hour: _, ...row } of rows) {
    const sum = sums.get(nameOf(row))
    if (sum) for (const count of counts) sum[count] += row[count]
    else sums.set(nameOf(row), row)
  }
  return [...sums.values()].filter(isSomething)
}

const groupOf = ({ branch, device, dim }: Pick<CubeRow, 'branch' | 'device' | 'dim'>): string =>
  `${branch ?? ''}\n${device}\n${dim}`

/**
 * Limits the keys of each dimension (such as 'page'), branch and class of screens to 500. The keys that the day already has (`known`) stay,
 * and after them the keys with the most visits. The values of all other keys are added up in 'other'. The event flow is not limited,
 * because its keys are groups of pages and therefore few.
 */
export function capped(
  rows: readonly HourRow[],
  known: readonly Pick<CubeRow, 'branch' | 'device' | 'dim' | 'key'>[],
): HourRow[] {
  const kept = Map.groupBy(known, groupOf)
  const tally = newTally()
  for (const [group, own] of Map.groupBy(rows, groupOf)) {
    const old = new Set((kept.get(group) ?? []).map(({ key }) => key))
    const visits = new Map<string, number>()
    for (const { key, visits: many } of own) if (!old.has(key)) visits.set(key, (visits.get(key) ?? 0) + many)
    if (own[0]?.dim === 'flow' || old.size + visits.size <= LARGEST_KEYS) tally.add(own)
    else {
      const room = LARGEST_KEYS - 1 - old.size + (old.has(OTHER_KEY) ? 1 : 0)
      const most = [...visits].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, Math.max(0, room))
      for (const [key] of most) old.add(key)
      tally.add(own.map((row) => (old.has(row.key) ? row : { ...row, key: OTHER_KEY })))
    }
  }
  return tally.rows()
}
