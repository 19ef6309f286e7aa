import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request, type TestBrand, testBrand } from '#testing/brand.ts'
import { admin, employee } from '#testing/sessions.ts'
import { tableMismatches } from '#testing/entity-table.ts'
import { shelfEndpoints, shelfEntity, shelves } from './fixtures/shelves.ts'

const branchA = '00000000-0000-7000-8000-00000000000a'
const branchB = '00000000-0000-7000-8000-00000000000b'

describe('crud', () => {
  let brand: TestBrand
  const as = admin()
  beforeAll(async () => {
    brand = await testBrand({ composition: shelves() })
  })
  afterAll(() => brand.close())

  const create = async (body: Record<string, unknown>) =>
    request(brand).call(shelfEndpoints.create, { body: body as never }, { as })
  const made = async (body: Record<string, unknown>) => {
    const answer = await create(body)
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    return answer.value
  }

  it('creates records with defaults, reads them, and lists them in German order with total and pages', async () => {
    const answer = await create({ name: 'Ähre', labels: ['x', 'y'], width: 2.5 })
    expect(answer).toMatchObject({
      ok: true,
      status: 201,
      value: { name: 'Ähre', width: 2.5, labels: ['x', 'y'], branchId: null, version: 1 },
    })
    await made({ name: 'Zeile' })
    await made({ name: 'Apfel' })
    const list = await request(brand).call(shelfEndpoints.list, { query: { pageSize: 2 } }, { as })
    expect(list).toMatchObject({
      ok: true,
      meta: { total: 3, page: 1, pageSize: 2 },
      value: [{ name: 'Ähre' }, { name: 'Apfel' }],
    })
    expect(await request(brand).call(shelfEndpoints.list, { query: { page: 9 } }, { as })).toMatchObject({
      ok: true,
      meta: { total: 3 },
      value: [],
    })
    expect(
      await request(brand).call(shelfEndpoints.list, { query: { search: 'ZEI', sort: '-width' } }, { as }),
    ).toMatchObject({ value: [{ name: 'Zeile' }] })
  })

  it('does not treat a search text as a pattern, and does not sort by a column that is not declared', async () => {
    expect(await request(brand).call(shelfEndpoints.list, { query: { search: '%' } }, { as })).toMatchObject({
      ok: true,
      value: [],
    })
    expect(await request(brand).call(shelfEndpoints.list, { query: { sort: 'name; drop' } }, { as })).toMatchObject({
      status: 422,
      errors: [{ field: 'sort' }],
    })
  })

  it('changes only the fields that were sent, and refuses an outdated version with the current record', async () => {
    const first = await made({ name: 'Buche', labels: ['kept'], note: 'n' })
    const params = { id: first.id }
    const changed = await request(brand).call(shelfEndpoints.update, { params, body: { version: 1, width: 3 } }, { as })
    expect(changed).toMatchObject({ ok: true, value: { width: 3, labels: ['kept'], note: 'n', version: 2 } })
    const stale = await request(brand).call(shelfEndpoints.update, { params, body: { version: 1, width: 4 } }, { as })
    expect(stale).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'record.stale' }],
      data: { width: 3, version: 2 },
    })
  })

  it('reports the field of a violated unique constraint', async () => {
    await made({ name: 'Linde' })
    expect(await create({ name: 'Linde' })).toMatchObject({
      status: 422,
      errors: [{ code: 'field.unique', field: 'name' }],
    })
  })

  it('refuses to delete a record that is in use, and deletes other records', async () => {
    const shelf = await made({ name: 'Eiche' })
    await brand.core.db.run(sql`INSERT INTO book (id, shelf_id) VALUES (${brand.core.ids.uuid()}, ${shelf.id})`)
    const params = { id: shelf.id }
    expect(await request(brand).call(shelfEndpoints.remove, { params }, { as })).toMatchObject({
      status: 409,
      errors: [{ code: 'record.in_use' }],
    })
    await brand.core.db.run(sql`DELETE FROM book`)
    expect(await request(brand).call(shelfEndpoints.remove, { params }, { as })).toMatchObject({ ok: true })
    expect(await request(brand).call(shelfEndpoints.get, { params }, { as })).toMatchObject({ status: 404 })
  })

  it('returns 404 for records of other branches', async () => {
    const shelf = await made({ name: 'Filiale', branchId: branchA })
    const params = { id: shelf.id }
    const own = employee([branchA])
    const foreign = employee([branchB])
    const body = { version: 1, note: 'x' }
    expect(await request(brand).call(shelfEndpoints.get, { params }, { as: own })).toMatchObject({ ok: true })
    expect(await request(brand).call(shelfEndpoints.get, { params }, { as: foreign })).toMatchObject({ status: 404 })
    expect(await request(brand).call(shelfEndpoints.update, { params, body }, { as: foreign })).toMatchObject({
      status: 404,
    })
    expect(await request(brand).call(shelfEndpoints.remove, { params }, { as: foreign })).toMatchObject({ status: 404 })
    expect(
      await request(brand).call(
        shelfEndpoints.update,
        { params, body: { version: 1, branchId: branchB } },
        { as: own },
      ),
    ).toMatchObject({ status: 404 })
    const seen = await request(brand).call(shelfEndpoints.list, { query: { search: 'Filiale' } }, { as: foreign })
    expect(seen).toMatchObject({ ok: true, value: [], meta: { total: 0 } })
  })

  it('writes the changed fields to the audit trail, whose entries cannot be changed', async () => {
    const shelf = await made({ name: 'Spur' })
    await request(brand).call(
      shelfEndpoints.update,
      { params: { id: shelf.id }, body: { version: 1, width: 9 } },
      { as },
    )
    const rows = await brand.core.db.many<{ action: string; before: object; after: object; actor_name: string }>(
      sql`SELECT action, before, after, actor_name FROM audit WHERE entity_id = ${shelf.id} ORDER BY at, id`,
    )
    expect(rows.map((row) => row.action)).toEqual(['shelf.create', 'shelf.update'])
    expect(rows[1]).toMatchObject({ before: { width: 1 }, after: { width: 9 }, actor_name: as.name })
    expect(rows[1]?.after).not.toHaveProperty('name')
    await expect(brand.core.db.run(sql`DELETE FROM audit`)).rejects.toThrow('append only')
    await expect(brand.core.db.run(sql`TRUNCATE audit`)).rejects.toThrow('append only')
    await expect(brand.core.db.run(sql`TRUNCATE audit CASCADE`)).rejects.toThrow('append only')
  })
})

describe('tableMismatches', () => {
  it('reports every difference between table and entity, and none if they match', async () => {
    const brand = await testBrand({ composition: shelves() })
    expect(await tableMismatches(brand.core.db, shelfEntity)).toEqual([])
    await brand.core.db.run(
      sql`ALTER TABLE shelf DROP COLUMN labels, ALTER COLUMN note SET NOT NULL, ALTER COLUMN width DROP NOT NULL, ADD COLUMN extra text NOT NULL`,
    )
    expect(await tableMismatches(brand.core.db, shelfEntity)).toEqual([
      "column 'width' takes null, the field always has a value",
      "column 'labels' of field 'labels' is missing",
      "column 'note' refuses null, the field may lack a value",
      "column 'extra' is required but no field of 'shelf' fills it",
    ])
  })
})
