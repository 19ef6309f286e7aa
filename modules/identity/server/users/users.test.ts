import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identityEndpoints as calls } from '../../contract.ts'
import { type CallAs, openStaff, password, type Staff } from '../testing/staff.ts'

const email = 'anna@donau.example'
const branch = '00000000-0000-7000-8000-0000000000b1'
let staff: Staff
let anna: CallAs & { id: string }

beforeAll(async () => {
  staff = await openStaff()
})
afterAll(() => staff.brand.close())
beforeEach(async () => {
  await staff.reset()
  const made = await staff.identity.createUser({ name: 'Anna Adler', email, roles: ['ROLE_ADMIN'], password })
  if (!made.ok) throw new Error(made.code)
  anna = { ...(await staff.signIn(email, password)), id: made.value.id }
})

const bruno = {
  name: 'Bruno Bauer',
  email: 'Bruno@Donau.example',
  roles: ['ROLE_BACKOFFICE' as const],
  branches: [branch],
  password: 'zwölf rote Dosen',
}
const create = (more: object = {}) => staff.call(calls.users.create, { body: { ...bruno, ...more } as never }, anna)
const change = (id: string, body: object, as: CallAs = anna) =>
  staff.call(calls.users.update, { params: { id }, body: body as never }, as)
const remove = (id: string, as: CallAs = anna) => staff.call(calls.users.remove, { params: { id } }, as)

test('an administrator creates a user, who can sign in; the password is never returned', async () => {
  const made = await create()
  expect(made.status).toBe(201)
  expect(made.data).toMatchObject({
    email: 'bruno@donau.example',
    roles: ['ROLE_BACKOFFICE'],
    branches: [branch],
    isEnabled: true,
    isLocked: false,
  })
  expect(JSON.stringify(made.data)).not.toMatch(/password|argon2/i)
  const listed = await staff.call(calls.users.list, {}, anna)
  expect(JSON.stringify(listed.data)).not.toMatch(/password|argon2/i)
  const trail = await staff.brand.core.db.many<{ line: string }>(sql`SELECT audit::text AS line FROM audit`)
  expect(JSON.stringify(trail)).not.toMatch(/argon2|Dosen/)
  await staff.signIn('bruno@donau.example', 'zwölf rote Dosen')
})

test('an address belongs to one user, in upper or lower case', async () => {
  await create()
  expect((await create({ email: 'BRUNO@donau.example' })).errors[0]).toMatchObject({
    code: 'field.unique',
    field: 'email',
  })
  expect(
    await staff.identity.createUser({ name: 'B', email: 'bruno@donau.example', roles: ['ROLE_EMPLOYEE'] }),
  ).toMatchObject({ ok: false, code: 'field.unique' })
})

test('a weak password is refused, and the user is not created', async () => {
  expect((await create({ password: 'Bauer2026' })).errors[0]).toMatchObject({
    code: 'auth.password_weak',
    field: 'password',
  })
  expect((await create()).status).toBe(201)
})

test.each([
  ['demoted', { roles: ['ROLE_BACKOFFICE'] }],
  ['disabled', { isEnabled: false }],
  ['given an end', { expiresAt: '2027-01-01T00:00:00Z' }],
])('the last administrator cannot be %s', async (_, body) => {
  const other = await create({
    roles: ['ROLE_ADMIN'],
    ownPassword: password,
    email: 'chris@donau.example',
    name: 'Chris',
  })
  const chris = { ...(await staff.signIn('chris@donau.example', 'zwölf rote Dosen')), id: String(other.data['id']) }
  expect((await change(anna.id, { ...body, version: 1 }, chris)).status).toBe(200)
  // Chris is now the last administrator. Even Chris must not be able to switch this account off or remove it.
  expect((await change(chris.id, { isEnabled: false, version: 1 }, chris)).errors[0]?.code).toBe('auth.last_admin')
  expect((await remove(chris.id, chris)).errors[0]?.code).toBe('auth.last_admin')
})

test('if two administrators remove each other at the same time, one remains', async () => {
  const other = await create({
    roles: ['ROLE_ADMIN'],
    ownPassword: password,
    email: 'chris@donau.example',
    name: 'Chris',
  })
  const chris = { ...(await staff.signIn('chris@donau.example', 'zwölf rote Dosen')), id: String(other.data['id']) }
  await Promise.all([remove(chris.id, anna), remove(anna.id, chris)])
  const left = await staff.brand.core.db.many(sql`SELECT id FROM users WHERE roles ? 'ROLE_ADMIN'`)
  expect(left).toHaveLength(1)
})

test('users cannot change their own roles or branches, but can change their other fields', async () => {
  await create({ roles: ['ROLE_ADMIN'], ownPassword: password })
  expect((await change(anna.id, { roles: ['ROLE_ADMIN', 'ROLE_FRONTDESK'], version: 1 })).errors[0]).toMatchObject({
    code: 'auth.self_promotion',
    field: 'roles',
  })
  expect((await change(anna.id, { branches: [branch], version: 1 })).errors[0]).toMatchObject({
    code: 'auth.self_promotion',
    field: 'branches',
  })
  expect((await change(anna.id, { name: 'Anna A.', roles: ['ROLE_ADMIN'], version: 1 })).status).toBe(200)
})

test('only administrators have access to users, and unknown fields are refused', async () => {
  await create()
  const as = await staff.signIn('bruno@donau.example', 'zwölf rote Dosen')
  expect((await staff.call(calls.users.list, {}, as)).status).toBe(403)
  expect((await change(anna.id, { roles: ['ROLE_EMPLOYEE'], version: 1 }, as)).status).toBe(403)
  expect((await create({ email: 'x@donau.example', failuresInARow: 3 })).status).toBe(422)
})

test('an administrator locks a password, which ends the sessions, and removes the lock again', async () => {
  const id = String((await create()).data['id'])
  const bruno = await staff.signIn('bruno@donau.example', 'zwölf rote Dosen')
  expect((await change(id, { isLocked: true, version: 1 })).status).toBe(200)
  expect((await staff.call(calls.me, {}, bruno)).status).toBe(401)
  const body = { email: 'bruno@donau.example', password: 'zwölf rote Dosen' }
  expect((await staff.call(calls.login, { body })).errors[0]?.code).toBe('auth.account_locked')
  expect((await change(id, { isLocked: false, version: 2 })).status).toBe(200)
  await staff.signIn('bruno@donau.example', 'zwölf rote Dosen')
})

describe('passwords and mail addresses of accounts (docs/rules/security.md, Sign-in)', () => {
  const rowOf = (id: string) =>
    staff.brand.core.db.first<{ email: string; password_hash: string; version: number }>(
      sql`SELECT email, password_hash, version FROM users WHERE id = ${id}`,
    )

  test.each([
    ['password', { password: 'ganz neue Blumen' }],
    ['address', { email: 'taken.over@example.org' }],
  ])(
    'changing the %s of an account, also of one’s own, requires the password of the administrator who changes it',
    async (_what, body) => {
      const bruno = String((await create()).data['id'])
      for (const id of [bruno, anna.id]) {
        const before = await rowOf(id)
        expect((await change(id, { ...body, version: 1 })).errors[0]).toMatchObject({
          code: 'field.required',
          field: 'ownPassword',
        })
        expect((await change(id, { ...body, version: 1, ownPassword: 'geraten' })).errors[0]).toMatchObject({
          code: 'auth.invalid_credentials',
          field: 'ownPassword',
        })
        expect(await rowOf(id)).toEqual(before)
      }
      expect((await change(bruno, { ...body, version: 1, ownPassword: password })).status).toBe(200)
      const trail = await staff.brand.core.db.many<{ line: string }>(sql`SELECT audit::text AS line FROM audit`)
      expect(JSON.stringify(trail)).not.toMatch(/Flaschen|geraten|Blumen/)
    },
  )

  test('making an administrator, by a new account or by the role, requires the password of the administrator who does it', async () => {
    const chris = { email: 'chris@donau.example', roles: ['ROLE_ADMIN'] }
    const id = String((await create()).data['id'])
    const tries = [
      (more: object) => create({ ...chris, ...more }),
      (more: object) => change(id, { ...more, version: 1, roles: ['ROLE_ADMIN'] }),
    ]
    for (const tried of tries) {
      expect((await tried({})).errors[0]).toMatchObject({ code: 'field.required', field: 'ownPassword' })
      expect((await tried({ ownPassword: 'geraten' })).errors[0]).toMatchObject({ code: 'auth.invalid_credentials' })
    }
    const admins = sql`SELECT id FROM users WHERE roles ? 'ROLE_ADMIN'`
    expect(await staff.brand.core.db.many(admins)).toEqual([{ id: anna.id }])
    for (const tried of tries) expect((await tried({ ownPassword: password })).errors).toEqual([])
    expect(await staff.brand.core.db.many(admins)).toHaveLength(3)
  })

  test('the same address in capitals is not a change', async () => {
    expect((await change(anna.id, { email: email.toUpperCase(), name: 'Anna A.', version: 1 })).status).toBe(200)
  })

  test('wrong passwords at this check count like those of a sign-in', async () => {
    const guess = () => change(anna.id, { email: 'x@example.org', version: 1, ownPassword: 'geraten' })
    for (let n = 0; n < 5; n++) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
  })

  test('an administrator who has just signed in by mailed link needs no password', async () => {
    const link = await staff.identity.issueLoginLink(email)
    const entered = await staff.call(calls.redeemLoginLink, { body: { token: link?.token ?? '' } })
    const as = { cookie: entered.cookie, csrf: String(entered.data['csrfToken']) }
    expect((await change(anna.id, { email: 'neu@donau.example', version: 1 }, as)).status).toBe(200)
  })

  test('changing the address invalidates links that are already mailed, and a mail is sent to the old address', async () => {
    const id = String((await create()).data['id'])
    const link = await staff.identity.issueLoginLink('bruno@donau.example')
    await change(id, { email: 'neu@donau.example', version: 1, ownPassword: password })
    const late = await staff.call(calls.redeemLoginLink, { body: { token: link?.token ?? '' } })
    expect(late.errors[0]?.code).toBe('auth.login_link_invalid')
    const told = await staff.brand.core.db.many(sql`SELECT payload FROM outbox WHERE topic = 'identity.email-changed'`)
    expect(told).toEqual([{ payload: { name: 'Bruno Bauer', email: 'bruno@donau.example', locale: 'de' } }])
  })
})

test('a change of roles is recorded in the audit trail with the values before and after', async () => {
  const made = await create()
  await change(String(made.data['id']), { roles: ['ROLE_FRONTDESK'], version: 1 })
  const entry = await staff.brand.core.db.first<{ before: object; after: object; actor_name: string }>(
    sql`SELECT before, after, actor_name FROM audit WHERE action = 'user.update'`,
  )
  expect(entry).toMatchObject({
    before: { roles: ['ROLE_BACKOFFICE'] },
    after: { roles: ['ROLE_FRONTDESK'] },
    actor_name: 'Anna Adler',
  })
})

test('a demo of several branches has a user who works only in the first branch', async () => {
  const demo = await openStaff({ demo: true })
  const other = '0197a000-0000-7000-8000-0000000000b2'
  const users = await demo.identity.seedDemoUsers({ domain: 'donau.example', branches: [branch, other] })
  const person = users.find(({ email }) => email === 'standort@donau.example')
  expect(person?.role).toBe('ROLE_FRONTDESK')
  const { cookie } = await demo.signIn(person?.email ?? '', person?.password ?? '')
  expect((await demo.call(calls.me, {}, { cookie })).data).toMatchObject({ branches: [branch] })
})

test('demo users exist in demo mode only', async () => {
  const demo = await openStaff({ demo: true })
  const users = await demo.identity.seedDemoUsers({ domain: 'donau.example', branches: [branch] })
  await demo.identity.seedDemoUsers({ domain: 'donau.example', branches: [branch] })
  expect(users.map((user) => user.email)).toEqual([
    'admin@donau.example',
    'backoffice@donau.example',
    'frontdesk@donau.example',
    'fahrer@donau.example',
  ])
  expect((await demo.call(calls.signIn)).data).toEqual({
    demo: true,
    demoUsers: users,
    shopName: 'Donau Chauffeur',
    isSignedIn: false,
  })
  for (const user of users) await demo.signIn(user.email, user.password)
  const { cookie } = await demo.signIn(users[0]?.email ?? '', users[0]?.password ?? '')
  expect((await demo.call(calls.signIn, {}, { cookie })).data).toMatchObject({ isSignedIn: true })
  const earnest = await openStaff({ database: demo.brand.database, clock: demo.brand.clock })
  expect((await earnest.call(calls.signIn)).data).toEqual({
    demo: false,
    demoUsers: [],
    shopName: 'Donau Chauffeur',
    isSignedIn: false,
  })
  expect((await earnest.call(calls.me, {}, { cookie })).status).toBe(401)
  expect(
    (await earnest.call(calls.login, { body: { email: 'admin@donau.example', password: users[0]?.password ?? '' } }))
      .errors[0]?.code,
  ).toBe('auth.account_disabled')
})
