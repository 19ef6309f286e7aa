import { afterAll, beforeAll, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { platformPorts } from '#platform/ports.ts'
import { identityEndpoints as calls } from '../../contract.ts'
import { openStaff, password, type Staff } from '../testing/staff.ts'

const email = 'anna@donau.example'
const next = 'Kaiserschmarrn mit Zwetschken 7'
let staff: Staff
beforeAll(async () => {
  staff = await openStaff()
})
afterAll(() => staff.brand.close())

test('a reset ends all sessions and invalidates the old password; the second factor stays unless it is removed; the audit trail records both', async () => {
  const reset = staff.brand.runtime.opened.port(platformPorts.resetPassword)
  const made = await staff.identity.createUser({ name: 'Anna Adler', email, roles: ['ROLE_ADMIN'], password })
  const id = made.ok ? made.value.id : ''
  const as = await staff.signIn(email, password)
  await staff.call(calls.totpStart, { body: { password } }, as)
  expect(await reset({ email: 'nobody@donau.example', password: next, withoutSecondFactor: false })).toMatchObject({
    code: 'record.not_found',
  })
  expect(await reset({ email, password: '12345678', withoutSecondFactor: false })).toMatchObject({ ok: false })
  expect((await staff.call(calls.me, {}, as)).status).toBe(200)

  const { db } = staff.brand.core
  const before = await db.many(sql`SELECT 1 FROM totp WHERE user_id = ${id}`)
  const kept = await reset({ email: 'ANNA@donau.example', password: next, withoutSecondFactor: false })
  expect(kept).toMatchObject({ ok: true, value: { name: 'Anna Adler', hasSecondFactor: before.length > 0 } })
  expect((await staff.call(calls.me, {}, as)).status).toBe(401)
  expect((await staff.call(calls.login, { body: { email, password } })).status).toBe(401)

  const taken = await reset({ email, password: next, withoutSecondFactor: true })
  expect(taken).toMatchObject({ ok: true, value: { hasSecondFactor: false } })
  expect(await db.many(sql`SELECT 1 FROM totp WHERE user_id = ${id}`)).toEqual([])
  await staff.signIn(email, next)
  const trail = await db.many<{ action: string; actor_type: string }>(
    sql`SELECT action, actor_type FROM audit WHERE entity_id = ${id} AND action LIKE 'user.%' AND actor_type = 'system' ORDER BY id`,
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'user.created',
    'user.password-changed',
    'user.password-changed',
    ...(before.length > 0 ? ['user.totp-removed'] : []),
  ])
})
