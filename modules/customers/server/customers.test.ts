import { afterAll, beforeAll, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import type { Session } from '#platform/module.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { type Customer, customersEndpoints as calls } from '../contract.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; errors: unknown }>): Promise<T> {
  const got = await answer
  if (!got.ok) throw new Error(JSON.stringify(got.errors))
  return got.value
}
const list = (query: object = {}, as: Session = chief): Promise<Customer[]> =>
  value(brand.call(calls.list, { query }, { as }))
const named = async (name: string): Promise<Customer> => {
  const found = (await list()).find((one) => one.name === name)
  if (!found) throw new Error(`no customer ${name}`)
  return found
}
/** Runs the job that assigns orders to customers. It is due every ten seconds, so the clock is advanced by twenty. */
const follow = async (): Promise<void> => {
  brand.clock.advance({ seconds: 20 })
  await brand.runJobs()
}
const place = (contact: object) => brand.place(brand.draft(contact))
const anna = { firstName: 'Anna', lastName: 'Berger', phone: '+43 660 1112233', email: 'anna@post.example' }

test('orders with the same mail and phone are one person, with their figures', async () => {
  await place(anna)
  await place({ ...anna, email: 'ANNA@post.example' })
  await follow()
  const found = await named('Anna Berger')
  expect(found).toMatchObject({ orderCount: 2, revenue: 0, branches: [brand.a], isDouble: false, version: 1 })
  expect(found.lastOrderAt).not.toBeNull()
  const { orders, since } = await value(brand.call(calls.overview, { params: { id: found.id } }, { as: chief }))
  const shown = { kind: 'ride', state: 'waiting', paymentState: 'none', deliveryType: 'takeaway' }
  expect(orders).toEqual([expect.objectContaining(shown), expect.objectContaining(shown)])
  expect(since).toBe(orders[1]?.at)
})

test('reading the same orders again changes nothing', async () => {
  const before = await list()
  await brand.core.db.run(sql`DELETE FROM customer_progress`)
  await follow()
  expect(await list()).toEqual(before)
})

test('the same phone number with another e-mail address is another person, who is suggested for merging but never merged automatically', async () => {
  await place({ ...anna, firstName: 'Anni', email: 'anni@post.example' })
  await follow()
  const [one, other] = [await named('Anna Berger'), await named('Anni Berger')]
  expect([one.isDouble, other.isDouble, other.orderCount]).toEqual([true, true, 1])
  const { doubles } = await value(brand.call(calls.overview, { params: { id: one.id } }, { as: chief }))
  expect(doubles).toEqual([{ id: other.id, name: 'Anni Berger', orderCount: 1, equal: ['phone'] }])
})

test('merging adds up the figures, hides the other person, and can be undone without loss', async () => {
  const [one, other] = [await named('Anna Berger'), await named('Anni Berger')]
  const say = (verdict: typeof calls.merge | typeof calls.split, id = one.id, body = { other: other.id }) =>
    brand.call(verdict, { params: { id }, body }, { as: chief })
  expect((await value(say(calls.merge))).merged).toEqual([{ id: other.id, name: 'Anni Berger' }])
  expect(await list()).toMatchObject([{ id: one.id, orderCount: 3, isDouble: false }])
  expect(await say(calls.merge)).toMatchObject({ ok: false, status: 409, errors: [{ code: 'customer.merged' }] })
  expect(await say(calls.merge, one.id, { other: one.id })).toMatchObject({ status: 404, errors: [{ field: 'other' }] })
  await place({ ...anna, firstName: 'Anni', email: 'anni@post.example' })
  await follow()
  expect(await named('Anna Berger')).toMatchObject({ orderCount: 4 })
  await value(say(calls.split))
  expect(await named('Anna Berger')).toMatchObject({ orderCount: 2, isDouble: true })
  expect(await named('Anni Berger')).toMatchObject({ orderCount: 2, isDouble: true })
  expect(await say(calls.split)).toMatchObject({ ok: false, status: 409, errors: [{ code: 'customer.not_merged' }] })
})

test('persons who were marked as different are not suggested again', async () => {
  const [one, other] = [await named('Anna Berger'), await named('Anni Berger')]
  const said = await value(
    brand.call(calls.different, { params: { id: one.id }, body: { other: other.id } }, { as: chief }),
  )
  expect(said.doubles).toEqual([])
  await follow()
  expect((await list()).map(({ isDouble }) => isDouble)).toEqual([false, false])
})

test('staff see the persons who ordered at their branches, and only these', async () => {
  const own = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.a] })
  const foreign = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.b] })
  const { id, version } = await named('Anna Berger')
  expect(await list({}, own)).toHaveLength(2)
  expect(await list({}, foreign)).toEqual([])
  for (const answer of [
    await brand.call(calls.get, { params: { id } }, { as: foreign }),
    await brand.call(calls.overview, { params: { id } }, { as: foreign }),
    await brand.call(calls.update, { params: { id }, body: { version, note: 'x' } }, { as: foreign }),
    await brand.call(calls.merge, { params: { id }, body: { other: id } }, { as: foreign }),
  ])
    expect(answer).toMatchObject({ ok: false, status: 404 })
  expect((await brand.call(calls.csv, {}, { as: own })).status).toBe(403)
})

test('a person whom staff of a branch enter belongs to their branches', async () => {
  const own = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.b] })
  const made = await value(brand.call(calls.create, { body: { lastName: 'Zoller' } }, { as: own }))
  expect(made).toMatchObject({ name: 'Zoller', branches: [brand.b] })
  await value(brand.call(calls.remove, { params: { id: made.id } }, { as: own }))
})

test('persons of other branches are not shown as duplicates, and staff of one branch cannot merge a person of several branches', async () => {
  const at = (branches: string[]) => ({ as: sessionOf(['ROLE_BACKOFFICE'], { branches, name: branches.join(' ') }) })
  const make = (body: { lastName: string; phone: string }, branches: string[]) =>
    value(brand.call(calls.create, { body: { ...body, branches } }, { as: chief }))
  const phone = '+436605550001'
  const [mine, foreign] = [
    await make({ lastName: 'Meine', phone }, [brand.a]),
    await make({ lastName: 'Geheim', phone }, [brand.b]),
  ]
  const doubles = async (who: { as: Session }) =>
    (await value(brand.call(calls.overview, { params: { id: mine.id } }, who))).doubles.map(({ name }) => name)
  expect(await doubles({ as: chief })).toEqual(['Geheim'])
  expect(await doubles(at([brand.a]))).toEqual([])
  const both = await make({ lastName: 'Beide', phone: '+436605550002' }, [brand.a, brand.b])
  for (const verdict of [calls.merge, calls.different, calls.split])
    expect(
      await brand.call(verdict, { params: { id: mine.id }, body: { other: both.id } }, at([brand.a])),
    ).toMatchObject({ ok: false, status: 403, errors: [{ code: 'auth.not_your_branches' }] })
  const { merged } = await value(
    brand.call(calls.merge, { params: { id: mine.id }, body: { other: foreign.id } }, { as: chief }),
  )
  expect(merged).toMatchObject([{ name: 'Geheim' }])
  expect(await value(brand.call(calls.overview, { params: { id: mine.id } }, at([brand.a])))).toMatchObject({
    merged: [],
  })
  for (const { id } of [mine, foreign, both]) await value(brand.call(calls.remove, { params: { id } }, { as: chief }))
})

test('a caller cannot write figures, and a wrong phone number or e-mail address is refused with its field', async () => {
  const { id, version } = await named('Anna Berger')
  for (const [field, body] of [
    ['revenue', { revenue: 1_000_000 }],
    ['phone', { phone: '0660 1' }],
    ['email', { email: 'anna' }],
  ] as const)
    expect(await brand.call(calls.update, { params: { id }, body: { version, ...body } }, { as: chief })).toMatchObject(
      {
        ok: false,
        status: 422,
        errors: [{ field }],
      },
    )
})

test('the export contains every person and is recorded in the audit trail', async () => {
  const file = await value(brand.call(calls.csv, {}, { as: chief }))
  expect(file).toContain('"Anna Berger"')
  expect(await brand.core.db.first(sql`SELECT action FROM audit WHERE action = 'customer.export'`)).toBeDefined()
})
