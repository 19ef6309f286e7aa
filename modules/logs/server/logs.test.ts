import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crudEndpoints } from '#contract/entity.ts'
import { writeExport } from '#platform/export-entry.ts'
import { branchEntity } from '#modules/branches/contract.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { sampleEndpoints } from '#testing/sample-module/contract.ts'
import { sampleModule } from '#testing/sample-module/server/module.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { type LogEntry, logsEndpoints as calls } from '../contract.ts'
import { HIDDEN } from '../rules/redact.ts'

let brand: TestBrand
let call: ReturnType<typeof request>['call']
let branch: string
let venue: string
const { venues } = sampleEndpoints

beforeAll(async () => {
  brand = await testBrand({ modules: [sampleModule] })
  call = request(brand).call
  const as = admin()
  branch = (
    await value(call(crudEndpoints(branchEntity).create, { body: { identifier: 'haus', name: 'Haus' } }, { as }))
  ).id
  brand.clock.advance({ minutes: 1 })
  venue = (await value(call(venues.create, { body: { name: 'Tafel' } }, { as }))).id
  brand.clock.advance({ minutes: 1 })
  await value(call(venues.update, { params: { id: venue }, body: { version: 1, name: 'Münchner Tafel' } }, { as }))
  brand.clock.advance({ minutes: 1 })
  await brand.core.db.tx((tx) =>
    brand.core.audit.write(tx, {
      action: 'connection.update',
      entity: 'connection',
      entityId: 'sms',
      label: '',
      actor: { type: 'system' },
      before: { apiKey: 'old', address: 'a' },
      after: { apiKey: 'new', address: 'b' },
      requestId: 'req-1',
    }),
  )
})
afterAll(() => brand.close())

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; errors: unknown }>): Promise<T> {
  const got = await answer
  if (!got.ok) throw new Error(JSON.stringify(got.errors))
  return got.value
}
const list = (query: object = {}, as = admin()): Promise<LogEntry[]> => value(call(calls.list, { query }, { as }))
const actions = async (query: object = {}, as = admin()) => (await list(query, as)).map(({ action }) => action)

test('entries are listed newest first, with the person and the name of the record', async () => {
  expect(await actions()).toEqual(['connection.update', 'venue.update', 'venue.create', 'branch.create'])
  const [, changed] = await list()
  expect(changed).toMatchObject({ label: 'Münchner Tafel', entityId: venue, changes: 1, actor: { type: 'user' } })
})

test('every filter narrows the list, and a percent sign is treated as a plain character', async () => {
  expect(await actions({ entity: 'venue' })).toEqual(['venue.update', 'venue.create'])
  expect(await actions({ actor: 'system' })).toEqual(['connection.update'])
  expect(await actions({ actor: admin().userId, entityId: branch })).toEqual(['branch.create'])
  expect(await actions({ action: 'venue.create' })).toEqual(['venue.create'])
  expect(await actions({ search: 'münchner' })).toEqual(['venue.update'])
  expect(await actions({ search: 'req-1' })).toEqual(['connection.update'])
  expect(await actions({ search: '%' })).toEqual([])
  const [newest, second] = await list()
  expect(await actions({ from: newest?.at })).toEqual(['connection.update'])
  expect(await actions({ before: second?.at })).toEqual(['venue.create', 'branch.create'])
  const answer = await call(calls.list, { query: { pageSize: 2, page: 2 } }, { as: admin() })
  expect(answer).toMatchObject({ ok: true, meta: { total: 4, page: 2, pageSize: 2 } })
})

test('one entry has the values before and after, without secrets, and the entries that followed', async () => {
  const [secret, changed, made] = await list()
  const detail = (id = '') => value(call(calls.get, { params: { id } }, { as: admin() }))
  expect(await detail(secret?.id)).toMatchObject({
    before: { apiKey: HIDDEN, address: 'a' },
    after: { apiKey: HIDDEN, address: 'b' },
    following: [],
  })
  expect(await detail(changed?.id)).toMatchObject({ before: { name: 'Tafel' }, after: { name: 'Münchner Tafel' } })
  expect((await detail(made?.id)).following.map(({ id }) => id)).toEqual([changed?.id])
})

test('the back office of a branch reads only the entries of records of its branches', async () => {
  const own = sessionOf(['ROLE_BACKOFFICE'], { branches: [branch] })
  expect(await actions({}, own)).toEqual(['branch.create'])
  expect(await actions({}, sessionOf(['ROLE_BACKOFFICE']))).toEqual([])
  const [foreign] = await list()
  expect(await call(calls.get, { params: { id: foreign?.id ?? '' } }, { as: own })).toMatchObject({ status: 404 })
  expect(await call(calls.csv, {}, { as: own })).toMatchObject({ status: 403 })
  expect(await value(call(calls.choices, {}, { as: own }))).toMatchObject({ entities: ['branch'] })
})

test('the back office reads without a branch only its own steps, and what concerns every branch', async () => {
  const own = sessionOf(['ROLE_BACKOFFICE'], { branches: [branch], name: 'Berta Berg' })
  const write = (action: string, actor: { type: 'user'; id: string; name: string }, after?: unknown) =>
    brand.core.db.tx((tx) =>
      brand.core.audit.write(tx, { action, entity: 'shared', entityId: 's', label: '', actor, after }),
    )
  const other = { type: 'user', id: 'u-other', name: 'Otto Other' } as const
  await write('order.export', { type: 'user', id: own.userId, name: 'Berta Berg' }, { rows: 12, search: 'Huber' })
  await write('order.export', other, { rows: 7 })
  await write('product.mark-sold-out', other, { isSoldOut: true, soldOutUntil: '2026-03-20T22:00:00Z' })
  const found = await list({ entity: 'shared' }, own)
  expect(found.map(({ action, rows, until }) => [action, rows, until]).toSorted()).toEqual([
    ['order.export', 12, undefined],
    ['product.mark-sold-out', undefined, '2026-03-20T22:00:00Z'],
  ])
  expect(await actions({ entity: 'shared', branch }, own)).toEqual(['product.mark-sold-out'])
  expect(await actions({ entity: 'shared' }, sessionOf(['ROLE_BACKOFFICE']))).toEqual([])
  expect(await list({ entity: 'shared' })).toHaveLength(3)
})

test.each([
  [{ isDone: true }, { is: 'done' }],
  [{ isDone: false }, { is: 'undone' }],
  [
    { item: 'Brezn', isDone: true },
    { is: 'item-done', item: 'Brezn' },
  ],
  [
    { item: 'Brezn', isDone: false },
    { is: 'item-undone', item: 'Brezn' },
  ],
  [{ isChangeSeen: true }, { is: 'read' }],
  [{ state: 'confirmed' }, undefined],
])('an entry of the kitchen with the values %j names the mark', async (after, mark) => {
  const entityId = crypto.randomUUID()
  const actor = { type: 'user', id: 'u-cook', name: 'Karl Koch' } as const
  await brand.core.db.tx((tx) =>
    brand.core.audit.write(tx, { action: 'marked.kitchen', entity: 'marked', entityId, label: '', actor, after }),
  )
  expect((await list({ entityId })).map((entry) => entry.mark)).toEqual([mark])
})

test.each([
  [{ via: 'browser', copy: 2 }, 2],
  [{ via: 'browser', copy: 0 }, undefined],
  [{ via: 'browser' }, undefined],
])('an entry of a print with the values %j names the number of the copy', async (after, copy) => {
  const entityId = crypto.randomUUID()
  const actor = { type: 'user', id: 'u-desk', name: 'Fatima Frank' } as const
  await brand.core.db.tx((tx) =>
    brand.core.audit.write(tx, { action: 'order.print', entity: 'order', entityId, label: '', actor, after }),
  )
  expect((await list({ entityId })).map((entry) => entry.copy)).toEqual([copy])
})

test('an export over several branches is one entry, for readers of each of these branches', async () => {
  const [a, b, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await writeExport(
    brand.core,
    { session: admin(), requestId: 'req-2' },
    { entity: 'several', branchIds: [a, b], rows: 9 },
  )
  const reader = (...branches: string[]) => sessionOf(['ROLE_BACKOFFICE'], { branches })
  const read = (as: ReturnType<typeof reader>, query = {}) => list({ entity: 'several', ...query }, as)
  const once = [{ action: 'several.export', rows: 9, branchId: null }]
  expect(await read(reader(a))).toMatchObject(once)
  expect(await read(reader(b))).toMatchObject(once)
  expect(await read(reader(a, b))).toMatchObject(once)
  expect(await read(admin())).toMatchObject(once)
  expect(await read(reader(other))).toEqual([])
  expect(await read(reader())).toEqual([])
  expect(await read(admin(), { branch: b })).toMatchObject(once)
  expect(await read(admin(), { branch: other })).toEqual([])
  // The reader of one branch learns nothing about the other.
  const [entry] = await read(reader(a))
  const detail = await value(call(calls.get, { params: { id: entry?.id ?? '' } }, { as: reader(a) }))
  expect(JSON.stringify(detail)).not.toContain(b)
  expect(await call(calls.get, { params: { id: entry?.id ?? '' } }, { as: reader(other) })).toMatchObject({
    status: 404,
  })
})

test('a number alone is found as a whole number in names, not in ids', async () => {
  await brand.core.db.tx((tx) =>
    brand.core.audit.write(tx, {
      action: 'table.create',
      entity: 'numbered',
      entityId: '7a7b7c',
      requestId: '9b7c0000',
      label: 'Tisch 7',
      actor: { type: 'system' },
    }),
  )
  expect(await actions({ entity: 'numbered', search: '7' })).toEqual(['table.create'])
  expect(await actions({ entity: 'numbered', search: 'tisch 7' })).toEqual(['table.create'])
  expect(await actions({ search: '77' })).toEqual([])
  // A branch with the code B may have an order 7. Ids of requests are random and contain such letters and figures.
  expect(await actions({ search: 'b7' })).toEqual([])
})

test('an export is recorded in the audit trail, and its cells contain no formula that a program would run', async () => {
  await brand.core.db.tx((tx) =>
    brand.core.audit.write(tx, { action: 'x.y', entity: 'x', entityId: '1', label: '=1+1', actor: { type: 'system' } }),
  )
  const file = await call(calls.csv, { query: { entity: 'x' } }, { as: admin() })
  expect(file).toMatchObject({ ok: true, value: expect.stringContaining(`"'=1+1"`) })
  expect(await list({ entity: 'log' })).toMatchObject([{ action: 'log.export', rows: 1, changes: 2 }])
})

test('the database refuses changes of the audit trail', async () => {
  await expect(brand.core.db.run(sql`UPDATE audit SET label = 'x'`)).rejects.toThrow('append only')
})

test('an entry about money has its amount in the list', async () => {
  const entry = {
    action: 'order.refunded',
    entity: 'order',
    entityId: 'o1',
    label: 'R-1',
    actor: { type: 'system' },
  } as const
  await brand.core.db.tx(async (tx) => {
    await brand.core.audit.write(tx, { ...entry, after: { moved: 12.4, currency: 'EUR' } })
    await brand.core.audit.write(tx, { ...entry, after: { moved: 'x', currency: 'EUR' } })
  })
  const found = await list({ entityId: 'o1' })
  expect(found.map(({ money }) => money)).toEqual(
    expect.arrayContaining([{ amount: 12.4, currency: 'EUR' }, undefined]),
  )
})
