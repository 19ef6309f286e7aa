import { backofficeTexts } from '#i18n/backoffice.ts'
import { CallFailed } from '#ui/backoffice/calls.ts'
import { anyText, usePreference } from '#ui/backoffice/preferences.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { type BrandLook, type Staff, StaffProvider, useApi, useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useBranches, useBrand, useComposition, useSession } from './composition.tsx'
import { ClockContext } from './server-clock-context.ts'
import { SetUpFirst } from './shell/SetUpFirst.tsx'

interface BranchChoice {
  choose(id: string | undefined): void
}
const BranchContext = createContext<BranchChoice>({ choose: () => {} })
export const useBranchChoice = () => useContext(BranchContext)

/** The look (theme and colours) of the back office until the look of the brand is loaded. */
const noLook: BrandLook = { theme: '', tokens: {} }

/**
 * Loads the session and shows `children` only to a signed-in user. Components in `children` read the user, the language and the selected branch
 * with `useStaff`. If the server responds with 401, the sign-in page is opened.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const api = useApi()
  const locale = useLocale()
  const clock = useContext(ClockContext)
  const t = useTexts(backofficeTexts)
  const { signInPath } = useComposition().session
  const session = useSession()
  const user = session.kind === 'signed-in' ? session.user : undefined
  // A user who must first set up something, for example the second factor, has no rights yet, so no screen could load. Once the set-up page
  // is shown, it is shown until the user leaves it.
  const [isHeld, setHeld] = useState(false)
  if (session.kind === 'signed-in' && session.mustSetUp && !isHeld) setHeld(true)
  const enabled = user !== undefined && !isHeld
  const branches = useBranches({ enabled })
  const brand = useBrand({ enabled })
  const [chosen, setChosen] = usePreference<string>('branch', anyText, '')
  const staff = useMemo<Staff | undefined>(() => {
    if (!user || (!branches.value && !isHeld)) return undefined
    const list = branches.value ?? []
    return {
      api,
      user,
      locale,
      clock,
      shopName: brand.value?.shopName ?? '',
      currency: brand.value?.currency ?? 'EUR',
      look: brand.value?.look ?? noLook,
      branches: list,
      branchId: list.some((one) => one.id === chosen) ? chosen : undefined,
    }
  }, [api, user, locale, clock, branches.value, brand.value, chosen, isHeld])
  const choice = useMemo(() => ({ choose: (id: string | undefined) => setChosen(id ?? '') }), [setChosen])
  const { pathname, search } = useLocation()
  const failed = session.kind === 'failed' ? session : failureOf(branches)
  if (failed) return <FailedState error={failed.error} title={t.states.unknown} retry={failed.retry} />
  if (session.kind === 'signed-out') {
    const next = pathname === '/' ? '' : `?${new URLSearchParams({ next: pathname + search })}`
    return <Navigate to={`${signInPath}${next}`} replace />
  }
  // Branches and brand are loaded at the same time. Waiting for both saves one rendering of the whole page. If the brand cannot be loaded,
  // the page is shown without it.
  const isBrandOpen = enabled && !brand.value && !brand.error
  if (!staff || isBrandOpen) return <LoadingState label={t.shell.loading} />
  return (
    <BranchContext value={choice}>
      <StaffProvider value={staff}>{isHeld ? <SetUpFirst onDone={() => setHeld(false)} /> : children}</StaffProvider>
    </BranchContext>
  )
}

/**
 * The error of a failed API call, with a function that tries again. The page shows both to the user. Undefined for the status 401, because
 * a 401 opens the sign-in page.
 */
const failureOf = ({ error, retry }: { error: Error | null; retry: () => void }) =>
  error && !(error instanceof CallFailed && error.status === 401) ? { error, retry } : undefined
