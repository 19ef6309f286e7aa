import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { clockEndpoints, requestEndpoints, rosterEndpoints as calls } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let elena: Worker
let berta: Worker
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:00:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  elena = await house.worker('Elena')
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
})
afterAll(() => brand.close())

const at = (wall: string): string =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Vienna').toInstant().toString()
const plan = (from: string, to: string, user: string | null) =>
  house.must(calls.schedules.create, { body: { user, branch: house.house, from: at(from), to: at(to) } })
/**
 * `mails` returns the mails that were written since its last call, each as recipient, subject and paragraphs. `seen` counts the earlier
 * mails.
 */
let seen = 0
const mails = async () => {
  const rows = await brand.core.db.many<{ payload: { name: string; subject: string; paragraphs: string[] } }>(
    sql`SELECT payload FROM outbox WHERE topic = 'identity.staff-mail' ORDER BY id`,
  )
  const fresh = rows.slice(seen).map(({ payload }) => [payload.name, payload.subject, ...payload.paragraphs])
  seen = rows.length
  return fresh.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))
}

describe('Mails about shifts and requests', () => {
  test('publishing sends each person one mail with all of their new shifts; drafts and open shifts cause no mail', async () => {
    await plan('2026-03-23T12:00', '2026-03-23T20:00', toni.id)
    await plan('2026-03-24T12:00', '2026-03-24T20:00', toni.id)
    await plan('2026-03-24T09:00', '2026-03-24T15:00', elena.id)
    await plan('2026-03-25T09:00', '2026-03-25T15:00', null)
    expect(await mails()).toEqual([])
    await house.must(calls.publish, { body: { from: '2026-03-23' } })
    const [first, second, ...more] = await mails()
    expect(first).toEqual([
      'Elena',
      expect.stringContaining('Ihr Dienstplan ab'),
      expect.stringContaining('ein Dienst'),
      expect.stringContaining('09:00–15:00'),
    ])
    expect(second).toEqual([
      'Toni',
      expect.any(String),
      expect.stringContaining('2 Dienste'),
      expect.stringContaining('23.3'),
      expect.stringContaining('24.3'),
    ])
    expect(more).toEqual([])
    await house.must(calls.publish, { body: { from: '2026-03-23' } })
    expect(await mails()).toEqual([])
  })

  test('if a published shift is changed, given away or withdrawn, its old and its new person get a mail', async () => {
    const shift = await plan('2026-03-26T12:00', '2026-03-26T20:00', toni.id)
    await house.must(calls.publish, { body: { from: '2026-03-23' } })
    await mails()
    const params = { id: shift.id }
    const moved = { version: 2, from: at('2026-03-26T13:00') }
    await house.must(calls.schedules.update, { params, body: moved })
    expect(await mails()).toEqual([
      ['Toni', expect.stringContaining('geändert'), expect.stringMatching(/12:00–20:00.*13:00–20:00/)],
    ])
    expect(await house.call(calls.schedules.update, { params, body: moved })).toMatchObject({
      errors: [{ code: 'record.stale' }],
    })
    await house.must(calls.schedules.update, { params, body: { version: 3, user: elena.id } })
    expect(await mails()).toEqual([
      ['Elena', expect.stringContaining('Neuer Dienst'), expect.any(String)],
      ['Toni', expect.stringContaining('entfällt'), expect.any(String)],
    ])
    await house.must(calls.schedules.remove, { params })
    expect(await mails()).toEqual([['Elena', expect.stringContaining('entfällt'), expect.any(String)]])
    await house.must(calls.schedules.remove, { params })
    expect(await mails()).toEqual([])
  })

  test('the mail about a decision contains the reason and the name of the person who decided', async () => {
    const asked = async (from: string) =>
      (
        await house.must(requestEndpoints.ask, {
          params: toni.access,
          body: { leave: { kind: 'holiday', from, to: from } },
        })
      ).id
    const decide = (id: string, isApproved: boolean, note = '') =>
      house.must(requestEndpoints.decide, { params: { id }, body: { isApproved, note } }, berta.session)
    const id = await asked('2026-05-04')
    await decide(id, true)
    expect(await mails()).toEqual([
      ['Toni', 'Ihr Antrag ist genehmigt', expect.stringMatching(/Berta hat genehmigt: Urlaub, .*4\.5/)],
    ])
    await house.must(requestEndpoints.cancel, { params: { id }, body: { reason: 'Grippe im Team' } }, berta.session)
    expect(await mails()).toEqual([
      ['Toni', expect.stringContaining('storniert'), expect.any(String), 'Begründung: Grippe im Team'],
    ])
    await decide(await asked('2026-05-05'), false, 'Muttertag')
    expect(await mails()).toEqual([['Toni', 'Ihr Antrag ist abgelehnt', expect.any(String), 'Begründung: Muttertag']])
  })

  test('a missing end causes one mail, after 12 hours', async () => {
    await house.must(clockEndpoints.start, { params: toni.access, body: {} })
    brand.clock.advance({ hours: 11 })
    await brand.runJobs()
    expect(await mails()).toEqual([])
    brand.clock.advance({ hours: 1, minutes: 1 })
    await brand.runJobs()
    expect(await mails()).toEqual([['Toni', 'Das Ende Ihres Dienstes fehlt', expect.stringContaining('11:00')]])
    brand.clock.advance({ hours: 1 })
    await brand.runJobs()
    expect(await mails()).toEqual([])
  })
})
