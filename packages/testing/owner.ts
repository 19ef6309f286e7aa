import type { Session } from '#platform/module.ts'
import { platformPorts } from '#platform/ports.ts'
import type { TestBrand } from './brand.ts'
import { sessionOf } from './sessions.ts'

/** Mail address and password of an administrator who has an account. Tests need them for calls that require the password. */
export const ownerSignIn = { email: 'chefin@haus.example', password: 'sieben grüne Flaschen' } as const

/** Creates the administrator with `ownerSignIn` in the brand. Returns a session of the administrator. */
export async function ownerOf({ runtime }: Pick<TestBrand, 'runtime'>): Promise<Session> {
  const name = 'Chefin'
  const user = await runtime.opened.port(platformPorts.createUser)({ name, roles: ['ROLE_ADMIN'], ...ownerSignIn })
  if (!user.ok) throw new Error(user.code)
  return sessionOf(['ROLE_ADMIN'], { userId: user.value.id, name })
}
