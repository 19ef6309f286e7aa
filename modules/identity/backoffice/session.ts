import { type CallFailed, callKey, useCall } from '#ui/backoffice/calls.ts'
import type { SessionPart, SessionState } from '#ui/backoffice/module.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { identityEndpoints, Me } from '../contract.ts'

const meKey = callKey(identityEndpoints.me)
const isKnown = (queries: QueryClient): boolean => queries.getQueryData(meKey) !== undefined

/** The signed-in user, for all screens. */
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

/** A 401 is not an error here: it leads to the sign-in page. */
function useSession(): SessionState {
  const wasKnown = isKnown(useQueryClient())
  // This call is made first and is never refused. `me` is called only if somebody is signed in, because it is refused with 401 otherwise.
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
