import sql from 'sql-template-tag'
import type { IssuedLoginLink } from '../../ports.ts'
import type { Refusal } from '#platform/module.ts'
import type { IdentityContext } from '../context.ts'
import { loginLinkSeconds } from '../limits.ts'
import { newToken, tokenHash } from '../sessions/tokens.ts'
import { type UserRow, userByEmail } from '../users/rows.ts'
import { refusedState } from './account-state.ts'
import { auditFailure, type Caller, enter, refuseKnown, type SignedIn } from './sign-in.ts'
import { reserveAttempt } from './throttle.ts'

/** Outbox topic: a sign-in link was requested. Payload: `{ email }`, the typed mail address. */
const loginLinkTopic = 'identity.login-link'
const purpose = 'sign-in'
/**
 * A user can have at most this many valid links at the same time. Further requests send no mail, so that nobody can fill the user's
 * mailbox.
 */
const mostLinks = 5

/**
 * Handles the request for a sign-in link. It only adds an entry to the outbox; the outbox looks up the user later. So the response takes the same
 * time for known and unknown mail addresses (docs/rules/security.md, Sign-in).
 */
export const requestLoginLink =
  ({ core }: IdentityContext) =>
  (email: string): Promise<void> =>
    core.db.tx((tx) => core.outbox.add(tx, { topic: loginLinkTopic, payload: { email } }))

/**
 * Creates a sign-in link that is then mailed. Undefined if no user has this mail address, or if the user may not sign in. Also undefined
 * if the user already has `mostLinks` valid links.
 */
export const issueLoginLink =
  ({ core, randomBytes }: IdentityContext) =>
  async (email: string): Promise<IssuedLoginLink | undefined> => {
    const now = core.clock.now()
    const user = await userByEmail(core.db, email)
    if (!user || refusedState(user, now, { proof: 'link', demo: core.settings.demo })) return undefined
    const token = newToken(randomBytes)
    const written = await core.db.run(sql`
      INSERT INTO login_links (id, user_id, purpose, token_hash, created_at, expires_at)
      SELECT ${core.ids.uuid()}, ${user.id}, ${purpose}, ${tokenHash(token)}, ${now}, ${now.add({ seconds: loginLinkSeconds })}
      WHERE (SELECT count(*) FROM login_links WHERE user_id = ${user.id} AND expires_at > ${now}) < ${mostLinks}`)
    if (written === 0) return undefined
    return { token, name: user.name, email: user.email, locale: user.locale, minutes: loginLinkSeconds / 60 }
  }

/**
 * Signs in with the token of a mailed link. Each token works once. The sign-in also unlocks a locked password, because the user owns the
 * mailbox. Codes: auth.login_link_invalid, auth.*.
 */
export const redeemLoginLink =
  (context: IdentityContext) =>
  async (given: { token: string; code?: string | undefined }, caller: Caller): Promise<SignedIn | Refusal> => {
    const { core } = context
    const user = await core.db.first<UserRow & { link_id: string }>(sql`
      SELECT u.*, l.id AS link_id FROM login_links l JOIN users u ON u.id = l.user_id
      WHERE l.token_hash = ${tokenHash(given.token)} AND l.purpose = ${purpose} AND l.used_at IS NULL AND l.expires_at > ${core.clock.now()}`)
    // Failures with passwords must not block a link. So an attempt with a known token counts only for this link. An attempt with an unknown
    // token counts for the IP address.
    const attempt = await reserveAttempt(
      context,
      user
        ? { address: caller.address, account: `link ${user.link_id}`, countsForAddress: false }
        : { address: caller.address },
    )
    if (!attempt.ok) return attempt
    if (!user) {
      await auditFailure(context, undefined, 'auth.login_link_invalid', caller)
      return { ok: false, code: 'auth.login_link_invalid' }
    }
    const refused = await refuseKnown(context, user, 'link', given.code, attempt.value, caller)
    if (refused) return refused
    return enter(context, user, {
      proof: 'link',
      attempt: attempt.value,
      caller,
      useLink: user.link_id,
    })
  }
