import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentCookies } from '#ui/site/consent-record.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { agentOf } from './agent.ts'
import { forgetWords, openStore, type StoredEvent } from './store.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const consent =
  consentCookies({ statistics: true, marketing: false }, '2026-11-20T09:00:00Z', false)[1]?.split(';')[0] ?? ''
const send = (payload: unknown, agent: string, remoteAddress: string) =>
  brand.app.inject({
    method: 'POST',
    url: '/api/analytics-log',
    headers: { 'content-type': 'application/json', 'user-agent': agent, cookie: consent },
    payload: JSON.stringify(payload),
    remoteAddress,
  })
const rollUp = async () => {
  brand.clock.advance({ seconds: 61 })
  await brand.runJobs()
}
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const init = { type: 'init', action: 'init', data: { screen: { width: 390, height: 844 } } }
const words = async () =>
  (await brand.core.db.many<{ word: string }>(sql`SELECT word FROM stat_words ORDER BY word`)).map(({ word }) => word)
const event = (page: string, day = '2026-11-20'): StoredEvent => ({
  day,
  at: Temporal.Instant.from(`${day}T10:00:00Z`),
  visitor: '1',
  kind: 'view',
  page,
  name: '',
  branch: undefined,
  data: undefined,
  ref: '',
  dev: '',
  once: null,
})
const pagesOf = (day: string) =>
  brand.core.db.many(
    sql`SELECT w.word FROM stat_events e LEFT JOIN stat_words w ON w.id = e.page WHERE e.day = ${day} ORDER BY e.id`,
  )

test.each([`${'7f3a'.repeat(1500)}/1.0 (x)`, 'Anna Muster, Wien 1010/12 (x)', `Mozilla/5.0 (iPhone) Zeta/9 end`])(
  'a user agent with an unknown name is stored as unknown, without any text of it',
  (agent) => expect(agentOf(agent)).toMatchObject({ browser: '?', version: '' }),
)

test('a browser version is a number of at most four digits', () =>
  expect([agentOf(firefox).version, agentOf(firefox.replaceAll('140.0', '1'.repeat(900))).version]).toEqual([
    '140',
    '',
  ]))

test('an event with a very long user agent does not prevent other events from being stored', async () => {
  await send(init, `${'7f3a'.repeat(1500)}/1.0 (x)`, '10.1.0.1')
  await send([init, { type: 'view', action: '/de/beside' }], firefox, '10.1.0.2')
  await rollUp()
  expect(await words()).toContain('/de/beside')
})

test("a branch that does not exist is not stored, because each branch costs another count of the day's events", async () => {
  const view = (branch: string) => ({ type: 'view', action: '/de/branches', data: { branch } })
  await send([init, view(brand.b), ...Array.from({ length: 20 }, () => view(crypto.randomUUID()))], firefox, '10.1.0.3')
  await rollUp()
  const rows = await brand.core.db.many(sql`SELECT DISTINCT branch FROM stat_events WHERE branch IS NOT NULL`)
  expect(rows).toEqual([{ branch: brand.b }])
})

test('if a network keeps changing its user agent, no more than 1200 of its events in a minute are stored', async () => {
  const many = Array.from({ length: 50 }, () => ({ type: 'view', action: '/de/flood' }))
  for (let turn = 0; turn < 26; turn++) await send(many, firefox.replaceAll('140', String(turn + 100)), '10.1.0.4')
  await rollUp()
  const row = await brand.core.db.first<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM stat_events e JOIN stat_words w ON w.id = e.page WHERE w.word = '/de/flood'`,
  )
  expect(row?.n).toBe(1200)
})

test('texts beyond the limit are not stored, but their events are', async () => {
  const before = await words()
  const write = openStore(brand.core.db, before.length + 2)
  await write([event('/c', '2026-11-01'), event('/a', '2026-11-01'), event('/b', '2026-11-01')])
  expect(await words()).toEqual([...before, '/a', '/b'].toSorted())
  expect(await pagesOf('2026-11-01')).toEqual([{ word: null }, { word: '/a' }, { word: '/b' }])
})

test('a text whose events could not be written is stored again with the next event', async () => {
  const write = openStore(brand.core.db)
  await expect(write([{ ...event('/again', '2026-11-02'), visitor: 'no number' }])).rejects.toThrow()
  await write([event('/again', '2026-11-02')])
  expect(await pagesOf('2026-11-02')).toEqual([{ word: '/again' }])
})

test('when there are many texts, those without events are deleted; they can be stored again later', async () => {
  const write = openStore(brand.core.db)
  await write([event('/gone', '2026-11-03'), event('/stays', '2026-11-04')])
  await brand.core.db.run(sql`DELETE FROM stat_events WHERE day = '2026-11-03'`)
  await forgetWords(brand.core.db)
  expect(await words()).toContain('/gone')
  await forgetWords(brand.core.db, 1)
  expect(await words()).toContain('/stays')
  expect(await words()).not.toContain('/gone')
  await write([event('/gone', '2026-11-05')])
  expect(await pagesOf('2026-11-05')).toEqual([{ word: '/gone' }])
})
