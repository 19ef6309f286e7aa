import { expect, test } from 'vitest'
import { HIDDEN, redact } from './redact.ts'

// The audit trail must hide the values of fields with these names (docs/rules/security.md, Errors and audit).
test.each([
  'password',
  'passwordHash',
  'secret',
  'token',
  'accessToken',
  'totpSecret',
  'apiKey',
  'keyHash',
  'pin',
  'recoveryCodes',
])('the value of a field named %s is never shown, at any depth', (name) => {
  const hidden = { [name]: HIDDEN }
  expect(redact({ [name]: 'x', deep: [{ [name]: 1 }] })).toEqual({ ...hidden, deep: [hidden] })
})

test('other values stay as they are, and so does an empty secret', () => {
  const values = { name: 'Suppe', price: 4.5, password: null, shipping: 'x', tags: [{ id: 1 }] }
  expect(redact(values)).toEqual(values)
  expect(redact(null)).toBeNull()
})
