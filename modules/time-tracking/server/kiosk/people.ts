import sql from 'sql-template-tag'
import type { KioskPerson, KioskView } from '../../contract.ts'
import { contractOn } from '../../rules/balance.ts'
import { dateOf, netOf, sum } from '../../rules/blocks.ts'
import { branchesOf, readContracts, readDepartments, type TimeContext } from '../people.ts'
import { blockOf, readActivities, readSchedules, stateOf } from '../rows.ts'
import { isForgotten } from '../times.ts'
import { startOf } from '../week.ts'
import type { Kiosk } from './key.ts'
import { sealPoint } from './seal.ts'

/** Reads what a terminal (kiosk) shows: the people who work at its branch, each only with the state of today. */
export async function kioskView(context: TimeContext, kiosk: Kiosk): Promise<KioskView> {
  const { db, clock } = context.core
  const now = clock.epochMs()
  const branch = (await context.ports.branches()).find(({ id }) => id === kiosk.branch_id)
  const zone = branch?.timeZone ?? 'Europe/Vienna'
  const today = dateOf(now, zone)
  const [contracts, departments] = [await readContracts(db), await readDepartments(db)]
  const staff = (await context.ports.staff(db)).filter(
    (one) => one.isEnabled && branchesOf(one, contracts.get(one.id) ?? []).includes(kiosk.branch_id),
  )
  const ids = staff.map(({ id }) => id)
  const since = startOf(today, zone)
  const blocks = await readActivities(
    db,
    sql`a.user_id = ANY(${ids}) AND a.voided_at IS NULL AND (a.ends_at IS NULL OR a.starts_at >= ${since})`,
  )
  const planned = await readSchedules(
    db,
    sql`s.user_id = ANY(${ids}) AND s.state IN ('published', 'changed') AND s.starts_at >= ${since} AND s.ends_at > ${clock.now()}
      AND s.starts_at < ${startOf(today, zone, 1)}`,
  )
  const pins = new Set(
    (await db.many<{ id: string }>(sql`SELECT user_id AS id FROM time_pins WHERE user_id = ANY(${ids})`)).map(
      ({ id }) => id,
    ),
  )
  const people = staff.map((person): KioskPerson => {
    const own = blocks.filter(({ user }) => user === person.id)
    const open = own.find(({ to }) => to === null)
    const state = stateOf(open)
    const next = planned.find(({ user }) => user === person.id)
    const contract = contractOn(contracts.get(person.id) ?? [], today)
    const paused = open?.pauses.find(({ to }) => to === null)?.from
    const shown = open
      ? { state: isForgotten(open, now) ? ('forgotten' as const) : state, at: paused ?? open.from }
      : own.length > 0
        ? { state: 'done' as const, at: null }
        : next
          ? { state: 'planned' as const, at: next.from }
          : { state, at: null }
    return {
      id: person.id,
      name: person.name,
      department: departments.get(contract?.departmentId ?? '')?.name ?? '',
      clock: state,
      ...shown,
      worked: Math.floor(sum(own.map((one) => netOf(blockOf(one, now)))) / 60_000 + 0.5),
      hasPin: pins.has(person.id),
    }
  })
  return {
    id: kiosk.id,
    name: kiosk.name,
    branch: { id: kiosk.branch_id, name: branch?.name ?? '' },
    serverTime: clock.now().toString({ smallestUnit: 'millisecond' }),
    zone,
    sealFor: sealPoint(context),
    people,
  }
}
