import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints as calls, type Me } from '../contract.ts'
import { sessionCookieName } from '#platform/http/cookies.ts'
import {
  type Answer,
  type Call,
  type Handler,
  type Refusal,
  serve,
  type Session,
  type SetCookie,
} from '#platform/module.ts'
import type { IdentityContext } from './context.ts'
import { sessionLife } from './limits.ts'
import { ownSessions } from './sessions/own-sessions.ts'
import { endSessions } from './sessions/sessions.ts'
import { deviceCookieName, deviceLife } from './sign-in/known-devices.ts'
import { readOrigin } from './sign-in/origins.ts'
import { redeemLoginLink, requestLoginLink } from './sign-in/login-link.ts'
import { type Caller, signIn, type SignedIn } from './sign-in/sign-in.ts'
import { beginTotp, confirmTotp } from './totp/factor.ts'
import { removeTotp } from './totp/remove.ts'
import { demoUsers } from './users/demo-users.ts'
import { confirmPassword, confirmUser } from './users/confirm-password.ts'
import { changePassword } from './users/credentials.ts'
import { meOf } from './users/me.ts'
import { userById, type UserRow } from './users/rows.ts'

const cookieOf = (call: Call<Endpoint>): string | undefined => call.cookies[sessionCookieName(call.origin)]

const callerOf = (call: Call<Endpoint>): Caller => ({
  address: call.address,
  userAgent: call.headers['user-agent'] ?? '',
  requestId: call.requestId,
  previousToken: cookieOf(call),
  deviceToken: call.cookies[deviceCookieName(call.origin)],
})

/** The browser must not store these responses, because they belong to one session (docs/rules/security.md, Sessions). */
const noStore = { 'cache-control': 'no-store' }
const done = { ok: true, value: null, headers: noStore } as const

/**
 * The session of an API call that only staff may make. The platform refuses such calls without a session before it calls a handler, so a
 * missing session here is a bug.
 */
const sessionOf = (call: Call<Endpoint>): Session => {
  if (!call.session) throw new Error('A staff call came without a session')
  return call.session
}

const sessionCookie = (call: Call<Endpoint>, token: string, maxAgeSeconds: number | undefined): SetCookie => ({
  name: sessionCookieName(call.origin),
  value: token,
  httpOnly: true,
  secure: call.origin.startsWith('https://'),
  ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
})

const deviceCookie = (call: Call<Endpoint>, value: string): SetCookie => ({
  name: deviceCookieName(call.origin),
  value,
  httpOnly: true,
  secure: call.origin.startsWith('https://'),
  maxAgeSeconds: deviceLife.days * 86_400,
})

/**
 * The response after a sign-in, with the cookies of session and device; a refused sign-in is returned unchanged. With `remember` the
 * session cookie lasts as long as a session can last. Without it, the browser deletes the cookie when the browser is closed.
 */
const welcome = (
  call: Call<Endpoint>,
  signed: SignedIn | Refusal,
  remember: boolean,
): Answer<SignedIn['me']> | Refusal =>
  signed.ok
    ? {
        ok: true,
        value: signed.me,
        headers: noStore,
        cookies: [
          sessionCookie(call, signed.token, remember ? sessionLife.absoluteSeconds : undefined),
          deviceCookie(call, signed.deviceToken),
        ],
      }
    : signed

/** The user to whom the session of an API call belongs. Null if nobody is signed in. */
export const currentUser =
  (context: IdentityContext) =>
  async (call: Call): Promise<Me | null> => {
    const token = cookieOf(call)
    const user = call.session && (await userById(context.core.db, call.session.userId))
    return user && token !== undefined ? meOf(context, user, token) : null
  }

export function identityRoutes(context: IdentityContext): Handler[] {
  const { core, ports } = context
  /**
   * Returns the user if the password in the request is right. A second factor is set up or removed only with the password: access to a
   * stolen session is not enough.
   */
  const proven = async (call: Call<typeof calls.totpStart>): Promise<UserRow | Refusal> => {
    const user = await userById(core.db, sessionOf(call).userId)
    if (!user) return { ok: false, code: 'auth.session_timeout' }
    const { password } = call.body
    return (await confirmPassword(context, user, { password, field: 'password', address: call.address })) ?? user
  }

  return [
    serve(calls.login, async (call) =>
      welcome(call, await signIn(context)(call.body, callerOf(call)), call.body.remember ?? false),
    ),
    serve(calls.redeemLoginLink, async (call) =>
      welcome(call, await redeemLoginLink(context)(call.body, callerOf(call)), false),
    ),
    serve(calls.loginLink, async (call) => {
      await requestLoginLink(context)(call.body.email)
      return done
    }),
    serve(calls.logout, async (call) => {
      const { userId, id, name } = sessionOf(call)
      await core.db.tx(async (tx) => {
        await endSessions(context, tx, { userId, only: id })
        await core.audit.write(tx, {
          action: 'auth.logout',
          entity: 'user',
          entityId: userId,
          label: name,
          actor: { type: 'user', id: userId, name },
          requestId: call.requestId,
        })
      })
      return { ...done, cookies: [sessionCookie(call, '', 0)] }
    }),
    serve(calls.me, async (call) => {
      const value = await currentUser(context)(call)
      return value ? { ok: true, value, headers: noStore } : { ok: false, code: 'auth.session_timeout' }
    }),
    serve(calls.signIn, async (call) => {
      const { shopName } = await ports.brand()
      const { demo } = core.settings
      const isSignedIn = call.session !== undefined
      const users = demo ? await demoUsers(core.db) : []
      return { ok: true, value: { demo, demoUsers: users, shopName, isSignedIn }, headers: noStore }
    }),
    serve(calls.changePassword, async (call) => {
      const changed = await changePassword(context)(call.body, {
        session: sessionOf(call),
        requestId: call.requestId,
        address: call.address,
      })
      return changed.ok ? done : changed
    }),
    serve(calls.sessions, async (call) => ({
      ok: true,
      value: await ownSessions(context, sessionOf(call)),
      headers: noStore,
    })),
    serve(calls.endSession, async (call) => {
      const { userId } = sessionOf(call)
      const ended = await core.db.tx((tx) => endSessions(context, tx, { userId, only: call.params.id }))
      return ended > 0 ? done : { ok: false, code: 'record.not_found' }
    }),
    serve(calls.endUserSessions, async (call) => {
      const { userId, name } = sessionOf(call)
      const user = await userById(core.db, call.params.id)
      if (!user) return { ok: false, code: 'record.not_found' }
      await core.db.tx(async (tx) => {
        await endSessions(context, tx, { userId: call.params.id })
        await core.audit.write(tx, {
          action: 'user.sessions-ended',
          entity: 'user',
          entityId: call.params.id,
          label: user.name,
          actor: { type: 'user', id: userId, name },
          requestId: call.requestId,
        })
      })
      return done
    }),
    serve(calls.signInOrigin, async ({ params }) => {
      const value = await readOrigin(core.db, params.id)
      return value ? { ok: true, value, headers: noStore } : { ok: false, code: 'record.not_found' }
    }),
    serve(calls.totpStart, async (call) => {
      const user = await proven(call)
      if ('ok' in user) return user
      const begun = await beginTotp(context, user)
      return begun ? { ok: true, value: begun, headers: noStore } : { ok: false, code: 'request.conflict' }
    }),
    serve(calls.totpConfirm, async (call) => {
      const recoveryCodes = await confirmTotp(context, sessionOf(call), call.body.code, call.requestId)
      return recoveryCodes
        ? { ok: true, value: { recoveryCodes }, headers: noStore }
        : { ok: false, code: 'auth.code_invalid', field: 'code' }
    }),
    serve(calls.totpRemove, async (call) => {
      const { userId, name } = sessionOf(call)
      const unproven = await confirmUser(context)({ session: call.session, address: call.address, ...call.body })
      if (unproven) return unproven
      await removeTotp(context, { id: userId, name }, call.requestId)
      return done
    }),
  ]
}
