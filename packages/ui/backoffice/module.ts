import type { Api } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Widget } from '#contract/entity.ts'
import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Icon } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { EditorPlace, ExtensionPlace } from './crud/editor-screens.tsx'
import type { FieldComponent } from './crud/field-props.ts'
import type { ReferenceSource } from './crud/slots.tsx'
import type { UseOverviewPart } from './overview.ts'
import type { Command } from './palette.ts'
import type { Screen } from './places.ts'
import type { Fill } from './slots.tsx'
import type { BrandLook, StaffBranch, StaffUser } from './staff.tsx'

/** A page without a session: sign-in, a screen that has a key of its own. */
export interface Door {
  /** Below /backend: '/login'. */
  path: string
  component: LazyExoticComponent<ComponentType>
}

/** The page where users of these roles begin. The lowest `order` that fits a user wins. */
export interface StartPage {
  roles: readonly Role[]
  to: string
  order: number
}

/** A link of the bar at the bottom of a phone that is no screen of its own. */
export interface PhoneLink {
  /** Address of the screen that it stands behind. */
  after: string
  /** Address with a query: the link is the current one where its query is that of the page. */
  to: string
  title: (locale: Locale) => string
  icon: Icon
  /** Only where branches of both kinds are. */
  isForMixed?: boolean
}

/** What a module says about a branch in the list of branches. */
export interface BranchNote {
  text: string
  isActive: boolean
}

/** Something that is read once for all screens. `value` undefined: still loading. */
export interface Loaded<T> {
  value: T | undefined
  error: Error | null
  retry: () => void
}

export type SessionState =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  | { kind: 'failed'; error: Error; retry: () => void }
  /** `mustSetUp`: without what is missing the user has no rights yet, and no screen could answer. */
  | { kind: 'signed-in'; user: StaffUser; mustSetUp: boolean }

/** Who is signed in. Exactly one module gives it. */
export interface SessionPart {
  /** The page that signs in, one of the doors. */
  signInPath: string
  /** The page of one's own account. */
  accountPath: string
  useSession: () => SessionState
  signOut: (api: Api) => Promise<unknown>
  /** Token that goes with every changing call; undefined while nobody is signed in. */
  csrfToken: (queries: QueryClient) => string | undefined
  /** Whether somebody has been signed in since the page was opened. */
  wasSignedIn: (queries: QueryClient) => boolean
  /** Stands in place of the back office for a user who must set something up. */
  SetUpFirst: ComponentType<{ onDone: () => void; onSignOut: () => void }>
}

/** Names and look of the brand, for staff. */
export interface Brand {
  shopName: string
  /** ISO 4217. */
  currency: string
  look: BrandLook
}

/**
 * What a module has in the back office (ADR 0026). Lists of all modules are joined in the order of the one list of modules. Parts that say
 * 'exactly one' stop the start where no module or two modules give them.
 */
export interface BackofficeModule {
  /** Name of its folder. */
  name: string
  screens?: readonly Screen[]
  doors?: readonly Door[]
  /** Their lists and forms are screens, too. */
  editors?: readonly EditorPlace[]
  /** What it adds to editors of other modules. */
  extensions?: readonly ExtensionPlace[]
  /** Lists behind references, by the name of the entity. */
  references?: Readonly<Record<string, ReferenceSource>>
  /** Controls for kinds of fields. */
  widgets?: Partial<Record<Widget, FieldComponent>>
  /** What it puts into places that screens of other modules leave free. */
  fills?: readonly Fill[]
  /** Its part of the overview, loaded with it. */
  overview?: { order: number; load: () => Promise<UseOverviewPart> }
  /** Entries of the command palette. */
  useCommands?: () => readonly Command[]
  /** Stands around all pages of a signed-in user. */
  provider?: ComponentType<{ children: ReactNode }>
  /** In the bar at the top, before the user's menu. */
  topBar?: readonly ComponentType[]
  /** Below the bar at the top, on every screen. */
  banners?: readonly ComponentType[]
  /** Settings of this device in the user's menu. */
  personMenu?: readonly ComponentType[]
  phoneLinks?: readonly PhoneLink[]
  useBranchNotes?: () => (branchId: string) => BranchNote
  start?: readonly StartPage[]
  /** Exactly one. */
  session?: SessionPart
  /** The branches that the user sees. Exactly one. */
  useBranches?: (options: { enabled: boolean }) => Loaded<readonly StaffBranch[]>
  /** Exactly one. */
  useBrand?: (options: { enabled: boolean }) => Loaded<Brand>
  /** Stores a picture ({ filename, dataUrl }) and answers what a record keeps of it. Exactly one. */
  uploadImage?: Endpoint
}

/** Declares what a module has in the back office: modules/<name>/backoffice/module.ts. */
export const backofficeModule = <const M extends BackofficeModule>(declared: M): M => declared
