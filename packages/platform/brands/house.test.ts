import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { sequentialIds } from '#kernel/ids.ts'
import { copyTemplate } from '#testing/database.ts'
import { testClock } from '#testing/clock.ts'
import { type Doings, shelves } from '../fixtures/shelves.ts'
import type { Log } from '../module.ts'
import { brandForHost } from './directory.ts'
import { type House, openHouse } from './house.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const until = async (met: () => boolean): Promise<boolean> => {
  for (const end = Date.now() + 5_000; Date.now() < end;) {
    if (met()) return true
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
}

describe('the brands of a process', () => {
  let house: House
  let folder = ''
  let database: { url: string; drop: () => Promise<void> }
  const clock = testClock()
  const doings: Doings = { mails: [], jobRuns: 0 }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'servus-house-'))
    database = await copyTemplate(inject('databaseUrl'))
    Object.assign(doings, { mails: [], jobRuns: 0 })
    house = await start()
    await house.create({ id: 'one', name: 'One', hosts: ['one.example'] })
  })
  const start = () =>
    openHouse({
      url: database.url,
      composition: shelves(doings),
      clock,
      ids: sequentialIds(),
      logFor: () => silent,
      settingsFor: () => ({
        publicUrl: undefined,
        demo: false,
        provider: () => undefined,
        secret: () => new Uint8Array(32),
      }),
      dataFolder: folder,
      release: 'test',
      idleMs: 150,
      sweepMs: 40,
      automatic: true,
    })
  afterEach(async () => {
    await house.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  it('opens a brand once for all simultaneous requests', async () => {
    const [first, second] = await Promise.all([house.forHost('one.example'), house.forId('one')])
    expect(first).toBe(second)
  })

  it('closes an idle brand, keeps a held brand open, and opens a closed brand again', async () => {
    await house.create({ id: 'two', name: 'Two', hosts: ['two.example'] })
    const first = await house.forHost('one.example')
    const letGo = first.hold()
    const other = await house.forHost('two.example')
    // `hold` keeps `first` open, although `first` has been idle for longer than `other`. When `other` is closed, the sweep (the regular
    // check for idle brands) has checked both brands.
    expect(await until(() => !house.opened().includes(other))).toBe(true)
    expect(house.opened()).toEqual([first])
    letGo()
    expect(await until(() => house.opened().length === 0)).toBe(true)
    const second = await house.forHost('one.example')
    expect(second).not.toBe(first)
    expect(await second.core.db.first(sql`SELECT 1 AS one`)).toEqual({ one: 1 })
  })

  it('opens a closed brand when work is due', async () => {
    const brand = await house.forHost('one.example')
    await brand.core.db.tx((tx) =>
      brand.core.outbox.add(tx, {
        topic: 'mail',
        payload: { name: 'later' },
        notBefore: clock.now().add({ hours: 1 }),
      }),
    )
    expect(await until(() => house.opened().length === 0)).toBe(true)
    expect(doings.mails).toEqual([])
    clock.advance({ hours: 1 })
    expect(await until(() => doings.mails.includes('later'))).toBe(true)
  })

  /**
   * Creates and opens a brand, adds a mail that is due in an hour, and waits until the brand is closed. Then sets the clock to one hour
   * later.
   */
  const closedWithMail = async (id: string): Promise<void> => {
    await house.create({ id, name: id, hosts: [`${id}.example`] })
    const brand = await house.forHost(`${id}.example`)
    const notBefore = clock.now().add({ hours: 1 })
    await brand.core.db.tx((tx) => brand.core.outbox.add(tx, { topic: 'mail', payload: { name: id }, notBefore }))
    expect(await until(() => !house.opened().some(({ core }) => core.id === id))).toBe(true)
    clock.advance({ hours: 1 })
  }

  it('opens the brands whose work is due although the database of another brand is down', async () => {
    await house.create({
      id: 'down',
      name: 'Down',
      hosts: ['down.example'],
      databaseUrl: 'postgres://nobody@127.0.0.1:1/x',
    })
    await closedWithMail('two')
    expect(await until(() => doings.mails.includes('two'))).toBe(true)
  })

  it('opens the brands whose work is due while another brand cannot end', async () => {
    const held = Promise.withResolvers<void>()
    const brand = await house.forHost('one.example')
    const long = brand.core.db.tx(() => held.promise)
    await closedWithMail('two')
    expect(house.opened()).not.toContain(brand)
    const isDone = await until(() => doings.mails.includes('two'))
    held.resolve()
    await long
    expect(isDone).toBe(true)
  })

  it('keeps a brand open that is used while the sweep counts its outbox', async () => {
    const brand = await house.forHost('one.example')
    let counts = 0
    Object.assign(brand, {
      async backlog() {
        counts++
        await house.forHost('one.example')
        return { count: 0, oldestSeconds: 0 }
      },
    })
    expect(await until(() => counts === 3)).toBe(true)
    expect(house.opened()).toEqual([brand])
  })

  it('opens the brands that were open before a restart, without a visitor', async () => {
    ;(await house.forHost('one.example')).hold()
    expect(await until(() => doings.jobRuns === 1)).toBe(true)
    await house.close()
    // After these two minutes the job has been due for one minute. The first sweep (the regular check of closed brands) after a start opens
    // every brand with a due job.
    clock.advance({ minutes: 2 })
    house = await start()
    expect(await until(() => house.opened().length === 1)).toBe(true)
  })

  it('opens no further brands when the server stops', async () => {
    const ids = Array.from({ length: 12 }, (_, n) => `brand-${n}`)
    for (const id of ids) await house.create({ id, name: id, hosts: [`${id}.example`] })
    await house.brands()
    const callers = ids.map((id) => house.forHost(`${id}.example`).catch((error: Error) => error.message))
    await house.close()
    expect(await Promise.all(callers)).toContain('The server is shutting down')
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query("SELECT 1 FROM pg_namespace WHERE nspname LIKE 'brand_brand%'")
    await client.end()
    expect(rows.length).toBeLessThanOrEqual(4)
  })

  it('opens a brand although the databases of others accept connections and never answer', async () => {
    const sockets = new Set<Socket>()
    const silentServer = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve))
    const { port } = silentServer.address() as { port: number }
    for (let n = 0; n < 5; n++)
      await house.create({
        id: `mute-${n}`,
        name: 'Mute',
        hosts: [`mute-${n}.example`],
        databaseUrl: `postgres://nobody@127.0.0.1:${port}/mute${n}`,
      })
    for (let n = 0; n < 5; n++) house.forHost(`mute-${n}.example`).catch(() => undefined)
    expect(await until(() => sockets.size >= 4)).toBe(true)
    const opened = await Promise.race([
      house.forHost('one.example').then(() => 'opened'),
      new Promise((resolve) => setTimeout(resolve, 4_000, 'waits')),
    ])
    silentServer.close()
    for (const socket of sockets) socket.destroy()
    expect(opened).toBe('opened')
  }, 30_000)
})

describe('brandForHost', () => {
  const entry = (id: string, hosts: string[], isDefault = false) => ({
    id,
    name: id,
    hosts,
    databaseUrl: '',
    schema: '',
    isDefault,
  })
  const brands = [entry('donau', ['www.donau.example'], true), entry('lindwurm', ['lindwurm.example'])]
  it.each([
    ['www.donau.example', 'donau'],
    ['Lindwurm.Example', 'lindwurm'],
    ['lindwurm.localhost', 'lindwurm'],
    ['localhost', 'donau'],
    ['192.0.2.1', 'donau'],
  ])('the host %s leads to the brand %s', (host, id) => {
    expect(brandForHost(brands, host)?.id).toBe(id)
  })
  it('returns undefined if there are no brands', () => {
    expect(brandForHost([], 'x')).toBeUndefined()
  })
})
