import { type CallFailed, callKey, firstCall, useCall } from '#ui/backoffice/calls.ts'
import type { SessionPart, SessionState } from '#ui/backoffice/module.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { identityEndpoints, Me } from '../contract.ts'

const meKey = callKey(identityEndpoints.me)
export const firstMe = firstCall(identityEndpoints.me)
const isKnown = (queries: QueryClient): boolean => queries.getQueryData(meKey) !== undefined

/** With these functions the back office finds out who is signed in, and signs the user out. */
export const session: SessionPart = {
  signInPath: '/login',
  accountPath: '/konto',
  useSession,
  signOut: (api) => api.call(identityEndpoints.logout),
  csrfToken: (queries) =>
    Me.optional().safeParse(queries.getQueryData<{ value: unknown }>(meKey)?.value).data?.csrfToken,
  wasSignedIn: isKnown,
  SetUpFirst: lazy(() => import('./SecondFactorFirst.tsx')),
}

/** The state of the user's session. If the server responds with 401, nobody is signed in; this is not an error, and the sign-in page opens. */
function useSession(): SessionState {
  const wasKnown = isKnown(useQueryClient())
  // `signIn` is called first and never refused. Only if it reports a session, `me` is called, because without a session the server refuses `me` with
  // 401.
  const signIn = useCall(identityEndpoints.signIn, undefined, { enabled: !wasKnown })
  const isSignedIn = wasKnown || signIn.data?.value.isSignedIn === true
  const me = useCall(identityEndpoints.me, undefined, { enabled: isSignedIn })
  const error = [wasKnown ? null : signIn.error, me.error].find(isFailure)
  if (error) return { kind: 'failed', error, retry: () => void (me.error ? me.refetch() : signIn.refetch()) }
  if (!isSignedIn && signIn.isSuccess && !signIn.isFetching) return { kind: 'signed-out' }
  const user = me.data?.value
  return user && me.isSuccess ? { kind: 'signed-in', user, mustSetUp: user.mustSetUpTotp } : { kind: 'loading' }
}

const isFailure = (error: CallFailed | null): error is CallFailed => error !== null && error.status !== 401
