import type { Role } from '#contract/roles.ts'
import type { Locale } from '#contract/locale.ts'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** Groups of the navigation, in their order. */
export const navGroups = ['top', 'operations', 'offer', 'website', 'team', 'reports', 'settings'] as const
type NavGroup = (typeof navGroups)[number]

/** The kinds of branches. The module that knows them adds each by its name, as the frame knows none. */
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
  /** In the bar at the bottom of a phone: for everybody, or for users that have only these roles. */
  phoneBar?: boolean | readonly Role[]
  /** Only if there is a branch of this kind: a business that offers only rides has no kitchen. */
  needs?: BranchKind
  /** A count beside the name. It draws nothing when the count is zero. */
  badge?: ComponentType
}

/** One screen of a module, as the shell mounts it. */
export interface Screen {
  /** Below /backend, react-router style: 'verlauf/:id?'. */
  path: string
  /** Name in navigation, palette and window title. */
  title: (locale: Locale) => string
  /** Who may open it. Others do not see it, and a link to it shows why. */
  roles: readonly Role[]
  /** `lazy(() => import('./HistoryScreen.tsx'))`: one bundle per screen. */
  component: LazyExoticComponent<ComponentType>
  /** Place in the navigation; without it the screen is reached by links only. */
  nav?: ScreenNav
  /** Fills the window without the shell: for screens on a wall. */
  bare?: boolean
  /** Uses the narrow navigation, for boards and editors. */
  rail?: boolean
}
