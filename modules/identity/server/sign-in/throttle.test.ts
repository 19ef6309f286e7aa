import sql from 'sql-template-tag'
import { argon2 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { identityEndpoints as calls } from '../../contract.ts'
import { openStaff, password, type Staff } from '../testing/staff.ts'

vi.mock('node:crypto', async (importActual) => {
  const actual = await importActual<{ argon2: typeof argon2 }>()
  return { ...actual, argon2: vi.fn(actual.argon2) }
})

const email = 'anna@donau.example'

let shared: Staff
beforeAll(async () => {
  shared = await openStaff()
})
afterAll(() => shared.brand.close())
beforeEach(() => shared.reset())

async function withAnna(options?: Parameters<typeof openStaff>[0]): Promise<Staff> {
  const staff = options ? await openStaff(options) : shared
  await staff.identity.createUser({ name: 'Anna Adler', email, roles: ['ROLE_FRONTDESK'], password })
  return staff
}

const tryIn = (staff: Staff, more: { email?: string; password?: string; address?: string } = {}) =>
  staff.call(
    calls.login,
    { body: { email: more.email ?? email, password: more.password ?? 'falsch geraten' } },
    more.address ? { address: more.address } : {},
  )

test('five failures of an account from one IP address block the account at this IP address, until the first failure is 15 minutes old', async () => {
  const staff = await withAnna()
  for (let n = 0; n < 5; n++) {
    expect((await tryIn(staff)).status).toBe(401)
    staff.brand.clock.advance({ minutes: 1 })
  }
  const closed = await tryIn(staff, { password })
  expect(closed.status).toBe(429)
  expect(closed.retryAfter).toBe('600')
  expect((await tryIn(staff, { password, address: '203.0.113.5' })).status).toBe(200)
  staff.brand.clock.set('2026-11-20T09:14:59Z')
  expect((await tryIn(staff, { password })).status).toBe(429)
  staff.brand.clock.set('2026-11-20T09:15:00Z')
  expect((await tryIn(staff, { password })).status).toBe(200)
})

test('upper and lower case of an email address count as the same account', async () => {
  const staff = await withAnna()
  for (const spelling of ['ANNA@donau.example', 'Anna@Donau.Example', email, email, email])
    await tryIn(staff, { email: spelling })
  expect((await tryIn(staff)).status).toBe(429)
})

test('all IP addresses of one IPv6 connection count as one', async () => {
  const staff = await withAnna()
  for (let n = 1; n <= 5; n++) expect((await tryIn(staff, { address: `2001:db8:1:2::${n}` })).status).toBe(401)
  expect((await tryIn(staff, { password, address: '2001:db8:1:2:ffff::9' })).status).toBe(429)
  expect((await tryIn(staff, { password, address: '2001:db8:1:3::1' })).status).toBe(200)
})

test('fifty failures from an IP address block sign-ins of every account from there; a success does not reduce the count', async () => {
  const staff = await withAnna()
  for (let n = 0; n < 49; n++) await tryIn(staff, { email: `gast${n % 12}.${Math.floor(n / 4)}@donau.example` })
  expect((await tryIn(staff, { password })).status).toBe(200)
  expect((await tryIn(staff, { email: 'noch@donau.example' })).status).toBe(401)
  expect((await tryIn(staff, { password })).status).toBe(429)
  expect((await tryIn(staff, { password, address: '203.0.113.5' })).status).toBe(200)
}, 30_000)

test('a success clears the count of the account', async () => {
  const staff = await withAnna()
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 4; n++) expect((await tryIn(staff)).status).toBe(401)
    expect((await tryIn(staff, { password })).status).toBe(200)
  }
})

test('two processes share the counts', async () => {
  const one = await withAnna()
  const two = await openStaff({ database: one.brand.database, clock: one.brand.clock })
  for (const process of [one, two, one, two, one]) expect((await tryIn(process)).status).toBe(401)
  expect((await tryIn(two, { password })).status).toBe(429)
})

test('twenty simultaneous attempts cannot exceed the limit', async () => {
  const staff = await withAnna()
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryIn(staff)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('an unknown mail address and a wrong password get the same response', async () => {
  const staff = await withAnna()
  const [unknown, wrong] = [await tryIn(staff, { email: 'niemand@donau.example' }), await tryIn(staff)]
  expect({ ...unknown }).toEqual({ ...wrong })
  // The response times must not differ either. So the test counts the hashes: each attempt computes exactly one hash, with the same
  // parameters.
  const work = async (address: string) => {
    vi.mocked(argon2).mockClear()
    await tryIn(staff, { email: address, address: '203.0.113.1' })
    return vi.mocked(argon2).mock.calls.map(([, { memory, passes, parallelism }]) => ({ memory, passes, parallelism }))
  }
  const known = await work(email)
  expect(known).toHaveLength(1)
  expect(await work('niemand@donau.example')).toEqual(known)
})

test('the state of an account is shown only after the right password', async () => {
  const staff = await withAnna()
  for (const change of [
    sql`is_enabled = false`,
    sql`is_enabled = true, is_locked = true`,
    sql`is_locked = false, expires_at = '2026-01-01Z'`,
  ]) {
    await staff.brand.core.db.run(sql`UPDATE users SET ${change}`)
    expect((await tryIn(staff)).errors[0]?.code).toBe('auth.invalid_credentials')
  }
})

describe('guesses from many addresses', () => {
  /** Stores this number of failed sign-ins of the account, as if they came from many networks. */
  const guessedAt = (staff: Staff, times: number) =>
    staff.brand.core.db.run(sql`
      INSERT INTO login_failures (id, scope, key, at)
      SELECT gen_random_uuid(), 'everywhere', (SELECT key FROM login_failures WHERE scope = 'everywhere' LIMIT 1), ${staff.brand.clock.now()}
      FROM generate_series(1, ${times})`)

  test('block the account on unknown devices for 15 minutes, but not permanently', async () => {
    const staff = await withAnna()
    await tryIn(staff)
    await guessedAt(staff, 98)
    expect((await tryIn(staff, { address: '203.0.113.4' })).status).toBe(401)
    const closed = await tryIn(staff, { password, address: '203.0.113.5' })
    expect([closed.status, closed.retryAfter]).toEqual([429, '900'])
    staff.brand.clock.advance({ minutes: 15 })
    expect((await tryIn(staff, { password, address: '203.0.113.5' })).status).toBe(200)
  })

  test('never end a session', async () => {
    const staff = await withAnna()
    const session = await staff.signIn(email, password)
    await tryIn(staff)
    await guessedAt(staff, 200)
    expect((await tryIn(staff)).status).toBe(429)
    expect((await staff.call(calls.me, {}, session)).status).toBe(200)
  })

  test('do not block a device on which the user has signed in before', async () => {
    const staff = await withAnna()
    const first = await staff.call(calls.login, { body: { email, password } })
    expect(first.deviceCookie).toMatch(/device=[\w-]{20,}; Path=\/; SameSite=Lax; Max-Age=15552000; HttpOnly/)
    for (let n = 0; n < 5; n++) await tryIn(staff)
    await guessedAt(staff, 200)
    expect((await tryIn(staff, { password })).status).toBe(429)
    const device = first.device ?? ''
    const known = { body: { email, password } }
    expect((await staff.call(calls.login, known, { device })).status).toBe(200)
    expect((await staff.call(calls.login, known, { device: 'k'.repeat(43) })).status).toBe(429)
    // Failures on a known device are counted for this device only. After five failures this device must wait, too.
    const wrong = { body: { email, password: 'falsch geraten' } }
    for (let n = 0; n < 5; n++) expect((await staff.call(calls.login, wrong, { device })).status).toBe(401)
    expect((await staff.call(calls.login, known, { device })).status).toBe(429)
  })

  test('a device is known only for its user, and only until a new password', async () => {
    const staff = await withAnna()
    const bruno = { email: 'bruno@donau.example', password: 'zwölf rote Dosen' }
    await staff.identity.createUser({ name: 'Bruno', roles: ['ROLE_FRONTDESK'], ...bruno })
    const other = await staff.call(calls.login, { body: bruno })
    for (let n = 0; n < 5; n++) await tryIn(staff)
    const device = other.device ?? ''
    expect((await staff.call(calls.login, { body: { email, password } }, { device })).status).toBe(429)
    const as = { cookie: other.cookie, csrf: String(other.data['csrfToken']) }
    const body = { current: bruno.password, next: 'dreizehn blaue Dosen', endOthers: false }
    expect((await staff.call(calls.changePassword, { body }, as)).status).toBe(200)
    expect(await staff.brand.core.db.many(sql`SELECT 1 FROM known_devices`)).toEqual([])
  })
})

describe('changes by an administrator while a password is being checked', () => {
  /** Signs in with the right password while another transaction has changed the user but has not committed yet. */
  const during = async (staff: Staff, change: ReturnType<typeof sql>) => {
    const { db } = staff.brand.core
    const signingIn = await db.tx(async (tx) => {
      await tx.run(change)
      const answer = tryIn(staff, { password })
      // The sign-in reads the user again, and must wait until the other transaction commits.
      await vi.waitFor(
        async () =>
          expect(
            await tx.first(
              sql`SELECT 1 FROM pg_locks WHERE NOT granted AND locktype IN ('transactionid', 'tuple') LIMIT 1`,
            ),
          ).toBeDefined(),
        20_000,
      )
      return { answer }
    })
    return signingIn.answer
  }
  const userOf = (staff: Staff) =>
    staff.brand.core.db.first<{ password_hash: string; is_locked: boolean }>(
      sql`SELECT password_hash, is_locked FROM users`,
    )

  test('a sign-in with the old password is refused and does not restore it', async () => {
    const staff = await withAnna()
    const answer = await during(staff, sql`UPDATE users SET password_hash = 'new'`)
    expect(answer.errors[0]?.code).toBe('auth.invalid_credentials')
    expect(await userOf(staff)).toMatchObject({ password_hash: 'new' })
    expect(await staff.brand.core.db.many(sql`SELECT 1 FROM sessions`)).toEqual([])
  })

  test('a locked account stays locked, and no session is opened', async () => {
    const staff = await withAnna()
    const answer = await during(staff, sql`UPDATE users SET is_locked = true`)
    expect(answer.errors[0]?.code).toBe('auth.account_locked')
    expect(await userOf(staff)).toMatchObject({ is_locked: true })
    expect(await staff.brand.core.db.many(sql`SELECT 1 FROM sessions`)).toEqual([])
  })
})

test('RATE_LIMITS=off disables the limits', async () => {
  const staff = await withAnna({ providers: { RATE_LIMITS: 'off' } })
  for (let n = 0; n < 7; n++) await tryIn(staff)
  expect((await tryIn(staff, { password })).status).toBe(200)
})

test('the audit trail contains sign-ins and failures, without the password or text typed by unknown users', async () => {
  const staff = await withAnna()
  await tryIn(staff, { email: 'mein.passwort@im.falschen.feld' })
  await tryIn(staff)
  await tryIn(staff, { password })
  const trail = await staff.brand.core.db.many<{ action: string; reason: string | null; label: string; line: string }>(
    sql`SELECT action, reason, label, audit::text AS line FROM audit WHERE action LIKE 'auth.%' ORDER BY id`,
  )
  expect(trail.map(({ action, reason }) => [action, reason])).toEqual([
    ['auth.login-failed', 'auth.invalid_credentials'],
    ['auth.login-failed', 'auth.invalid_credentials'],
    ['auth.login', null],
  ])
  const { name } = await staff.brand.core.db.tx(
    async (tx) => (await tx.first<{ name: string }>(sql`SELECT name FROM users`)) ?? { name: '' },
  )
  expect(trail.map(({ label }) => label)).toEqual(['', name, name])
  for (const { line } of trail) expect(line).not.toMatch(/falschen|geraten|Flaschen|argon2/)
})
