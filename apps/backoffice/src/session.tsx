import { branchesEndpoints } from '#modules/branches/contract.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { CallFailed, callKey, useCall } from '#ui/backoffice/calls.ts'
import { usePreference } from '#ui/backoffice/preferences.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { type ServerClock, type Staff, StaffProvider, useApi, useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { SetUpFirst } from './shell/SetUpFirst.tsx'

const ClockContext = createContext<ServerClock>({ now: () => Date.now() })
export const ServerClockProvider = ClockContext.Provider

interface BranchChoice {
  choose(id: string | undefined): void
}
const BranchContext = createContext<BranchChoice>({ choose: () => {} })
export const useBranchChoice = () => useContext(BranchContext)

/** Signed in: who, where, in which language. Everything below may use `useStaff`. A 401 leads to the sign-in page by itself. */
export function SignedIn({ children }: { children: ReactNode }) {
  const api = useApi()
  const locale = useLocale()
  const clock = useContext(ClockContext)
  const t = useTexts(backofficeTexts)
  const isKnown = useQueryClient().getQueryData(callKey(identityEndpoints.me)) !== undefined
  // Asked first, so that a visitor who is not signed in causes no refused call.
  const door = useCall(identityEndpoints.signIn, undefined, { enabled: !isKnown })
  const isSignedIn = isKnown || door.data?.value.isSignedIn === true
  const me = useCall(identityEndpoints.me, undefined, { enabled: isSignedIn })
  const user = me.data?.value
  // Without a demanded second factor there are no rights: no screen could answer. Once held, until the user has read the recovery codes.
  const [isHeld, setHeld] = useState(false)
  if (user?.mustSetUpTotp && !isHeld) setHeld(true)
  const enabled = me.isSuccess && !isHeld
  const branches = useCall(branchesEndpoints.list, { query: { pageSize: 500 } }, { enabled })
  const config = useCall(contentEndpoints.config.get, undefined, { enabled })
  const [chosen, setChosen] = usePreference<string>('branch', '')
  const staff = useMemo<Staff | undefined>(() => {
    if (!user || (!branches.data && !isHeld)) return undefined
    const list = (branches.data?.value ?? []).map(({ id, identifier, name, kind, city, timeZone }) => ({
      id,
      identifier,
      name,
      kind,
      city,
      timeZone,
    }))
    return {
      api,
      user,
      locale,
      clock,
      shopName: config.data?.value.shopName ?? '',
      currency: config.data?.value.currency ?? 'EUR',
      branches: list,
      branchId: list.some((one) => one.id === chosen) ? chosen : undefined,
    }
  }, [api, user, locale, clock, branches.data, config.data, chosen, isHeld])
  const choice = useMemo(() => ({ choose: (id: string | undefined) => setChosen(id ?? '') }), [setChosen])
  const { pathname, search } = useLocation()
  const failed = [isKnown ? null : door.error, me.error, branches.error].find(
    (error) => error && !(error instanceof CallFailed && error.status === 401),
  )
  if (failed)
    return (
      <FailedState
        error={failed}
        title={t.states.unknown}
        retry={() => void (me.error ? me.refetch() : branches.error ? branches.refetch() : door.refetch())}
      />
    )
  if (!isSignedIn && door.isSuccess && !door.isFetching) {
    const next = pathname === '/' ? '' : `?${new URLSearchParams({ next: pathname + search })}`
    return <Navigate to={`/login${next}`} replace />
  }
  if (!staff) return <LoadingState label={t.shell.loading} />
  return (
    <BranchContext value={choice}>
      <StaffProvider value={staff}>{isHeld ? <SetUpFirst onDone={() => setHeld(false)} /> : children}</StaffProvider>
    </BranchContext>
  )
}
