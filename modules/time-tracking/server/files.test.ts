import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { readPdf } from '#testing/pdf-text.ts'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { clockEndpoints, peopleEndpoints, rosterEndpoints, timeFiles as calls } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let feed: { username: string; token: string; id: string }
const at = (wall: string): string =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Vienna').toInstant().toString()
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:00:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  const made = await house.must(
    peopleEndpoints.createToken,
    { body: { name: 'Kalender', kind: 'calendar' } },
    toni.session,
  )
  feed = made
})
afterAll(() => brand.close())

const calendar = async (params: { username: string; token: string } = feed) =>
  house.call(calls.calendar, { params: { username: params.username, token: params.token } }, sessionOf([]))
const text = async (): Promise<string> => {
  const answer = await calendar()
  if (!answer.ok) throw new Error('no calendar')
  return String(answer.value).replaceAll('\r\n ', '').replaceAll('\r\n', '\n')
}
/** Converts the bytes of a file to a text with one character for each byte. */
const bytes = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)
const plan = (from: string, to: string) =>
  house.must(rosterEndpoints.schedules.create, {
    body: { user: toni.id, branch: house.house, from: at(from), to: at(to), note: 'mit Elena' },
  })

describe('The calendar of a person', () => {
  test('has published shifts with a constant UID, the version as SEQUENCE, a time zone and no note; a withdrawn shift is CANCELLED', async () => {
    const shift = await plan('2026-03-23T12:00', '2026-03-23T20:00')
    expect(await text()).not.toContain('VEVENT')
    await house.must(rosterEndpoints.publish, { body: { from: '2026-03-23' } })
    const published = await text()
    for (const line of [
      `UID:${shift.id}@servus`,
      'SEQUENCE:2',
      'DTSTART;TZID=Europe/Vienna:20260323T120000',
      'DTEND;TZID=Europe/Vienna:20260323T200000',
      'STATUS:CONFIRMED',
      'BEGIN:VTIMEZONE',
      'LOCATION:haus',
    ])
      expect(published.split('\n')).toContain(line)
    expect(published).not.toContain('Elena')
    await house.must(rosterEndpoints.schedules.remove, { params: { id: shift.id } })
    const withdrawn = (await text()).split('\n')
    for (const line of [`UID:${shift.id}@servus`, 'SEQUENCE:3', 'STATUS:CANCELLED']) expect(withdrawn).toContain(line)
  })

  test('the token of the calendar opens only the calendar, the token of the clock opens no calendar, and a revoked token opens nothing', async () => {
    expect((await calendar(toni.access)).status).toBe(404)
    expect(
      (await house.call(clockEndpoints.me, { params: { username: feed.username, token: feed.token }, query: {} }))
        .status,
    ).toBe(404)
    expect((await calendar({ ...feed, token: `${feed.token}x` })).status).toBe(404)
    const stored = await brand.core.db.many<{ row: string }>(sql`SELECT t::text AS row FROM time_tokens t`)
    expect(stored.some(({ row }) => row.includes(feed.token))).toBe(false)
    await house.must(peopleEndpoints.revokeToken, { params: { id: feed.id } }, toni.session)
    expect((await calendar()).status).toBe(404)
  })
})

describe('Time sheets and personal data', () => {
  test('the manager and the person get a sheet as CSV, XLSX and PDF; a manager of another branch gets none', async () => {
    await house.must(rosterEndpoints.activities.create, {
      body: {
        user: toni.id,
        from: at('2026-03-18T12:00'),
        to: at('2026-03-18T18:44'),
        pauses: [{ from: at('2026-03-18T15:10'), to: at('2026-03-18T15:40') }],
        comment: '=1+1',
        reason: 'Vergessen',
      },
    })
    const params = { month: '2026-03', user: toni.id }
    const mine = { ...toni.access, month: '2026-03' }
    const csv = await house.must(calls.ownCsv, { params: mine })
    expect(String(csv)).toContain('"6:14"')
    const stranger = sessionOf(['ROLE_BACKOFFICE'], { branches: [await house.branch('fern')], name: 'Otto' })
    for (const [managed, own, start] of [
      [calls.xlsx, calls.ownXlsx, 'PK'],
      [calls.pdf, calls.ownPdf, '%PDF-1.'],
    ] as const) {
      expect(bytes(await house.must(managed, { params })).startsWith(start)).toBe(true)
      expect(bytes(await house.must(own, { params: mine })).startsWith(start)).toBe(true)
      expect((await house.call(managed, { params }, stranger)).status).toBe(404)
      expect((await house.call(own, { params: { ...mine, token: `${mine.token}x` } })).status).toBe(404)
    }
    const { pages } = readPdf(String(await house.must(calls.pdf, { params })))
    expect(pages).toHaveLength(1)
    for (const part of ['Toni, März 2026', '6:14', '15:10–15:40']) expect(pages[0]).toContain(part)
  })

  test('a person can download everything that is stored about them, including voided blocks, with who changed what and why', async () => {
    const [block] = await house.must(clockEndpoints.activities, { params: toni.access, query: {} })
    await house.must(rosterEndpoints.activities.remove, {
      params: { id: block?.id ?? '' },
      body: { reason: 'Doppelt' },
    })
    const data = await house.must(calls.ownData, { params: toni.access })
    expect(data).toMatchObject({
      contracts: [{ user_id: toni.id }],
      activities: [{ id: block?.id, isVoided: true }],
      corrections: [{ reason: 'Vergessen', before: null }, { reason: 'Doppelt' }],
      shifts: [{ state: 'withdrawn' }],
    })
    expect(JSON.stringify(data)).not.toContain('hash')
  })
})
