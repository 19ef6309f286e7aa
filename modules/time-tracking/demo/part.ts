import sql from 'sql-template-tag'
import { departmentEntity, projectEntity, taskEntity, workingContractEntity } from '#modules/time-tracking/contract.ts'
import type { Tx } from '#platform/db.ts'
import { insertRecord } from '#platform/insert-record.ts'
import type { BrandCore } from '#platform/module.ts'
import { branchIds } from '#demo/lindwurm/branch-ids.ts'
import type { DemoPart } from '#demo/part.ts'

const zone = 'Europe/Berlin'
const domain = 'lindwurm.example'

/**
 * The invented staff of the restaurant. They have no passwords, because nobody signs in as one of them: the demo has other users for that.
 */
const people = [
  { name: 'Toni Huber', department: 'Küche', days: [2, 3, 4, 5, 6], shift: 'late' },
  { name: 'Elena Kraus', department: 'Küche', days: [3, 4, 5, 6, 7], shift: 'early' },
  { name: 'Marek Novák', department: 'Küche', days: [5, 6, 7], shift: 'late' },
  { name: 'Ayşe Karaca', department: 'Service', days: [2, 3, 4, 5, 6], shift: 'early' },
  { name: 'Nina Berger', department: 'Service', days: [3, 4, 5, 6, 7], shift: 'late' },
  { name: 'Sofia Rossi', department: 'Service', days: [5, 6, 7], shift: 'early' },
  { name: 'Lukas Wagner', department: 'Zustellung', days: [2, 3, 4, 5, 6], shift: 'late' },
  { name: 'Yusuf Demir', department: 'Zustellung', days: [4, 5, 6, 7], shift: 'late' },
] as const

const departments = [
  { name: 'Küche', sector: 'catering', color: 'amber', needed: [0, 1, 2, 2, 3, 3, 2] },
  { name: 'Service', sector: 'catering', color: 'green', needed: [0, 1, 2, 2, 3, 3, 2] },
  { name: 'Zustellung', sector: 'transport', color: 'blue', needed: [0, 1, 1, 2, 2, 2, 1] },
] as const

const shifts = {
  early: { from: '10:00', to: '18:12', pause: '13:30' },
  late: { from: '15:00', to: '23:12', pause: '18:30' },
} as const

interface Person {
  readonly id: string
  readonly name: string
  readonly department: string
  readonly days: readonly number[]
  readonly shift: keyof typeof shifts
}

/**
 * The demo data of time tracking: departments, contracts, recorded times, the published plan of this week, drafts for next week, and
 * requests that are not decided yet.
 */
export const demoPart: DemoPart = {
  async fill(tx, core, brand) {
    if (brand !== 'lindwurm') return
    const today = core.clock.now().toZonedDateTimeISO(zone).toPlainDate()
    const begin = today.with({ day: 1 }).subtract({ months: 1 })
    const ids = new Map<string, string>()
    for (const one of departments)
      ids.set(one.name, await insertRecord(tx, core, departmentEntity, { ...one, branchId: branchIds.lindwurm }))
    const staff: Person[] = []
    for (const [index, one] of people.entries()) {
      const id = await insertPerson(tx, core, one.name)
      const hours = one.days.map(() => 462)
      await insertRecord(tx, core, workingContractEntity, {
        userId: id,
        branchId: branchIds.lindwurm,
        departmentId: ids.get(one.department),
        personnelNumber: String(101 + index),
        validFrom: begin.toString(),
        rulePack: 'DE 2026.1',
        holidayRegion: 'DE-BY',
        targets: [1, 2, 3, 4, 5, 6, 7].map((day) => (one.days.some((own) => own === day) ? 462 : 0)),
        weeklyTarget: hours.reduce((sum, minutes) => sum + minutes, 0),
        leaveYearStart: 'calendar',
        openingMinutes: [500, 592, 245, -70, 19, -40, 135, 720][index],
        openingLeave: index % 3,
      })
      staff.push({ ...one, id, department: ids.get(one.department) ?? '' })
    }
    const project = await insertRecord(tx, core, projectEntity, {
      name: 'Hochzeit Moosbacher',
      customer: 'Familie Moosbacher',
      budgetMinutes: 4800,
    })
    for (const name of ['Aufbau', 'Service', 'Abbau'])
      await insertRecord(tx, core, taskEntity, { name, projectId: project })
    await insertWorked(tx, core, staff, begin, today)
    await insertPlan(tx, core, staff, begin, today)
    await insertMonths(tx, staff, begin.toPlainYearMonth().toString(), today)
    await insertRequests(tx, core, staff, today)
  },
}

const addressOf = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, (sign) => ({ ş: 's', á: 'a' })[sign] ?? '')
    .replaceAll(' ', '.')}@${domain}`

async function insertPerson(tx: Tx, core: BrandCore, name: string): Promise<string> {
  const id = core.ids.uuid()
  const now = core.clock.now()
  await tx.run(sql`
    INSERT INTO users (id, created_at, updated_at, name, email, roles, branches)
    VALUES (${id}, ${now}, ${now}, ${name}, ${addressOf(name)}, ${JSON.stringify(['ROLE_EMPLOYEE'])}, ${JSON.stringify([branchIds.lindwurm])})`)
  return id
}

const at = (date: Temporal.PlainDate, time: string, plus = 0): Temporal.Instant =>
  date.toZonedDateTime({ timeZone: zone, plainTime: time }).add({ minutes: plus }).toInstant()

/**
 * Adds a recorded block of work with a break for each past shift; start and end differ from the plan by some minutes. A shift that is
 * going on now has a block without an end.
 */
async function insertWorked(
  tx: Tx,
  core: BrandCore,
  staff: readonly Person[],
  from: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Promise<void> {
  const now = core.clock.now()
  const days = from.until(today, { largestUnit: 'days' }).days
  for (const [place, person] of staff.entries())
    for (let day = 0; day <= days; day++) {
      const date = from.add({ days: day })
      if (!person.days.includes(date.dayOfWeek)) continue
      const { from: begin, to: end, pause } = shifts[person.shift]
      const start = at(date, begin, ((day * 7 + place * 5) % 9) - 4)
      if (Temporal.Instant.compare(start, now) >= 0) continue
      const stop = at(date, end, ((day * 5 + place * 3) % 21) - 8)
      const isOver = Temporal.Instant.compare(stop, now) < 0
      const id = core.ids.uuid()
      await tx.run(sql`
        INSERT INTO working_activities (id, created_at, updated_at, user_id, branch_id, department_id, starts_at, ends_at, source)
        VALUES (${id}, ${start}, ${isOver ? stop : start}, ${person.id}, ${branchIds.lindwurm}, ${person.department}, ${start}, ${isOver ? stop : null},
          ${place % 3 === 0 ? 'kiosk' : 'mobile'})`)
      const rest = at(date, pause, (day + place) % 11)
      if (isOver)
        await tx.run(sql`
          INSERT INTO working_pauses (id, activity_id, starts_at, ends_at) VALUES (${core.ids.uuid()}, ${id}, ${rest}, ${rest.add({ minutes: 30 })})`)
    }
}

/**
 * Adds the planned shifts. All weeks up to this one are published. Next week is a draft with two problems: one rest period is too short,
 * and one shift has no person.
 */
async function insertPlan(
  tx: Tx,
  core: BrandCore,
  staff: readonly Person[],
  begin: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Promise<void> {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const insert = (
    user: string | null,
    department: string,
    from: Temporal.Instant,
    to: Temporal.Instant,
    state: string,
  ) =>
    tx.run(sql`
      INSERT INTO working_schedules (id, user_id, branch_id, department_id, starts_at, ends_at, pause_minutes, state)
      VALUES (${core.ids.uuid()}, ${user}, ${branchIds.lindwurm}, ${department}, ${from}, ${to}, 30, ${state})`)
  const first = -Math.ceil(begin.until(monday, { largestUnit: 'days' }).days / 7)
  for (let week = first; week <= 1; week++)
    for (const person of staff)
      for (const day of person.days) {
        const date = monday.add({ days: day - 1 + week * 7 })
        // No shifts are added on days before the first contracts begin.
        if (Temporal.PlainDate.compare(date, begin) < 0) continue
        const isShort = week === 1 && person.name === 'Toni Huber' && day === 6
        const { from, to } = shifts[isShort ? 'early' : person.shift]
        await insert(
          person.id,
          person.department,
          at(date, isShort ? '08:00' : from),
          at(date, isShort ? '16:00' : to),
          week === 1 ? 'draft' : 'published',
        )
      }
  const saturday = monday.add({ days: 12 })
  await insert(null, staff[3]?.department ?? '', at(saturday, '16:00'), at(saturday, '23:30'), 'draft')
}

/** Adds the states of the previous month: approved for two people, open for one, submitted for all others. */
async function insertMonths(tx: Tx, staff: readonly Person[], month: string, today: Temporal.PlainDate): Promise<void> {
  const stamp = at(today.with({ day: 1 }), '09:00')
  for (const [place, person] of staff.entries()) {
    if (place === 7) continue
    const isApproved = place < 2
    await tx.run(sql`
      INSERT INTO time_months (user_id, month, state, submitted_at, submitted_by, submitted_by_name, approved_at, approved_by_name)
      VALUES (${person.id}, ${month}, ${isApproved ? 'approved' : 'submitted'}, ${stamp}, ${person.id}, ${person.name},
        ${isApproved ? stamp.add({ hours: 3 }) : null}, ${isApproved ? 'Bruno Bauer' : ''})`)
  }
}

async function insertRequests(
  tx: Tx,
  core: BrandCore,
  staff: readonly Person[],
  today: Temporal.PlainDate,
): Promise<void> {
  const [from, to] = [today.add({ days: 21 }).toString(), today.add({ days: 25 }).toString()]
  const ask = (person: Person | undefined, leave: object, reason: string) =>
    person
      ? tx.run(sql`
          INSERT INTO time_requests (id, user_id, kind, payload, reason, created_at, created_by)
          VALUES (${core.ids.uuid()}, ${person.id}, 'leave', ${JSON.stringify({ leave })}, ${reason}, ${core.clock.now().subtract({ hours: 5 })}, ${person.id})`)
      : undefined
  await ask(staff[3], { kind: 'holiday', from, to, halfFirst: false, halfLast: false }, 'Hochzeit meiner Schwester')
  await ask(staff[5], { kind: 'lieu', from, to: from, halfFirst: false, halfLast: false }, '')
}
