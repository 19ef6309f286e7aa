import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    house = await openHouse({
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
    await house.create({ id: 'one', name: 'One', hosts: ['one.example'] })
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
    // When the other brand is closed, the sweep has also checked the held brand, which is idle for longer.
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
