import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { rideBrand } from '#testing/ride-brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { messageRoutesEndpoints as calls } from '../contract.ts'
import { defaultRoutes } from '../rules/routes.ts'

test('the channels of a branch can be read, are set by its staff, and are used by the next message', async () => {
  const brand = await rideBrand()
  const ofA = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.a] })
  const at = (branchId: string) => ({ params: { branchId } })
  const read = await must(brand.call(calls.get, at(brand.a), { as: ofA }))
  expect(read).toEqual({ branchId: brand.a, version: 0, routes: defaultRoutes })
  expect((await brand.call(calls.get, at(brand.b), { as: ofA })).status).toBe(404)
  expect((await brand.call(calls.get, at(crypto.randomUUID()), { as: admin() })).status).toBe(404)

  const routes = { ...defaultRoutes, received: [], placed: ['push' as const] }
  const set = (branchId: string, version: number, body: object = routes) =>
    brand.call(calls.set, { ...at(branchId), body: { version, routes: body as typeof routes } }, { as: ofA })
  expect((await set(brand.b, 0)).status).toBe(404)
  expect((await set(brand.a, 0, { ...routes, placed: ['sms'] })).status).toBe(422)
  expect(await set(brand.a, 0)).toMatchObject({ ok: true, value: { version: 1, routes } })
  expect(await set(brand.a, 0)).toMatchObject({ status: 409, data: { version: 1 } })

  await brand.place()
  await brand.drain()
  expect(await brand.core.db.many(sql`SELECT template FROM messages`)).toEqual([])
  await must(set(brand.a, 1, defaultRoutes))
  await brand.place(brand.draft({ lastName: 'Huber' }))
  await brand.drain()
  expect(await brand.core.db.many(sql`SELECT template FROM messages ORDER BY template`)).toEqual([
    { template: 'branch.placed' },
    { template: 'order.received' },
  ])
  expect(
    await brand.core.db.many(sql`SELECT label FROM audit WHERE action = 'messageRoutes.changed' ORDER BY id`),
  ).toEqual([{ label: 'Haus a' }, { label: 'Haus a' }])
})
