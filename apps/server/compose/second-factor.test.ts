import { expect, test } from 'vitest'
import { contentEndpoints } from '#modules/content/contract.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { giveRoles } from '#testing/give-roles.ts'
import { request, testBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'

/**
 * docs/rules/security.md, Sign-in: a brand can demand the second factor for a role. The setting also affects users who are already signed
 * in.
 */
test('with the role in the settings an administrator without a second factor has no rights', async () => {
  const brand = await testBrand()
  const { call } = request(brand)
  const [as, email, password] = [admin(), 'anna@donau.example', 'sieben grüne Flaschen']
  const user = { name: 'Anna Adler', email, password, roles: ['ROLE_BACKOFFICE' as const] }
  const made = await call(identityEndpoints.users.create, { body: user }, { as })
  expect(made).toMatchObject({ ok: true })
  if (made.ok) await giveRoles(brand.core.db, made.value.id, ['ROLE_ADMIN'])
  const signedIn = await brand.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const cookie = /sid=[^;]*/.exec(String(signedIn.headers['set-cookie']))?.[0] ?? ''
  const look = () =>
    Promise.all([
      call(identityEndpoints.me, {}, { headers: { cookie } }),
      call(identityEndpoints.users.list, {}, { headers: { cookie } }),
    ])
  expect(await look()).toMatchObject([{ value: { roles: ['ROLE_ADMIN'], mustSetUpTotp: false } }, { ok: true }])
  const settings = { version: 0, totpRoles: ['ROLE_ADMIN' as const] }
  expect(await call(contentEndpoints.config.save, { body: settings }, { as })).toMatchObject({ ok: true })
  expect(await look()).toMatchObject([{ value: { roles: [], mustSetUpTotp: true } }, { ok: false, status: 403 }])
})
