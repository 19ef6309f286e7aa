import sql from 'sql-template-tag'
import type { OutputOf } from '#contract/endpoint.ts'
import type { StaffPerson } from '#modules/identity/ports.ts'
import type { Session } from '#platform/module.ts'
import type { rosterEndpoints, Week, WorkingActivity } from '../contract.ts'
import { type AbsenceSpan, contractOn, daysOf, totalOf } from '../rules/balance.ts'
import { minutesByDay } from '../rules/blocks.ts'
import { check } from '../rules/check.ts'
import { type HolidayName, readHolidays } from './holidays.ts'
import { branchesOf, type Contract, flagDisabled, managedPeople, readDepartments, type TimeContext } from './people.ts'
import { blockOf, readActivities, readSchedules } from './rows.ts'
import { isCounted } from './times.ts'

type Query = { from: string; branch?: string | undefined }
export type Owner = { person: StaffPerson; contracts: Contract[] }

export const mondayOf = (date: string): string => {
  const day = Temporal.PlainDate.from(date)
  return day.subtract({ days: day.dayOfWeek - 1 }).toString()
}
export const startOf = (date: string, zone: string, days = 0): Temporal.Instant =>
  Temporal.PlainDate.from(date).add({ days }).toZonedDateTime(zone).toInstant()

/** The time zone of a roster. It is the time zone of `branch`; if `branch` is undefined, of the first branch of the signed-in user. */
export async function rosterZone(context: TimeContext, session: Session, branch?: string): Promise<string> {
  const branches = await context.ports.branches()
  const wanted = branch ?? session.branches[0]
  return (branches.find(({ id }) => id === wanted) ?? branches[0])?.timeZone ?? 'Europe/Vienna'
}

/**
 * Reads a week of the roster. Some days before and after the week are read, too, because rest periods at the beginning and end of the week
 * depend on them. The data of all people is read together, with few queries.
 */
export async function readWeek(context: TimeContext, session: Session, query: Query): Promise<Week> {
  const { db, clock } = context.core
  const now = clock.epochMs()
  const from = mondayOf(query.from)
  const to = Temporal.PlainDate.from(from).add({ days: 6 }).toString()
  const zone = await rosterZone(context, session, query.branch)
  const managed = await managedPeople(context, session, query.branch)
  const ids = managed.map(({ person }) => person.id)
  const branches = query.branch === undefined ? undefined : [query.branch]
  const departments = await readDepartments(db)
  const [start, end] = [startOf(from, zone, -4), startOf(from, zone, 11)]
  const schedules = await readSchedules(
    db,
    sql`(s.user_id = ANY(${ids}) OR s.user_id IS NULL) AND s.starts_at >= ${start} AND s.starts_at < ${end} AND s.state <> 'withdrawn'`,
  )
  const read = await readActivities(
    db,
    sql`a.user_id = ANY(${ids}) AND a.starts_at >= ${start} AND a.starts_at < ${end}`,
  )
  const activities = flagDisabled(read, managed)
  const [monday, after] = [startOf(from, zone).epochMilliseconds, startOf(from, zone, 7).epochMilliseconds]
  // A person without a contract is listed if the person has a block of work or shift in this week. So a manager can end a forgotten block.
  const busy = new Set(
    [...schedules, ...activities.filter(({ isVoided }) => !isVoided)]
      .filter((one) => Date.parse(one.from) >= monday && Date.parse(one.from) < after)
      .map(({ user }) => user),
  )
  const owners = managed.filter(({ person, contracts }) => contracts.length > 0 || busy.has(person.id))
  const absences = await db.many<Week['absences'][number] & AbsenceSpan>(sql`
    SELECT id, user_id AS "user", kind, from_date AS "from", to_date AS "to", half_first AS "halfFirst", half_last AS "halfLast"
    FROM absences WHERE user_id = ANY(${ids}) AND cancelled_at IS NULL AND from_date <= ${to} AND to_date >= ${from}`)
  const regions = [...new Set(owners.map(({ contracts }) => contracts.at(-1)?.holidayRegion ?? 'AT'))]
  const holidays = await readHolidays(db, regions, from, to)
  const byUser = Map.groupBy(activities, ({ user }) => user)
  const seen = (branch: string): boolean => session.roles.includes('ROLE_ADMIN') || session.branches.includes(branch)
  const people = owners.map(({ person, contracts }) => {
    const contract = contractOn(contracts, to) ?? contracts.at(-1)
    const department = departments.get(contract?.departmentId ?? '')
    const blocks = countedBlocks(byUser.get(person.id) ?? [], now)
    const own = absences.filter(({ user }) => user === person.id)
    const days = daysOf(from, to, {
      contracts,
      holidays: new Set((holidays.get(contract?.holidayRegion ?? 'AT') ?? []).map(({ date }) => date)),
      absences: own,
      worked: minutesByDay(blocks, zone),
    })
    const drawn = {
      id: person.id,
      name: person.name,
      branches: branchesOf(person, contracts),
      department: contract?.departmentId ?? null,
      departmentName: department?.name ?? '',
      sector: department?.sector ?? ('general' as const),
      rulePack: contract?.rulePack ?? ('none' as const),
      weeklyTarget: contract?.weeklyTarget ?? 0,
      hasContract: contract !== undefined,
      worked: totalOf(days),
      days: days.map(({ date, worked, target }) => ({ date, worked, target })),
    }
    return {
      person: drawn,
      breaches: check(blocks, { pack: contract?.rulePack ?? 'none', zone, sector: department?.sector ?? 'general' })
        .filter(({ date, code }) => date >= from && date <= to && code !== 'notChecked')
        .map((breach) => ({ ...breach, user: person.id })),
    }
  })
  return {
    from,
    zone,
    serverTime: clock.now().toString({ smallestUnit: 'millisecond' }),
    people: people.map(({ person }) => person),
    schedules: schedules.filter(({ user, branch }) => user !== null || (branches?.includes(branch) ?? seen(branch))),
    activities,
    absences,
    holidays: namesOf(holidays),
    departments: [...departments.values()]
      .filter(({ isEnabled, branchId }) => isEnabled && (branches?.includes(branchId) ?? seen(branchId)))
      .map(({ id, name, branchId, color, needed }) => ({ id, name, branch: branchId, color, needed })),
    breaches: people.flatMap(({ breaches }) => breaches),
  }
}

const countedBlocks = (activities: readonly WorkingActivity[], now: number) =>
  activities.filter((one) => isCounted(one, now)).map((one) => blockOf(one, now))

const namesOf = (holidays: ReadonlyMap<string, readonly HolidayName[]>): HolidayName[] => [
  ...new Map([...holidays.values()].flat().map((one) => [one.date, one])).values(),
]

export type Copied = OutputOf<typeof rosterEndpoints.copy>
