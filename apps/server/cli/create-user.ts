import { randomBytes } from 'node:crypto'
import { errorTextIn } from '#i18n/errors.ts'
import { composeServus } from '../compose/composition.ts'
import type { Role } from '#contract/roles.ts'
import { brandOf } from './brand-of.ts'
import { type CommandContext, CommandFailed } from './command.ts'

const rolesByWord: Readonly<Record<string, Role>> = {
  admin: 'ROLE_ADMIN',
  backoffice: 'ROLE_BACKOFFICE',
  frontdesk: 'ROLE_FRONTDESK',
  employee: 'ROLE_EMPLOYEE',
}

/** Creates a staff user with a password that is shown once. */
export async function createUser(context: CommandContext): Promise<void> {
  const { options, say } = context
  const email = options['email']?.[0]
  const name = options['name']?.[0]
  if (!email || !name || !/^\S+@\S+$/.test(email)) {
    throw new CommandFailed(
      'Give an address and a name: npm run servus -- user create --email anna@example.at --name "Anna Adler" --role admin',
    )
  }
  const roles = (options['role'] ?? ['admin']).map((word) => {
    const role = rolesByWord[word.toLowerCase()]
    if (!role) throw new CommandFailed(`'${word}' is no role: use admin, backoffice, frontdesk or employee`)
    return role
  })
  const brand = await brandOf(context)
  if (!brand.opened.createUser) throw new CommandFailed('This installation has no users.')
  const password = randomBytes(15).toString('base64url')
  const made = await brand.opened.createUser({ name, email, roles, password })
  if (!made.ok) throw new CommandFailed(errorTextIn(composeServus().errors, 'en', made.code, made.values))
  say(
    `${name} <${email}> can sign in at /backend/ with this password, shown only now:\n\n  ${password}\n\nChange it after signing in.`,
  )
}
