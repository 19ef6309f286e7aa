import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentEndpoints } from '#modules/content/contract.ts'
import { consentCookies } from '#ui/site/consent-record.ts'
import { cookieOf } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { type Statistic, type VisitCall, visitStatistics as calls } from '../../contract.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const consent =
  consentCookies({ statistics: true, marketing: false }, '2026-11-20T09:00:00Z', false)[1]?.split(';')[0] ?? ''
const send = async (payload: unknown, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') => {
  const answer = await brand.app.inject({
    method: 'POST',
    url: '/api/analytics-log',
    headers: { 'content-type': 'application/json', 'user-agent': phone, cookie: consent, ...headers },
    payload: JSON.stringify(payload),
    remoteAddress,
  })
  expect(answer.statusCode).toBe(202)
}
const init = {
  type: 'init',
  action: 'init',
  category: 'device',
  data: { screen: { width: 390, height: 844 }, pixelRatio: 3, darkMode: true, referrer: 'https://www.google.com/' },
}
const view = (path: string, branch?: string) => ({ type: 'view', action: path, data: branch ? { branch } : {} })
const rollUp = async () => {
  brand.clock.advance({ seconds: 61 })
  await brand.runJobs()
}
const count = async (table: string) => (await brand.core.db.many(sql`SELECT 1 FROM ${sql([table])}`)).length
const today = { from: '2026-11-20', to: '2026-11-20' }
const read = (name: VisitCall, query: object = today, as = chief): Promise<Statistic> =>
  must(brand.call(calls[name], { query: query as never }, { as }))

test('without consent, with an opt-out signal, for staff and for bots nothing is stored, and no salt is read', async () => {
  await send([init, view('/de')], { cookie: '' })
  await send(view('/de'), { 'sec-gpc': '1' })
  await send(view('/de'), { cookie: `${consent}; ${cookieOf(chief)}` })
  await send(view('/de'), { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await send(Array.from({ length: 51 }, () => view('/de')))
  await rollUp()
  expect([await count('stat_events'), await count('stat_salts')]).toEqual([0, 0])
  const { figures } = await read('unique-visitors')
  expect(figures).toMatchObject({ dropped: 5, droppedConsent: 1, droppedSignal: 1, droppedBots: 1 })
})

test('visits, pages and devices of visitors with consent are counted; small groups are added to the others', async () => {
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
    await send([init, view('/de'), view('/de/store/lindwurm', brand.b)], {}, address)
  await send([init, view('/de/status/GL-7/abc')], {}, '10.0.0.9')
  await send([view('/de')], {}, '10.0.0.10')
  await rollUp()
  const visitors = await read('unique-visitors')
  expect(visitors).toMatchObject({ total: 4, figures: { visits: 4, views: 7, conversion: 0 } })
  expect(visitors.buckets.find(({ at }) => at === '2026-11-20T10')?.value).toBe(4)
  expect((await read('pages')).rows.map(({ key, value }) => [key, value])).toEqual([
    ['/de/store/lindwurm', 3],
    ['/de', 3],
    ['other', 1],
  ])
  expect((await read('resolutions')).rows.map(({ label, value }) => [label, value])).toEqual([['Mobil, unter 720', 4]])
  expect((await read('referrers')).rows[0]).toMatchObject({ key: 'google.com', value: 4 })
  expect((await read('event-flow')).rows[0]).toMatchObject({
    key: '1|/|/store/*',
    label: 'Startseite → Bestellseite',
    value: 3,
  })
  expect((await read('visitor-times')).total).toBe(4)
  expect((await read('page-views', { ...today, branch: brand.b })).total).toBe(6)
  expect((await read('page-views', { ...today, device: 'desktop' })).total).toBe(0)
})

test('figures of several branches are counted from the log, each visit once, and equal the figures of the day', async () => {
  const all = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.a, brand.b] })
  expect((await read('unique-visitors', today, all)).total).toBe(4)
  const one = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.b, crypto.randomUUID()] })
  expect((await read('unique-visitors', today, one)).total).toBe(3)
  expect((await read('unique-visitors', { ...today, branch: brand.b })).total).toBe(3)
  expect(await brand.call(calls.pages, { query: { from: '2026-01-01', to: '2026-01-02' } }, { as: one })).toMatchObject(
    { status: 422, errors: [{ code: 'statistics.log_only' }] },
  )
})

test('a second run changes nothing, and late events are counted in the next run', async () => {
  const figures = () => brand.core.db.many(sql`SELECT * FROM stat_day ORDER BY day, branch, device, dim, key`)
  const before = await figures()
  await brand.core.db.run(sql`UPDATE stat_progress SET digested = 0`)
  await rollUp()
  expect(await figures()).toEqual(before)
  await send([init, view('/de')], {}, '10.0.0.20')
  await rollUp()
  expect((await read('unique-visitors')).total).toBe(5)
})

test('after midnight the stored data cannot show whether a given IP address visited, and no stored text contains an IP address', async () => {
  const stored = JSON.stringify(
    await brand.core.db.many(
      sql`SELECT * FROM stat_events, LATERAL (SELECT string_agg(word, ' ') AS words FROM stat_words) w`,
    ),
  )
  expect(stored).not.toMatch(/10\.0\.0\.|iPhone OS 18_0|AppleWebKit|GL-7/)
  brand.clock.set('2026-11-20T23:30:00Z')
  await brand.runJobs()
  expect(await count('stat_salts')).toBe(0)
})

test('the file with the salts of yesterday is deleted, and the salt of today is still valid', async () => {
  const { db } = brand.core
  const file = async () =>
    (await db.first<{ path: string }>(sql`SELECT pg_relation_filepath('stat_salts') AS path`))?.path
  const kept = { day: '2026-11-21', salt: new Uint8Array(32).fill(7) }
  await db.run(
    sql`INSERT INTO stat_salts (day, salt) VALUES ('2026-11-20', ${new Uint8Array(32)}), (${kept.day}, ${kept.salt})`,
  )
  const before = await file()
  brand.clock.advance({ seconds: 61 })
  await brand.runJobs()
  const after = await file()
  expect(after).not.toBe(before)
  const left = await db.first<{ size: number | null }>(
    sql`SELECT (pg_stat_file(${before}, true)).size::integer AS size`,
  )
  expect(left?.size ?? 0).toBe(0)
  const salts = await db.many<{ day: string; salt: Uint8Array }>(sql`SELECT day::text AS day, salt FROM stat_salts`)
  expect(salts.map(({ day, salt }) => [day, [...salt]])).toEqual([[kept.day, [...kept.salt]]])
  // The day was already computed in the first run, so the second run changes nothing.
  brand.clock.advance({ seconds: 61 })
  await brand.runJobs()
  expect(await file()).toBe(after)
})

test('salts are in neither the write-ahead log nor a backup', async () => {
  const kind = await brand.core.db.first<{ kind: string }>(
    sql`SELECT relpersistence AS kind FROM pg_class WHERE oid = 'stat_salts'::regclass`,
  )
  // The table `stat_salts` is unlogged ('u'), so it is not in the write-ahead log. Backups leave out such tables, too
  // (packages/platform/backup/table-copies.ts).
  expect(kind?.kind).toBe('u')
})

test('a visit from a host on the spam list, or from a subdomain of it, is not counted', async () => {
  const { version } = await must(brand.call(contentEndpoints.config.get, {}, { as: chief }))
  const spamReferrers = 'https://www.spam.example/\nother.example'
  await must(brand.call(contentEndpoints.config.save, { body: { version, spamReferrers } }, { as: chief }))
  brand.clock.set('2026-11-22T09:00:00Z')
  const from = (referrer: string) => [{ ...init, data: { ...init.data, referrer } }, view('/de')]
  await send(from('https://seo.spam.example/x'), {}, '10.0.0.40')
  await send(from('https://goodspam.example/x'), {}, '10.0.0.41')
  await rollUp()
  const { total, figures } = await read('unique-visitors', { from: '2026-11-22', to: '2026-11-22' })
  expect([total, figures['droppedBots']]).toEqual([1, 1])
})

test('events from a backup without partitions are moved into their partitions', async () => {
  await brand.core.db.run(
    sql`INSERT INTO stat_events (day, at, visitor, kind) VALUES ('2026-12-15', '2026-12-15T10:00:00Z', 1, 1)`,
  )
  expect(await count('stat_events_default')).toBe(1)
  brand.clock.set('2026-12-15T09:00:00Z')
  await brand.runJobs()
  await send([init], {}, '10.0.0.30')
  await rollUp()
  expect([await count('stat_events_default'), await count('stat_events_20261215')]).toEqual([0, 2])
})

test('events older than 90 days are deleted with their partition, and their figures stay', async () => {
  const before = await count('stat_day')
  brand.clock.set('2027-04-20T12:00:00Z')
  await brand.runJobs()
  expect([await count('stat_events'), await count('stat_day')]).toEqual([0, before])
  brand.clock.set('2029-02-20T12:00:00Z')
  await brand.runJobs()
  expect(await count('stat_day')).toBe(0)
})

test("the server's role, which owns no table, can use the partitions of new days", async () => {
  const role = 'servus_statistics_test'
  const { db } = brand.core
  await db.tx(async (tx) => {
    const schema = await tx.first<{ name: string }>(sql`SELECT current_schema() AS name`)
    await tx.run(sql([`CREATE ROLE ${role}`]))
    await tx.run(sql([`GRANT USAGE ON SCHEMA "${schema?.name}" TO ${role}`]))
    await tx.run(sql([`GRANT SELECT, INSERT ON stat_events TO ${role}`]))
    await tx.run(sql([`SET LOCAL ROLE ${role}`]))
    await tx.run(sql`SELECT stat_make_partition('2031-05-01'), stat_make_partition('2031-05-01')`)
    await tx.run(
      sql`INSERT INTO stat_events (day, at, visitor, kind) VALUES ('2031-05-01', '2031-05-01T10:00:00Z', 1, 0)`,
    )
    await tx.run(sql`RESET ROLE`)
    expect(await tx.many(sql`SELECT visitor FROM stat_events_20310501`)).toHaveLength(1)
    await tx.run(sql`SELECT stat_drop_partitions('2031-05-02')`)
    expect(await tx.many(sql`SELECT 1 FROM stat_events WHERE day = '2031-05-01'`)).toEqual([])
    await tx.run(sql([`DROP OWNED BY ${role}`]))
    await tx.run(sql([`DROP ROLE ${role}`]))
  })
})
