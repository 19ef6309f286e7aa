import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityEndpoints as calls } from '../../contract.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { openStaff, password, type Staff } from '../testing/staff.ts'

const email = 'anna@donau.example'
let staff: Staff

beforeAll(async () => {
  staff = await openStaff()
})
afterAll(() => staff.brand.close())
beforeEach(async () => {
  await staff.reset()
  await staff.identity.createUser({ name: 'Anna Adler', email, roles: ['ROLE_FRONTDESK'], password })
})

async function issue(): Promise<string> {
  const link = await staff.identity.issueLoginLink(email)
  if (!link) throw new Error('No link was issued')
  return link.token
}
const redeem = (token: string) => staff.call(calls.redeemLoginLink, { body: { token } })

test('a request for a link gets the same response and causes the same work for every address, and stores no token', async () => {
  const known = await staff.call(calls.loginLink, { body: { email: 'Anna@Donau.example' } })
  const unknown = await staff.call(calls.loginLink, { body: { email: 'niemand@donau.example' } })
  expect(unknown).toEqual(known)
  expect(known.status).toBe(200)
  const promised = await staff.brand.core.db.many(sql`SELECT topic, payload FROM outbox ORDER BY id`)
  expect(promised).toEqual([
    { topic: 'identity.login-link', payload: { email } },
    { topic: 'identity.login-link', payload: { email: 'niemand@donau.example' } },
  ])
  expect(await staff.identity.issueLoginLink('niemand@donau.example')).toBeUndefined()
})

test('a link signs in once', async () => {
  const token = await issue()
  const first = await redeem(token)
  expect(first.status).toBe(200)
  expect((await staff.call(calls.me, {}, { cookie: first.cookie })).data['email']).toBe(email)
  expect((await redeem(token)).errors[0]?.code).toBe('auth.login_link_invalid')
})

test('of ten simultaneous uses of a link one succeeds', async () => {
  const token = await issue()
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a link is valid for 15 minutes', async () => {
  const [one, two] = [await issue(), await issue()]
  staff.brand.clock.advance({ minutes: 14, seconds: 59 })
  expect((await redeem(one)).status).toBe(200)
  const late = await staff.identity.issueLoginLink(email)
  staff.brand.clock.advance({ minutes: 15 })
  expect((await redeem(late?.token ?? '')).errors[0]?.code).toBe('auth.login_link_invalid')
  expect((await redeem(two)).errors[0]?.code).toBe('auth.login_link_invalid')
})

test('a used link ends the user’s other links', async () => {
  const [one, two] = [await issue(), await issue()]
  expect((await redeem(two)).status).toBe(200)
  expect((await redeem(one)).errors[0]?.code).toBe('auth.login_link_invalid')
})

test('only the hash of a token is stored, and a token for another purpose is refused', async () => {
  const token = await issue()
  const row = await staff.brand.core.db.first<{ line: string }>(sql`SELECT l::text AS line FROM login_links l`)
  expect(row?.line).not.toContain(token)
  await staff.brand.core.db.run(sql`UPDATE login_links SET purpose = 'other' WHERE token_hash = ${tokenHash(token)}`)
  expect((await redeem(token)).errors[0]?.code).toBe('auth.login_link_invalid')
})

test('a link works while password attempts are blocked, and removes a lock', async () => {
  for (let n = 0; n < 5; n++) await staff.call(calls.login, { body: { email, password: 'falsch geraten' } })
  await staff.brand.core.db.run(sql`UPDATE users SET is_locked = true, failures_in_a_row = 100`)
  expect((await staff.call(calls.login, { body: { email, password } })).status).toBe(429)
  const answer = await redeem(await issue())
  expect(answer.status).toBe(200)
  expect((await staff.call(calls.me, {}, { cookie: answer.cookie })).status).toBe(200)
})

test('guessed links count as failures of the IP address', async () => {
  for (let n = 0; n < 50; n++) expect((await redeem(`${n}`.padStart(43, 'x'))).status).toBe(401)
  expect((await redeem('y'.repeat(43))).status).toBe(429)
  expect((await redeem(await issue())).status).toBe(200)
})

test('a disabled or expired account gets no link, and its earlier links are refused', async () => {
  const token = await issue()
  await staff.brand.core.db.run(sql`UPDATE users SET is_enabled = false`)
  expect((await redeem(token)).errors[0]?.code).toBe('auth.account_disabled')
  expect(await staff.identity.issueLoginLink(email)).toBeUndefined()
  await staff.brand.core.db.run(sql`UPDATE users SET is_enabled = true, expires_at = '2026-11-20T08:00:00Z'`)
  expect((await redeem(token)).errors[0]?.code).toBe('auth.account_expired')
  expect(await staff.identity.issueLoginLink(email)).toBeUndefined()
})

test('a user gets at most five valid links at a time', async () => {
  for (let n = 0; n < 5; n++) await issue()
  expect(await staff.identity.issueLoginLink(email)).toBeUndefined()
  staff.brand.clock.advance({ minutes: 15 })
  expect(await staff.identity.issueLoginLink(email)).toBeDefined()
})

test('right after a sign-in by link, a new password does not need the old one; later it does', async () => {
  await staff.brand.core.db.run(sql`UPDATE users SET credentials_expire_at = '2026-11-20T08:00:00Z'`)
  const answer = await redeem(await issue())
  const as = { cookie: answer.cookie, csrf: String(answer.data['csrfToken']) }
  expect((await staff.call(calls.changePassword, { body: { current: '', next: 'zwölf rote Dosen' } }, as)).status).toBe(
    200,
  )
  expect((await staff.call(calls.login, { body: { email, password: 'zwölf rote Dosen' } })).status).toBe(200)
  staff.brand.clock.advance({ minutes: 15 })
  expect(
    (await staff.call(calls.changePassword, { body: { current: '', next: 'elf blaue Kannen' } }, as)).errors[0],
  ).toMatchObject({ code: 'auth.invalid_credentials', field: 'current' })
})
