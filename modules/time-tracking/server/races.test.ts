import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { requestEndpoints, rosterEndpoints } from '../contract.ts'
import { lockPerson } from './months/steps.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let berta: Worker
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-04-20T10:00:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
})
afterAll(() => brand.close())

const calls = rosterEndpoints.activities
const block = (day: string, hours = 8) => ({
  from: `${day}T08:00:00.000Z`,
  to: `${day}T${String(8 + hours).padStart(2, '0')}:00:00.000Z`,
  pauses: [],
  reason: 'Vergessen',
})
const figures = JSON.stringify({ closing: 0 })

/**
 * Closes a month while the API call `call` is running. The person stays locked until the transaction that closes the month is committed.
 */
async function duringClose<T>(month: string, call: () => Promise<T>): Promise<T> {
  const underway = await brand.core.db.tx(async (tx) => {
    await lockPerson(tx, toni.id)
    const begun = call()
    // Without the lock the API call would be finished within this time. With the lock it waits for the commit.
    await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, 300))])
    await tx.run(sql`
      INSERT INTO time_months (user_id, month, state, figures, begins_at, ends_at)
      VALUES (${toni.id}, ${month}, 'closed', ${figures}, ${`${month}-01T00:00:00Z`}, ${`${month}-28T23:00:00Z`})`)
    return { begun }
  })
  return underway.begun
}

describe('Calls while a month is being closed (docs/rules/time-tracking.md, Month close)', () => {
  test('an entry in the account is refused', async () => {
    const body = { effectiveOn: '2026-03-10', minutes: 60, kind: 'adjustment' as const, reason: 'Inventur' }
    const book = () => house.call(requestEndpoints.book, { params: { user: toni.id }, body }, berta.session)
    expect(await duringClose('2026-03', book)).toMatchObject({ ok: false, errors: [{ code: 'time.month_closed' }] })
    expect(await brand.core.db.many(sql`SELECT 1 FROM account_entries`)).toEqual([])
  })

  test('leave in the month cannot be cancelled', async () => {
    const leave = { kind: 'holiday' as const, from: '2026-05-05', to: '2026-05-06' }
    const { id } = await house.must(requestEndpoints.ask, { params: toni.access, body: { leave } })
    await house.must(requestEndpoints.decide, { params: { id }, body: { isApproved: true, note: '' } }, berta.session)
    const cancel = () =>
      house.call(requestEndpoints.cancel, { params: { id }, body: { reason: 'Doch nicht' } }, berta.session)
    expect(await duringClose('2026-05', cancel)).toMatchObject({ ok: false })
    expect(await brand.core.db.many(sql`SELECT 1 FROM absences WHERE cancelled_at IS NULL`)).toHaveLength(1)
  })

  test('an approved correction of the month becomes a counter entry', async () => {
    brand.clock.set('2026-07-02T10:00:00Z')
    const made = await house.must(calls.create, { body: { user: toni.id, ...block('2026-06-09') } }, berta.session)
    const { from, to } = block('2026-06-09', 7)
    const { id } = await house.must(requestEndpoints.ask, {
      params: toni.access,
      body: { correction: { activity: made.id, from, to }, reason: 'Früher weg' },
    })
    const decide = () =>
      house.call(requestEndpoints.decide, { params: { id }, body: { isApproved: true, note: '' } }, berta.session)
    expect(await duringClose('2026-06', decide)).toMatchObject({ ok: true, value: { state: 'approved' } })
    expect(await brand.core.db.many(sql`SELECT kind, minutes FROM account_entries`)).toEqual([
      { kind: 'counter', minutes: -60 },
    ])
    const found = await house.must(calls.get, { params: { id: made.id } }, berta.session)
    expect(found.to).toBe(made.to)
  })
})

test('if two corrections have the same version, one is stored and the other one is refused', async () => {
  brand.clock.set('2026-07-20T10:00:00Z')
  const made = await house.must(calls.create, { body: { user: toni.id, ...block('2026-07-10') } }, berta.session)
  const answers = await Promise.all(
    [5, 6, 7].map((hours) =>
      house.call(
        calls.update,
        { params: { id: made.id }, body: { ...block('2026-07-10', hours), version: made.version } },
        berta.session,
      ),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers) if (!answer.ok) expect(answer.errors).toMatchObject([{ code: 'record.stale' }])
})
