import { expect, test } from 'vitest'
import { signInDoors } from '#modules/identity/backoffice/doors.ts'
import { session } from '#modules/identity/backoffice/session.ts'
import { isSignIn } from './is-sign-in.ts'
import { signInPath } from './sign-in-path.ts'

test('the path that opens the small program is the path that the identity module declares', () => {
  expect(signInPath).toBe(session.signInPath)
})

test('each sign-in page opens without the whole back office', () => {
  for (const { path } of signInDoors) expect(isSignIn(`/backend${path}`, '/backend', signInPath)).toBe(true)
})

test.each(['/backend', '/backend/', '/backend/bestellungen', '/backend/loginx', '/login'])(
  '%s does not open as a sign-in page',
  (path) => {
    expect(isSignIn(path, '/backend', signInPath)).toBe(false)
  },
)
