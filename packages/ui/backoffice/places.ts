import type { Role } from '#contract/roles.ts'
import type { Locale } from '#contract/locale.ts'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** Groups of the navigation, in the order in which they are shown. */
export const navGroups = ['top', 'operations', 'offer', 'website', 'team', 'reports', 'settings'] as const
type NavGroup = (typeof navGroups)[number]

/**
 * The kinds of branches, for example rides. Modules add them with `declare module`, because the shell (the frame of the back office) does
 * not know the kinds.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- modules add their entries to it
export interface BranchKinds {}
export type BranchKind = keyof BranchKinds

/** Place of a screen in the navigation. */
export interface ScreenNav {
  group: NavGroup
  order: number
  icon: Icon
  /** Address without parameters. */
  to: string
  keys?: readonly [string, string]
  /** True: the screen is in the bottom bar of a phone. A list of roles: the screen is there only for users who have no other roles. */
  phoneBar?: boolean | readonly Role[]
  /** Set if the entry is shown only if there is a branch of this kind: a business that offers only rides has no kitchen. */
  needs?: BranchKind
  /** Further well-known names of the content, by which the command palette finds the screen: 'Öffnungszeiten' for 'Standorte'. */
  words?: (locale: Locale) => string
  /** A count next to the name. It draws nothing if the count is zero. */
  badge?: ComponentType
}

/** A screen that a module adds to the shell (the frame of the back office). */
export interface Screen {
  /** Path below /backend, in the form of react-router: 'verlauf/:id?'. */
  path: string
  /** Name in navigation, palette and window title. */
  title: (locale: Locale) => string
  /**
   * Roles that may open the screen. Users without these roles do not see it in the navigation. If they open a link to it, a message
   * explains which roles are needed.
   */
  roles: readonly Role[]
  /** `lazy(() => import('./HistoryScreen.tsx'))`: one bundle per screen. */
  component: ComponentType
  /** Loads the bundle of `component` before the page is first rendered (early-screen.tsx). */
  load?: () => Promise<unknown>
  /** Place in the navigation. Without this field, the screen can only be opened by links. */
  nav?: ScreenNav
  /** True if the screen fills the window without the shell (navigation and top bar), for screens on a wall. */
  bare?: boolean
  /** True if the navigation is narrow (only icons) while the screen is open, for boards and editors. */
  rail?: boolean
}
