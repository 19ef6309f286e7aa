import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { request, testBrand } from '#testing/brand.ts'
import { testClock } from '#testing/clock.ts'
import { admin } from '#testing/sessions.ts'
import { type Doings, shelfEndpoints as calls, shelves } from './fixtures/shelves.ts'
import { mostAttempts, pauseAfter } from './work/outbox.ts'

const until = async (met: () => boolean | Promise<boolean>, ms = 20_000): Promise<boolean> => {
  for (const end = Date.now() + ms; Date.now() < end;) {
    if (await met()) return true
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
}

/** Opens the same brand twice on one database. Each has its own pool, listener and workers, so for the database they are two processes. */
async function two(doings: Doings, automatic = true) {
  const clock = testClock()
  const composition = shelves(doings)
  const first = await testBrand({ composition, clock, automatic })
  const second = await testBrand({ composition, clock, automatic, database: first.database })
  return { first, second, clock }
}

describe('two processes on one database', () => {
  it('does each outbox entry once', async () => {
    const doings: Doings = { mails: [], jobRuns: 0 }
    const { first, second } = await two(doings)
    const names = Array.from({ length: 40 }, (_, index) => `n${index}`)
    await Promise.all(
      names.map((name, index) =>
        request(index % 2 ? first : second).call(calls.create, { body: { name } }, { as: admin() }),
      ),
    )
    // When all entries are done, no worker can do an entry a second time.
    const isAllDone = async () =>
      (await first.core.db.first(sql`SELECT 1 FROM outbox WHERE done_at IS NULL`)) === undefined
    expect(await until(isAllDone)).toBe(true)
    expect(doings.mails.toSorted()).toEqual(names.toSorted())
  })

  it('runs a scheduled job once per turn', async () => {
    const doings: Doings = { mails: [], jobRuns: 0 }
    const { first, second, clock } = await two(doings, false)
    await Promise.all([first.runJobs(), second.runJobs()])
    expect(doings.jobRuns).toBe(1)
    clock.advance({ seconds: 59 })
    await Promise.all([first.runJobs(), second.runJobs()])
    expect(doings.jobRuns).toBe(1)
    clock.advance({ seconds: 2 })
    await Promise.all([first.runJobs(), second.runJobs()])
    expect(doings.jobRuns).toBe(2)
  })

  it('sends messages to streams of the other process, and only after the commit', async () => {
    const { first, second } = await two({ mails: [], jobRuns: 0 })
    const stop = new AbortController()
    const heard: Record<string, unknown>[] = []
    const reading = (async () => {
      for await (const payload of second.core.live.subscribe('shelf', stop.signal)) heard.push(payload)
    })()
    await first.core.db
      .tx(async (tx) => {
        await first.core.live.publish(tx, 'shelf', { id: 'rolled back' })
        throw new Error('no')
      })
      .catch(() => undefined)
    const made = await request(first).call(calls.create, { body: { name: 'x' } }, { as: admin() })
    expect(await until(() => heard.length > 0)).toBe(true)
    expect(heard).toEqual([{ id: made.ok ? made.value.id : '' }])
    stop.abort()
    await reading
  })

  it('reloads a snapshot after a change by another process', async () => {
    const { first, second } = await two({ mails: [], jobRuns: 0 })
    const names = async () => {
      const answer = await request(second).call(calls.names)
      return answer.ok ? answer.value : []
    }
    expect(await names()).toEqual([])
    const before = second.core.snapshots.version()
    await request(first).call(calls.create, { body: { name: 'neu' } }, { as: admin() })
    expect(await until(async () => (await names()).includes('neu'))).toBe(true)
    expect(second.core.snapshots.version()).not.toBe(before)
    expect(second.core.snapshots.version()).toBe(first.core.snapshots.version())
  })

  it('shares the counter of a limit that protects a secret', async () => {
    const { first, second } = await two({ mails: [], jobRuns: 0 }, false)
    const limited = await testBrand({
      composition: shelves(),
      database: first.database,
      rateLimits: true,
      clock: first.clock,
    })
    const other = await testBrand({
      composition: shelves(),
      database: second.database,
      rateLimits: true,
      clock: first.clock,
    })
    const guess = async (brand: typeof limited) =>
      (await request(brand).call(calls.login, { body: { user: 'a' } })).status
    expect([await guess(limited), await guess(other), await guess(limited), await guess(other)]).toEqual([
      200, 200, 429, 429,
    ])
    const elsewhere = await request(other).call(calls.login, { body: { user: 'b' } })
    expect(elsewhere.status).toBe(200)
  })
})

describe('the outbox', () => {
  it('tries again after increasing pauses, then gives up and logs it', async () => {
    const doings: Doings = { mails: [], jobRuns: 0, failing: 'mail server away' }
    const clock = testClock()
    const brand = await testBrand({ composition: shelves(doings), clock })
    await request(brand).call(calls.create, { body: { name: 'a' } }, { as: admin() })
    const row = () =>
      brand.core.db.first<{ attempts: number; last_error: string; dead: boolean; done_at: string | null }>(
        sql`SELECT * FROM outbox`,
      )
    expect(await brand.drain()).toBe(1)
    expect(await brand.drain()).toBe(0)
    expect(await row()).toMatchObject({ attempts: 1, last_error: 'mail server away', dead: false })
    clock.advance({ seconds: pauseAfter(1) })
    doings.failing = ''
    expect(await brand.drain()).toBe(1)
    expect(doings.mails).toEqual(['a'])
    expect((await row())?.done_at).not.toBeNull()

    await request(brand).call(calls.create, { body: { name: 'b' } }, { as: admin() })
    doings.failing = 'gone'
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      expect(await brand.drain()).toBe(1)
      clock.advance({ seconds: pauseAfter(attempt) })
    }
    expect(await brand.drain()).toBe(0)
    expect(await brand.core.db.first(sql`SELECT dead, attempts FROM outbox WHERE dead`)).toEqual({
      dead: true,
      attempts: mostAttempts,
    })
  })

  it('takes over the entry of a killed process when its lease has expired', async () => {
    const doings: Doings = { mails: [], jobRuns: 0 }
    const { first, second, clock } = await two(doings, false)
    await request(first).call(calls.create, { body: { name: 'a' } }, { as: admin() })
    // This is the state after a process was killed between the claim and the work.
    await first.core.db.run(sql`UPDATE outbox SET attempts = 1, lease_until = ${clock.now().add({ seconds: 30 })}`)
    expect(await second.drain()).toBe(0)
    clock.advance({ seconds: 31 })
    expect(await second.drain()).toBe(1)
    expect(doings.mails).toEqual(['a'])
  })

  it('stores only one entry per topic and key', async () => {
    const doings: Doings = { mails: [], jobRuns: 0 }
    const brand = await testBrand({ composition: shelves(doings) })
    const entry = { topic: 'mail', payload: { name: 'x' }, key: 'same' }
    await brand.core.db.tx(async (tx) => {
      await brand.core.outbox.add(tx, entry)
      await brand.core.outbox.add(tx, entry)
    })
    await brand.drain()
    expect(doings.mails).toEqual(['x'])
  })

  it('does not work on an entry before it is due', async () => {
    const doings: Doings = { mails: [], jobRuns: 0 }
    const brand = await testBrand({ composition: shelves(doings) })
    const notBefore = brand.clock.now().add({ minutes: 30 })
    await brand.core.db.tx((tx) => brand.core.outbox.add(tx, { topic: 'mail', payload: { name: 'x' }, notBefore }))
    expect(await brand.drain()).toBe(0)
    brand.clock.advance({ minutes: 30 })
    expect(await brand.drain()).toBe(1)
  })
})

describe('two brands in one process', () => {
  it('share no data', async () => {
    const one: Doings = { mails: [], jobRuns: 0 }
    const other: Doings = { mails: [], jobRuns: 0 }
    const first = await testBrand({ composition: shelves(one), id: 'one' })
    const second = await testBrand({ composition: shelves(other), id: 'two' })
    await request(first).call(calls.create, { body: { name: 'nur hier' } }, { as: admin() })
    expect(await request(second).call(calls.list, {}, { as: admin() })).toMatchObject({ ok: true, value: [] })
    expect(await request(second).call(calls.names)).toMatchObject({ ok: true, value: [] })
    await Promise.all([first.drain(), second.drain()])
    expect([one.mails, other.mails]).toEqual([['nur hier'], []])
  })
})
