import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './hash.ts'
import { stolenPasswords } from './common-passwords.ts'
import { checkStrength } from './strength.ts'

const words = ['Donau Chauffeur', 'donau.example', 'Anna Adler', 'anna.adler@donau.example', 'Servus']

test.each([
  ['kurz', 'field.too_short'],
  ['siebene', 'field.too_short'],
  ['x'.repeat(201), 'field.too_long'],
  ['password', 'auth.password_weak'],
  ['PassWort123', 'auth.password_weak'],
  ['P4$$w0rd', 'auth.password_weak'],
  ['12345678', 'auth.password_weak'],
  ['qwertz123', 'auth.password_weak'],
  ['aaaaaaaaaa', 'auth.password_weak'],
  ['abababab', 'auth.password_weak'],
  ['bcdefghijk', 'auth.password_weak'],
  ['sdfghjkl', 'auth.password_weak'],
  ['Donau2026!', 'auth.password_weak'],
  ['D0nau-Ch4uffeur', 'auth.password_weak'],
  ['annaadler1990', 'auth.password_weak'],
  ['Servus!!', 'auth.password_weak'],
])('%j is refused with %s', (password, code) => {
  expect(checkStrength(password, words)).toMatchObject({ ok: false, code, field: 'password' })
})

test.each([
  'sieben grüne Flaschen',
  'correct horse battery',
  'Tr4m-Linie 71 fährt',
  '        leer',
  'пароль-сложный',
  '🐎🔋🐎🔋📎🐎🔋📎',
  'donau mag ich sehr gern',
])('%j is accepted: all characters are allowed, none is required', (password) =>
  expect(checkStrength(password, words).ok).toBe(true),
)

test('a hash is argon2id with its parameters and a salt, and matches only its own password', async () => {
  const [one, two] = [
    await hashPassword('sieben grüne Flaschen', randomBytes),
    await hashPassword('sieben grüne Flaschen', randomBytes),
  ]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await checkPassword('sieben grüne Flaschen', one)).toBe('right')
  expect(await checkPassword('sieben gru\u0308ne Flaschen', one)).toBe('right')
  expect(await checkPassword('sieben grüne flaschen', one)).toBe('wrong')
  expect(await checkPassword('', undefined)).toBe('wrong')
})

test('a hash with other parameters is accepted and reported as stale', async () => {
  // A hash of the right password in argon2's usual notation, but with weaker parameters than ours. It must be accepted, and reported as
  // 'stale'.
  const weak = await import('node:crypto').then(({ argon2Sync }) =>
    argon2Sync('argon2id', {
      message: 'sieben grüne Flaschen',
      nonce: Buffer.alloc(16, 7),
      memory: 64,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    }),
  )
  const coded = `$argon2id$v=19$m=64,t=1,p=1$${Buffer.alloc(16, 7).toString('base64').replace(/=+$/, '')}$${weak.toString('base64').replace(/=+$/, '')}`
  expect(await checkPassword('sieben grüne Flaschen', coded)).toBe('stale')
  expect(await checkPassword('falsch', coded)).toBe('wrong')
})

test('the lists contain more than 3,000 passwords of allowed length', async () => {
  const stolen = await stolenPasswords()
  expect(stolen.size).toBeGreaterThan(3_000)
  for (const one of [...stolen].slice(0, 50).filter((word) => word === word.toLowerCase()))
    expect(checkStrength(one.toUpperCase(), [], 'password', stolen).ok, one).toBe(false)
})
