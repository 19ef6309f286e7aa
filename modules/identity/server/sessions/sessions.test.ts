import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityEndpoints as calls } from '../../contract.ts'
import { sessionsEnded } from '#platform/live/sessions-ended.ts'
import { type Call } from '#platform/module.ts'
import { openStaff, password, type Staff } from '../testing/staff.ts'

const email = 'anna@donau.example'
let staff: Staff
let adminId: string

beforeAll(async () => {
  staff = await openStaff()
})
afterAll(() => staff.brand.close())
beforeEach(async () => {
  await staff.reset()
  await staff.identity.createUser({ name: 'Olga Ober', email: 'olga@donau.example', roles: ['ROLE_ADMIN'], password })
  const made = await staff.identity.createUser({ name: 'Anna Adler', email, roles: ['ROLE_ADMIN'], password })
  if (!made.ok) throw new Error(made.code)
  adminId = made.value.id
})

const isIn = async (cookie: string | undefined): Promise<boolean> =>
  (await staff.call(calls.me, {}, { cookie })).status === 200
const versionOf = async (id: string): Promise<number> =>
  (await staff.brand.core.db.first<{ version: number }>(sql`SELECT version FROM users WHERE id = ${id}`))?.version ?? 0

test('the cookie is HttpOnly, Lax, for every path and without a domain; responses about an account are never cached', async () => {
  const answer = await staff.call(calls.login, { body: { email, password } })
  expect(answer.setCookie).toMatch(/^sid=[\w-]{43};/)
  expect(answer.setCookie).toContain('HttpOnly')
  expect(answer.setCookie).toContain('SameSite=Lax')
  expect(answer.setCookie).toContain('Path=/')
  expect(answer.setCookie).not.toMatch(/Domain|Max-Age|Secure/)
  expect(answer.cacheControl).toBe('no-store')
  const kept = await staff.call(calls.login, { body: { email, password, remember: true } })
  expect(kept.setCookie).toContain('Max-Age=43200')
})

test('over https the cookie is __Host-sid and Secure (docs/rules/security.md, Sessions)', async () => {
  const login = staff.brand.runtime.handlers.get(calls.login.id)
  const answer = await login?.handle({
    params: {},
    query: {},
    body: { email, password },
    locale: 'de',
    session: undefined,
    requestId: 'r',
    address: '198.51.100.7',
    headers: {},
    cookies: {},
    origin: 'https://donau.example',
    signal: new AbortController().signal,
  } as Call)
  expect(answer).toMatchObject({
    ok: true,
    cookies: [
      { name: '__Host-sid', secure: true, httpOnly: true },
      { name: '__Host-device', secure: true, httpOnly: true },
    ],
  })
})

test('only the hash of the cookie is stored', async () => {
  const { cookie } = await staff.signIn(email, password)
  const rows = await staff.brand.core.db.many<{ all: string }>(
    sql`SELECT s::text || encode(token_hash, 'escape') AS all FROM sessions s`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.all).not.toContain(cookie)
})

test('a session ends after 30 idle minutes, and each use extends it', async () => {
  const { cookie } = await staff.signIn(email, password)
  staff.brand.clock.advance({ minutes: 29, seconds: 59 })
  expect(await isIn(cookie)).toBe(true)
  staff.brand.clock.advance({ minutes: 29, seconds: 59 })
  expect(await isIn(cookie)).toBe(true)
  staff.brand.clock.advance({ minutes: 30 })
  expect(await isIn(cookie)).toBe(false)
})

test('a session ends after 12 hours even if it is used', async () => {
  const { cookie } = await staff.signIn(email, password)
  for (let n = 0; n < 35; n++) {
    staff.brand.clock.advance({ minutes: 20 })
    expect(await isIn(cookie)).toBe(true)
  }
  staff.brand.clock.set('2026-11-20T20:59:59Z')
  expect(await isIn(cookie)).toBe(true)
  staff.brand.clock.set('2026-11-20T21:00:00Z')
  expect(await isIn(cookie)).toBe(false)
})

test('the time of the last use is written at most once a minute', async () => {
  const { cookie } = await staff.signIn(email, password)
  const seen = async () =>
    (await staff.brand.core.db.first<{ last_seen_at: string }>(sql`SELECT last_seen_at FROM sessions`))?.last_seen_at
  staff.brand.clock.advance({ seconds: 59 })
  await isIn(cookie)
  expect(await seen()).toBe('2026-11-20T09:00:00.000Z')
  staff.brand.clock.advance({ seconds: 1 })
  await isIn(cookie)
  expect(await seen()).toBe('2026-11-20T09:01:00.000Z')
})

test('signing in gives a new id and ends the previous session; signing out ends the session on the server', async () => {
  const first = await staff.signIn(email, password)
  const second = await staff.signIn(email, password, { cookie: first.cookie })
  expect(second.cookie).not.toBe(first.cookie)
  expect(second.csrf).not.toBe(first.csrf)
  expect(await isIn(first.cookie)).toBe(false)
  const out = await staff.call(calls.logout, {}, second)
  expect(out.setCookie).toContain('Max-Age=0')
  expect(await isIn(second.cookie)).toBe(false)
})

test('a sign-in ends the streams of the session that it replaces, for any user', async () => {
  const ended: unknown[] = []
  const stop = staff.brand.core.live.on(sessionsEnded, (news) => ended.push(news))
  const { cookie } = await staff.signIn(email, password)
  expect(ended).toEqual([])
  await staff.signIn('olga@donau.example', password, { cookie })
  expect(ended).toEqual([{ userId: adminId }])
  stop()
})

test('a session of one process is valid in all other processes', async () => {
  const { cookie } = await staff.signIn(email, password)
  const other = await openStaff({ database: staff.brand.database, clock: staff.brand.clock })
  expect((await other.call(calls.me, {}, { cookie })).status).toBe(200)
})

test('a changing call needs the CSRF token of its own session', async () => {
  const mine = await staff.signIn(email, password)
  const other = await staff.signIn('olga@donau.example', password)
  for (const csrf of [undefined, '', 'x', other.csrf, `${mine.csrf}x`]) {
    expect((await staff.call(calls.logout, {}, { cookie: mine.cookie, csrf })).errors[0]?.code).toBe(
      'auth.csrf_invalid',
    )
  }
  expect((await staff.call(calls.logout, {}, mine)).status).toBe(200)
})

test.each([
  ['disabled', { isEnabled: false }],
  ['given other roles', { roles: ['ROLE_FRONTDESK'] }],
  ['given other branches', { branches: ['00000000-0000-7000-8000-0000000000b1'] }],
  ['given a new password', { password: 'zwölf rote Dosen', ownPassword: password }],
] as const)('a user who is %s is signed out at once', async (_, change) => {
  const anna = await staff.signIn(email, password)
  const olga = await staff.signIn('olga@donau.example', password)
  const body = { ...change, version: await versionOf(adminId) } as never
  expect((await staff.call(calls.users.update, { params: { id: adminId }, body }, olga)).status).toBe(200)
  expect(await isIn(anna.cookie)).toBe(false)
  expect(await isIn(olga.cookie)).toBe(true)
})

test('a change that does not affect rights ends no session', async () => {
  const anna = await staff.signIn(email, password)
  await staff.call(
    calls.users.update,
    { params: { id: adminId }, body: { name: 'Anna A.', version: await versionOf(adminId) } as never },
    await staff.signIn('olga@donau.example', password),
  )
  expect(await isIn(anna.cookie)).toBe(true)
})

test('a deleted user is signed out at once', async () => {
  const anna = await staff.signIn(email, password)
  const olga = await staff.signIn('olga@donau.example', password)
  expect((await staff.call(calls.users.remove, { params: { id: adminId } }, olga)).status).toBe(200)
  expect(await isIn(anna.cookie)).toBe(false)
})

test('users see and end only their own sessions; an administrator ends all sessions of a user', async () => {
  const phone = await staff.signIn(email, password)
  staff.brand.clock.advance({ minutes: 2 })
  const desk = await staff.signIn(email, password)
  const olga = await staff.signIn('olga@donau.example', password)
  const list = (await staff.call(calls.sessions, {}, desk)).data as unknown as {
    id: string
    isCurrent: boolean
    userAgent: string
  }[]
  expect(list.map(({ isCurrent, userAgent }) => ({ isCurrent, userAgent }))).toEqual([
    { isCurrent: true, userAgent: 'Prüfstand' },
    { isCurrent: false, userAgent: 'Prüfstand' },
  ])
  const phoneId = list[1]?.id ?? ''
  expect((await staff.call(calls.endSession, { params: { id: phoneId } }, olga)).status).toBe(404)
  expect(await isIn(phone.cookie)).toBe(true)
  expect((await staff.call(calls.endSession, { params: { id: phoneId } }, desk)).status).toBe(200)
  expect(await isIn(phone.cookie)).toBe(false)
  expect((await staff.call(calls.endUserSessions, { params: { id: adminId } }, olga)).status).toBe(200)
  expect(await isIn(desk.cookie)).toBe(false)
})

test('if two calls change one password at the same time, one of them is refused, because its session has ended', async () => {
  const both = [await staff.signIn(email, password), await staff.signIn(email, password)]
  const answers = await Promise.all(
    both.map((as, n) =>
      staff.call(calls.changePassword, { body: { current: password, next: `zwölf rote Dosen ${n}` } }, as),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  const winner = answers.findIndex(({ status }) => status === 200)
  const tried = await staff.call(calls.login, { body: { email, password: `zwölf rote Dosen ${winner}` } })
  expect(tried.status).toBe(200)
})

test('changing the password ends the other sessions, unless the user chooses otherwise', async () => {
  const phone = await staff.signIn(email, password)
  const desk = await staff.signIn(email, password)
  const change = (current: string, next: string, endOthers?: boolean) =>
    staff.call(
      calls.changePassword,
      { body: { current, next, ...(endOthers === undefined ? {} : { endOthers }) } },
      desk,
    )
  expect((await change('falsch', 'zwölf rote Dosen')).errors[0]).toMatchObject({
    code: 'auth.invalid_credentials',
    field: 'current',
  })
  expect((await change(password, 'zwölf rote Dosen', false)).status).toBe(200)
  expect(await isIn(phone.cookie)).toBe(true)
  expect((await change('zwölf rote Dosen', 'elf blaue Kannen')).status).toBe(200)
  expect(await isIn(phone.cookie)).toBe(false)
  expect(await isIn(desk.cookie)).toBe(true)
})
