import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import type { Session } from '#platform/module.ts'
import { monthEndpoints, pinEndpoints, requestEndpoints, rosterEndpoints, trailEndpoints } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let berta: Worker
let otto: Worker
/** For each person: a recorded block of work, and a request that is not decided yet. */
const owned = new Map<string, { block: string; version: number; request: string }>()

beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-04-02T10:00:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
  otto = await house.worker('Otto', { roles: ['ROLE_BACKOFFICE'], branch: await house.branch('filiale') })
  for (const who of [toni, berta]) {
    const made = await house.must(rosterEndpoints.activities.create, {
      body: { user: who.id, ...times, pauses: [], reason: 'Liste' },
    })
    const leave = { kind: 'holiday' as const, from: '2026-05-05', to: '2026-05-05' }
    const { id } = await house.must(requestEndpoints.ask, { params: who.access, body: { leave } })
    owned.set(who.id, { block: made.id, version: made.version, request: id })
  }
})
afterAll(() => brand.close())

const times = { from: '2026-03-19T08:00:00.000Z', to: '2026-03-19T16:00:00.000Z' }
const of = (who: Worker) => owned.get(who.id) ?? { block: '', version: 0, request: '' }
const month = (who: Worker) => ({ params: { month: '2026-03', user: who.id }, body: { note: 'Bitte' } })

/**
 * All API calls with which a manager changes or decides something about a person's times. No manager may use these calls for the manager's
 * own times.
 */
const acts: Record<string, (who: Worker, as: Session) => Promise<{ status: number; ok: boolean }>> = {
  'write a block': (who, as) =>
    house.call(
      rosterEndpoints.activities.create,
      {
        body: {
          user: who.id,
          from: '2026-03-18T08:00:00.000Z',
          to: '2026-03-18T09:00:00.000Z',
          pauses: [],
          reason: 'Liste',
        },
      },
      as,
    ),
  'correct a block': (who, as) =>
    house.call(
      rosterEndpoints.activities.update,
      { params: { id: of(who).block }, body: { ...times, pauses: [], version: of(who).version, reason: 'Anders' } },
      as,
    ),
  'remove a block': (who, as) =>
    house.call(rosterEndpoints.activities.remove, { params: { id: of(who).block }, body: { reason: 'Doppelt' } }, as),
  'decide a request': (who, as) =>
    house.call(requestEndpoints.decide, { params: { id: of(who).request }, body: { isApproved: true, note: '' } }, as),
  'book on the account': (who, as) =>
    house.call(
      requestEndpoints.book,
      {
        params: { user: who.id },
        body: { effectiveOn: '2026-03-10', minutes: 60, kind: 'adjustment', reason: 'Inventur' },
      },
      as,
    ),
  'submit the month': (who, as) => house.call(monthEndpoints.submit, month(who), as),
  'give the month back': (who, as) => house.call(monthEndpoints.return, month(who), as),
  'approve the month': (who, as) => house.call(monthEndpoints.approve, month(who), as),
  'close the month': (who, as) => house.call(monthEndpoints.close, month(who), as),
  'correct a closed month': (who, as) =>
    house.call(
      monthEndpoints.correct,
      { params: { month: '2026-03', user: who.id }, body: { activity: null, after: times, reason: 'Fehlte' } },
      as,
    ),
}
/**
 * API calls that only read a person's times, and the call that deletes the person's PIN. A manager may use these calls for their own data,
 * too.
 */
const reads: Record<string, (who: Worker, as: Session) => Promise<{ status: number; ok: boolean }>> = {
  account: (who, as) => house.call(requestEndpoints.account, { params: { user: who.id } }, as),
  trail: (who, as) =>
    house.call(trailEndpoints.trail, { query: { user: who.id, from: '2026-03-01', to: '2026-03-31' } }, as),
  'time sheet': (who, as) => house.call(monthEndpoints.sheet, { params: { month: '2026-03', user: who.id } }, as),
  'one block': (who, as) => house.call(rosterEndpoints.activities.get, { params: { id: of(who).block } }, as),
  'end the PIN': (who, as) => house.call(pinEndpoints.clear, { params: { id: who.id } }, as),
}

describe('Nobody decides about their own times (docs/rules/time-tracking.md, Rights)', () => {
  test.each(Object.keys(acts))('a user cannot make the call about themselves: %s', async (name) => {
    expect(await acts[name]?.(berta, berta.session)).toMatchObject({
      status: 403,
      errors: [{ code: 'time.own_record' }],
    })
  })
})

describe('A manager of another branch finds nothing', () => {
  test.each([...Object.keys(acts), ...Object.keys(reads)])('%s', async (name) => {
    const answer = await (acts[name] ?? reads[name])?.(toni, otto.session)
    // The API call for a new block has the person in its body. A person of another branch is an invalid value there, so the status is 422
    // and not 404.
    expect(answer?.status).toBe(name === 'write a block' ? 422 : 404)
  })
})
