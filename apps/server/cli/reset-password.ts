import { randomBytes } from 'node:crypto'
import { errorTextIn } from '#i18n/errors.ts'
import { composeServus } from '../compose/composition.ts'
import { brandOf } from './brand-of.ts'
import { type CommandContext, CommandFailed } from './command.ts'

/** Gives a staff user a new password, which is shown once, and ends the user's sessions (docs/rules/security.md, Sign-in). */
export async function resetPassword(context: CommandContext): Promise<void> {
  const { options, say } = context
  const email = options['email']?.[0]
  if (!email) throw new CommandFailed('Give the address: npm run servus -- user reset-password --email anna@example.at')
  const brand = await brandOf(context)
  if (!brand.opened.resetPassword) throw new CommandFailed('This installation has no users.')
  const password = randomBytes(15).toString('base64url')
  const done = await brand.opened.resetPassword({
    email,
    password,
    withoutSecondFactor: options['without-second-factor'] !== undefined,
  })
  if (!done.ok && done.code === 'record.not_found')
    throw new CommandFailed(
      `There is no user ${email} in the brand '${brand.core.id}'. Users are created by "user create".`,
    )
  if (!done.ok) throw new CommandFailed(errorTextIn(composeServus().errors, 'en', done.code, done.values))
  say(
    `${done.value.name} <${email}> can sign in at /backend/ with this password, shown only now:\n\n  ${password}\n\nAll sessions of this user have ended. Change it after signing in.`,
  )
  if (done.value.hasSecondFactor) say('The second factor stays. Whoever lost it, too, adds --without-second-factor.')
  if (done.value.isLocked) say('The user is locked: an administrator unlocks it in the back office under "Benutzer".')
}
