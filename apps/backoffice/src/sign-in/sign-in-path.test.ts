import { expect, test } from 'vitest'
import { signInDoors } from '#modules/identity/backoffice/doors.ts'
import { session } from '#modules/identity/backoffice/session.ts'
import { isSignIn, signInPath } from './sign-in-path.ts'

test('the path of the sign-in document is the path that the identity module declares', () =>
  expect(signInPath).toBe(session.signInPath))

test('each sign-in page is sent as the sign-in document', () => {
  for (const { path } of signInDoors) {
    expect(isSignIn(`/backend${path}`)).toBe(true)
    expect(isSignIn(`/backend${path}/`)).toBe(true)
  }
})

test.each(['/backend', '/backend/', '/backend/bestellungen', '/backend/loginx', '/login'])(
  '%s is no sign-in page',
  (path) => expect(isSignIn(path)).toBe(false),
)
