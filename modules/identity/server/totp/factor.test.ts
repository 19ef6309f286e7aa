import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityEndpoints as calls } from '../../contract.ts'
import { type CallAs, openStaff, password, type Staff } from '../testing/staff.ts'
import { codeAt, stepAt } from './codes.ts'

const email = 'anna@donau.example'
let shared: Staff
let staff: Staff
beforeAll(async () => {
  shared = await openStaff()
})
afterAll(() => shared.brand.close())

async function open(options?: Parameters<typeof openStaff>[0]): Promise<CallAs> {
  staff = options ? await openStaff(options) : shared
  await staff.reset()
  await staff.identity.createUser({ name: 'Anna Adler', email, roles: ['ROLE_ADMIN'], password })
  return staff.signIn(email, password)
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
const codeNow = (secret: string): string => codeAt(bytesOf(secret), stepAt(staff.brand.clock.now()))

async function setUp(as: CallAs): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = String((await staff.call(calls.totpStart, { body: { password } }, as)).data['secret'])
  const confirmed = await staff.call(calls.totpConfirm, { body: { code: codeNow(secret) } }, as)
  expect(confirmed.status).toBe(200)
  staff.brand.clock.advance({ seconds: 30 })
  return { secret, recoveryCodes: confirmed.data['recoveryCodes'] as string[] }
}
const login = (code?: string) =>
  staff.call(calls.login, { body: { email, password, ...(code === undefined ? {} : { code }) } })

let as: CallAs
beforeEach(async () => {
  as = await open()
})

test('the factor is off until the first right code', async () => {
  await staff.call(calls.totpStart, { body: { password } }, as)
  expect((await staff.call(calls.totpConfirm, { body: { code: '000000' } }, as)).errors[0]).toMatchObject({
    code: 'auth.code_invalid',
    field: 'code',
  })
  expect((await login()).status).toBe(200)
})

test('with a second factor, sign-in by password or link requires a code, which works once', async () => {
  const { secret } = await setUp(as)
  expect((await login()).errors[0]?.code).toBe('auth.code_required')
  const code = codeNow(secret)
  const opened = await login(code)
  expect(opened.status).toBe(200)
  expect(opened.data['hasTotp']).toBe(true)
  expect((await login(code)).errors[0]?.code).toBe('auth.code_invalid')
  staff.brand.clock.advance({ seconds: 30 })
  const link = await staff.identity.issueLoginLink(email)
  const token = link?.token ?? ''
  expect((await staff.call(calls.redeemLoginLink, { body: { token } })).errors[0]?.code).toBe('auth.code_required')
  expect((await staff.call(calls.redeemLoginLink, { body: { token, code: codeNow(secret) } })).status).toBe(200)
})

test('one code cannot open two sessions at the same moment', async () => {
  const { secret } = await setUp(as)
  const answers = await Promise.all(Array.from({ length: 4 }, () => login(codeNow(secret))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('guessed codes are limited like passwords', async () => {
  await setUp(as)
  for (let n = 0; n < 5; n++) expect((await login('000000')).errors[0]?.code).toBe('auth.code_invalid')
  expect((await login('000000')).status).toBe(429)
})

test('each recovery code works once, in upper or lower case, with or without dash', async () => {
  const { recoveryCodes } = await setUp(as)
  expect(recoveryCodes).toHaveLength(10)
  const [first = '', second = ''] = recoveryCodes
  expect(first).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect((await login(first)).status).toBe(200)
  expect((await login(first)).errors[0]?.code).toBe('auth.code_invalid')
  expect((await login(` ${second.toLowerCase().replace('-', '')} `)).status).toBe(200)
})

test('setting up the factor needs the password, so that a stolen session cannot lock the user out', async () => {
  const wrong = await staff.call(calls.totpStart, { body: { password: 'falsch' } }, as)
  expect(wrong.errors[0]).toMatchObject({ code: 'auth.invalid_credentials', field: 'password' })
})

test('switching off the factor needs the password and a code: a stolen session and a known password are not enough', async () => {
  const { secret } = await setUp(as)
  expect((await staff.call(calls.totpStart, { body: { password } }, as)).status).toBe(409)
  const wrong = await staff.call(calls.totpRemove, { body: { password: 'falsch' } }, as)
  expect(wrong.errors[0]).toMatchObject({ code: 'auth.invalid_credentials', field: 'password' })
  expect((await login()).errors[0]?.code).toBe('auth.code_required')
  const bare = await staff.call(calls.totpRemove, { body: { password } }, as)
  expect(bare.errors[0]).toMatchObject({ code: 'auth.code_required', field: 'code' })
  const guessed = await staff.call(calls.totpRemove, { body: { password, code: '000000' } }, as)
  expect(guessed.errors[0]).toMatchObject({ code: 'auth.code_invalid', field: 'code' })
  expect((await login()).errors[0]?.code).toBe('auth.code_required')
  expect((await staff.call(calls.totpRemove, { body: { password, code: codeNow(secret) } }, as)).status).toBe(200)
  expect((await login()).status).toBe(200)
  expect(secret).toHaveLength(32)
})

test('if the brand requires the factor, a role has no rights before it is set up', async () => {
  as = await open({ brand: { totpRoles: ['ROLE_ADMIN'] } })
  expect((await staff.call(calls.me, {}, as)).data).toMatchObject({ roles: [], mustSetUpTotp: true })
  expect((await staff.call(calls.users.list, {}, as)).errors[0]?.code).toBe('auth.not_privileged')
  await setUp(as)
  expect((await staff.call(calls.me, {}, as)).data).toMatchObject({
    roles: ['ROLE_ADMIN'],
    mustSetUpTotp: false,
    hasTotp: true,
  })
  expect((await staff.call(calls.users.list, {}, as)).status).toBe(200)
})

test('the secret is stored encrypted; a secret that an older release stored unencrypted still works and is then encrypted', async () => {
  const { secret } = await setUp(as)
  const plain = bytesOf(secret)
  const stored = async () => (await staff.brand.core.db.first<{ secret: Buffer }>(sql`SELECT secret FROM totp`))?.secret
  const sealed = await stored()
  expect(sealed?.length).toBeGreaterThan(40)
  expect(sealed?.includes(plain)).toBe(false)
  await staff.brand.core.db.run(sql`UPDATE totp SET secret = ${plain}`)
  expect((await login(codeNow(secret))).status).toBe(200)
  expect((await stored())?.length).toBe(sealed?.length)
})

test('a secret that was changed in the database is not accepted', async () => {
  const { secret } = await setUp(as)
  await staff.brand.core.db.run(sql`UPDATE totp SET secret = overlay(secret placing decode('00', 'hex') from 30)`)
  expect((await login(codeNow(secret))).errors[0]?.code).toBe('auth.code_invalid')
})
