import type { Api } from '#contract/client.ts'
import type { Widget } from '#contract/entity.ts'
import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Icon } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { PicturePicker, PictureStore } from './crud/slots.tsx'
import type { EditorPlace, ExtensionPlace } from './crud/editor-screens.tsx'
import type { FieldComponent } from './crud/field-props.ts'
import type { ReferenceSource } from './crud/slots.tsx'
import type { UseOverviewPart } from './overview.ts'
import type { Command } from './palette.ts'
import type { Screen } from './places.ts'
import type { Fill } from './slots.tsx'
import type { BrandLook, StaffBranch, StaffUser } from './staff.tsx'

/** A page without a session: sign-in, or a screen with its own access key. */
interface Door {
  /** Below /backend: '/login'. */
  path: string
  component: LazyExoticComponent<ComponentType>
}

/** The start page for users of these roles. Of those that fit a user the one with the lowest `order` is used. */
interface StartPage {
  roles: readonly Role[]
  to: string
  order: number
  /** Only where the user has a branch of this kind. */
  needs?: StaffBranch['kind']
}

/** A link in the bottom bar of a phone that is not a screen of its own. */
interface PhoneLink {
  /** Path of the screen that it links to. */
  after: string
  /** Address with a query: the link is the current one if its query equals that of the page. */
  to: string
  title: (locale: Locale) => string
  icon: Icon
  /** Only where there are branches of both kinds. */
  isForMixed?: boolean
}

/** What a module shows about a branch in the list of branches. */
export interface BranchNote {
  text: string
  isActive: boolean
}

/** A value that is loaded once for all screens. `value` undefined: still loading. */
export interface Loaded<T> {
  value: T | undefined
  error: Error | null
  retry: () => void
}

export type SessionState =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  | { kind: 'failed'; error: Error; retry: () => void }
  /** `mustSetUp`: the user has no rights until the missing setup is done, so that no screen could load. */
  | { kind: 'signed-in'; user: StaffUser; mustSetUp: boolean }

/** Who is signed in. Exactly one module provides it. */
export interface SessionPart {
  /** The page for signing in; one of the public pages (`doors`). */
  signInPath: string
  /** The page of the user's own account. */
  accountPath: string
  useSession: () => SessionState
  signOut: (api: Api) => Promise<unknown>
  /** Token that is sent with every call that changes data; undefined while nobody is signed in. */
  csrfToken: (queries: QueryClient) => string | undefined
  /** Whether somebody has signed in since the page was opened. */
  wasSignedIn: (queries: QueryClient) => boolean
  /** Replaces the back office for a user who must set something up first. */
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
 * What a module has in the back office (ADR 0026). Lists of all modules are joined in the order of the list of modules. Parts marked
 * 'Exactly one' stop the start if no module or several modules provide them.
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
  /** What it puts into the slots of other modules' screens. */
  fills?: readonly Fill[]
  /** Its part of the overview, loaded with it. */
  overview?: { order: number; load: () => Promise<UseOverviewPart> }
  /** Entries of the command palette, for what is typed into it ('' = nothing yet). Only called while the palette is open. */
  useCommands?: (query: string) => readonly Command[]
  /** Wraps all pages of a signed-in user. */
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
  /** A dialog in which a picture that is stored already is chosen. Exactly one. */
  PicturePicker?: PicturePicker
  /** Exactly one. */
  pictureStore?: () => Promise<PictureStore>
}

/** Declares what a module has in the back office: modules/<name>/backoffice/module.ts. */
export const backofficeModule = <const M extends BackofficeModule>(declared: M): M => declared
