import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordParser } from '#contract/record-parser.ts'
import { type TestBrand, testBrand } from '#testing/brand.ts'
import { admin, employee } from '#testing/sessions.ts'
import { shelfEntity, shelves } from './fixtures/shelves.ts'
import { changesTo } from './record-changes.ts'
import type { Records } from './record-rules.ts'
import { missing, openRecords } from './records.ts'

const branch = '00000000-0000-7000-8000-00000000000a'
const parse = recordParser(shelfEntity)
const caller = { session: admin({ name: 'Nina' }), requestId: 'r1' }

/** The values of a shelf, parsed as in an API call. */
function shelf(input: object) {
  const parsed = parse.create(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures))
  return parsed.value
}

describe('openRecords', () => {
  let brand: TestBrand
  let records: Records<typeof shelfEntity>
  beforeAll(async () => {
    brand = await testBrand({ composition: shelves() })
    records = openRecords(brand.core, shelfEntity)
  })
  afterAll(() => brand.close())
  beforeEach(() => brand.core.db.run(sql`DELETE FROM shelf`))

  const make = (...names: string[]) =>
    records.write(caller, async (batch) => {
      for (const name of names) {
        const made = await batch.create(shelf({ name }))
        if (!made.ok) return made
      }
      return { ok: true }
    })
  const all = () => brand.core.db.many<{ id: string; name: string }>(sql`SELECT id, name FROM shelf ORDER BY name`)
  const noticed = async () =>
    (
      await brand.core.db.first<{ version: number }>(
        sql`SELECT coalesce(max(version), 0) AS version FROM snapshot_version WHERE name = 'shelf'`,
      )
    )?.version ?? 0

  it('sends one message to other processes for many records, and writes an audit entry for each', async () => {
    const before = await noticed()
    await make('a', 'b', 'c')
    expect(await noticed()).toBe(before + 1)
    const ids = (await all()).map(({ id }) => id)
    const trail = await brand.core.db.many<{ action: string; request_id: string }>(
      sql`SELECT action, request_id FROM audit WHERE entity_id = ANY (${ids})`,
    )
    expect(trail).toEqual(ids.map(() => ({ action: 'shelf.create', request_id: 'r1' })))
  })

  it('sends no message if nothing was written', async () => {
    const before = await noticed()
    await records.write(caller, async (batch) => ({ ok: true, value: await batch.lock([]) }))
    expect(await noticed()).toBe(before)
  })

  it('writes all or nothing: a refusal rolls back the writes before it', async () => {
    expect(await make('a', 'b', 'a')).toMatchObject({ ok: false, code: 'field.unique', field: 'name' })
    expect(await all()).toEqual([])
  })

  it('refuses a change with an outdated version and rolls back the whole batch', async () => {
    await make('a', 'b')
    const outcome = await records.write(caller, async (batch) => {
      const [a, b] = await batch.lock((await all()).map(({ id }) => id))
      if (!a || !b) return missing
      const first = await batch.update(a, { version: a.version, name: 'c' })
      return first.ok ? batch.update(b, { version: b.version + 1, name: 'd' }) : first
    })
    expect(outcome).toMatchObject({ ok: false, code: 'record.stale', values: { by: 'Nina' } })
    expect((await all()).map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('lets staff write records of their own branches only, and the program all records', async () => {
    const clerk = { session: employee([]), requestId: 'r2' }
    const inBranch = shelf({ name: 'a', branchId: branch })
    expect(await records.write(clerk, (batch) => batch.create(inBranch))).toEqual({ ...missing, field: 'branchId' })
    const made = await records.write({ session: undefined }, (batch) => batch.create(inBranch))
    expect(made).toMatchObject({ ok: true, value: { branchId: branch } })
    expect(made.ok && (await records.find(made.value.id, clerk))).toBeUndefined()
  })

  it('finds the values that a change would really change', () => {
    const stored = { ...shelf({ name: 'a', labels: ['x'] }), id: '', version: 1, createdAt: '', updatedAt: '' }
    expect(changesTo(stored, { labels: ['x'] })).toBeUndefined()
    expect(changesTo(stored, { labels: ['x'], width: 3 })).toEqual({ width: 3 })
  })
})

describe('recordParser', () => {
  it('fills in defaults of a new record, but not of a change', () => {
    expect(parse.create({ name: ' a ' })).toEqual({ ok: true, value: { name: 'a', width: 1, labels: [] } })
    expect(parse.change({ note: 'n' })).toEqual({ ok: true, value: { note: 'n' } })
  })

  it('reports all failures, as the calls of the entity do', () => {
    expect(parse.change({ width: 101, colour: 'red' })).toEqual({
      ok: false,
      failures: [
        { code: 'field.too_large', field: 'width', values: { max: 100 } },
        { code: 'field.unknown', field: 'colour' },
      ],
    })
  })
})
