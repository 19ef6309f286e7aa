import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { randomIds } from '#kernel/ids.ts'
import { type House, openHouse } from '#platform/brands/house.ts'
import type { Log } from '#platform/module.ts'
import { testClock } from '#testing/clock.ts'
import { copyTemplate } from '#testing/database.ts'
import sql from 'sql-template-tag'
import { demoBrands } from '#demo/brands.ts'
import type { DemoBrand } from './demo-brand.ts'
import { composeServus } from './composition.ts'
import { prepare } from './demo.ts'
import { hasDemo, loadDemoBrands, missingDemo } from './demo-folder.ts'

describe('the demo in one process (docs/rules/brands.md, Names and hosts)', () => {
  let house: House
  let folder = ''
  let database: { url: string; drop: () => Promise<void> }
  const errors: unknown[] = []
  const log: Log = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: (fields) => void errors.push(fields),
  }
  beforeEach(async () => {
    errors.length = 0
    folder = await mkdtemp(join(tmpdir(), 'servus-demo-'))
    database = await copyTemplate(inject('databaseUrl'))
    const clock = testClock()
    house = await openHouse({
      url: database.url,
      composition: composeServus(),
      clock,
      ids: randomIds(clock, (count) => crypto.getRandomValues(new Uint8Array(count))),
      logFor: () => log,
      settingsFor: () => ({
        publicUrl: undefined,
        localUrl: 'http://localhost:3123',
        demo: true,
        provider: () => undefined,
        secret: () => new Uint8Array(32),
      }),
      dataFolder: folder,
      release: 'test',
      idleMs: 60_000,
      automatic: false,
    })
  })
  afterEach(async () => {
    await house.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const start = (brands?: readonly DemoBrand[]) =>
    prepare(house, { demo: true }, log, brands && (() => Promise.resolve(brands)))
  const ordersOf = async (id: string) => {
    const runtime = await house.forId(id)
    return (await runtime?.db.first<{ n: number }>(sql`SELECT count(*)::int AS n FROM orders`))?.n
  }
  const failing = (brand: DemoBrand): DemoBrand => ({
    ...brand,
    contents: async () => ({
      ...(await brand.contents()),
      placeOrders: () => Promise.reject(new Error('The power went out')),
    }),
  })

  test('the host name selects the brand; an unknown host gets the chauffeur business', async () => {
    await start()
    for (const [host, id] of [
      ['donau.localhost', 'donau'],
      ['lindwurm.localhost', 'lindwurm'],
      ['localhost', 'donau'],
      ['192.168.0.7', 'donau'],
    ] as const)
      expect((await house.forHost(host)).core.id, host).toBe(id)
    const runtime = await house.forId('lindwurm')
    expect((await runtime?.opened.demoLogins?.())?.map(({ email }) => email)).toContain('admin@lindwurm.example')
    expect(errors).toEqual([])
  })

  test('a failure of one brand does not stop the other, and the next start continues the failed one', async () => {
    const [donau, lindwurm] = demoBrands
    if (!donau || !lindwurm) throw new Error('There are two demo brands')
    await start([failing(donau), lindwurm])
    expect(errors).toMatchObject([{ brand: 'donau' }])
    expect(await ordersOf('donau')).toBe(0)
    const there = await ordersOf('lindwurm')
    expect(there).toBeGreaterThan(15)

    await start()
    expect(await ordersOf('donau')).toBeGreaterThan(10)
    expect(await ordersOf('lindwurm')).toBe(there)
  })

  test('a start interrupted between the brands is continued by the next; if no brand can be created the start fails', async () => {
    const [donau] = demoBrands
    await expect(start(demoBrands.map(failing))).rejects.toThrow('The power went out')
    if (donau) await start([donau])
    await start()
    expect((await house.brands()).map(({ id }) => id).toSorted()).toEqual(['donau', 'lindwurm'])
    expect(await ordersOf('lindwurm')).toBeGreaterThan(15)
  })

  test('without the folder of the demo a message says so, and the start continues', async () => {
    const [nowhere, warnings] = [new URL('file:///nowhere/demo/'), [] as string[]]
    const warn: Log['warn'] = (_fields, message = '') => void warnings.push(message)
    await prepare(house, { demo: true }, { ...log, warn }, () => loadDemoBrands(nowhere))
    expect(warnings).toEqual([missingDemo])
    expect(await house.brands()).toEqual([])
    expect([hasDemo(nowhere), hasDemo()]).toEqual([false, true])
  })

  test('an installation with other brands gets no demo brand', async () => {
    await house.create({ id: 'huber', name: 'Taxi Huber', hosts: [] })
    await start()
    expect((await house.brands()).map(({ id }) => id)).toEqual(['huber'])
  })
})
