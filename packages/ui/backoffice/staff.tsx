import type { Api } from '#contract/client.ts'
import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { BranchKind } from './places.ts'
import { createTicker, type Ticker } from './ticker.ts'

/** The fields of the signed-in user that screens need. */
export interface StaffUser {
  id: string
  name: string
  email: string
  roles: readonly Role[]
  branches: readonly string[]
  hasTotp: boolean
  demo: boolean
}

/** The fields of a branch that the shell (frame of the back office) and the screens need. */
export interface StaffBranch {
  id: string
  identifier: string
  name: string
  /** Prefix of the branch's ticket numbers, shown wherever there are several branches: 'D'. */
  code: string
  kind: BranchKind
  city: string
  timeZone: string
  /** Minutes that the kitchen usually needs, as guests read them. 0: the branch has set no time. */
  preparationMinutes?: number
}

/** The server's time, estimated on this device. Timers use it, because the clock of the device may be wrong. */
export interface ServerClock {
  /** The time in milliseconds since 1970. */
  now(): number
}

/** State of the connection to the server, as shown at the top right. `since`: time of the last data in milliseconds since 1970. */
export type LiveState =
  | { kind: 'connecting' }
  | { kind: 'live' }
  | { kind: 'polling' }
  | { kind: 'offline'; since: number }

/** The theme of the brand, and the brand's own values (`tokens`), which override values of the theme. */
export interface BrandLook {
  theme: string
  tokens: Readonly<Record<string, string>>
}

/** The values that the shell (frame of the back office) passes to every screen. */
export interface Staff {
  api: Api
  user: StaffUser
  locale: Locale
  shopName: string
  currency: string
  look: BrandLook
  branches: readonly StaffBranch[]
  /** Id of the branch that is chosen in the switcher; undefined for all branches. */
  branchId: string | undefined
  clock: ServerClock
}

const StaffContext = createContext<Staff | undefined>(undefined)
const TickerContext = createContext<Ticker | undefined>(undefined)

export function StaffProvider({ value, children }: { value: Staff; children: ReactNode }) {
  const { clock } = value
  const ticker = useMemo(() => createTicker(clock), [clock])
  return (
    <StaffContext value={value}>
      <TickerContext value={ticker}>{children}</TickerContext>
    </StaffContext>
  )
}

/** The timer that all `useNow` and `useNowAs` of the page share. */
export function useTicker(): Ticker {
  const ticker = useContext(TickerContext)
  if (!ticker) throw new Error('useTicker is for screens below the shell')
  return ticker
}

/** The values of the shell (frame of the back office). Only available inside the shell, after sign-in. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('useStaff is for screens below the shell')
  return staff
}

export const hasRole = (user: Pick<StaffUser, 'roles'>, allowed: readonly Role[]): boolean =>
  user.roles.some((role) => allowed.includes(role))

const ApiContext = createContext<Api | undefined>(undefined)
export const ApiProvider = ApiContext.Provider

/** The client for calls to the server's API; also available before sign-in. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi is for screens below ApiProvider')
  return api
}

const LocaleContext = createContext<Locale>('de')
export const LocaleProvider = LocaleContext.Provider
export const useLocale = (): Locale => useContext(LocaleContext)

/** Texts of an area in the language of the staff user: `const t = useTexts(boardTexts)`. */
export function useTexts<T>(texts: (locale: Locale) => T): T {
  return texts(useLocale())
}
