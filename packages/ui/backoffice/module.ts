import type { Api } from '#contract/client.ts'
import type { Widget } from '#contract/entity.ts'
import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Icon } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { FirstCall } from './calls.ts'
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
  /** Path below /backend: '/login'. */
  path: string
  component: LazyExoticComponent<ComponentType>
}

/** The start page for users of these roles. If several start pages fit a user, the page with the lowest `order` is used. */
interface StartPage {
  roles: readonly Role[]
  to: string
  order: number
  /** Set if the page is only for users who have a branch of this kind. */
  needs?: StaffBranch['kind']
}

/** A link in the bottom bar of a phone, in addition to the screens. It opens a screen with a certain query. */
interface PhoneLink {
  /** The link comes after the entry of the screen with this path. */
  after: string
  /** Address with a query. The link is marked as current if the page has the same query. */
  to: string
  title: (locale: Locale) => string
  icon: Icon
  /** True: the link is shown only if the branches are of different kinds (rides and food). */
  isForMixed?: boolean
}

/** A note of a module about a branch, in the list of branches. */
export interface BranchNote {
  text: string
  isActive: boolean
}

/** A value that is loaded once for all screens. `value` is undefined while it loads. */
export interface Loaded<T> {
  value: T | undefined
  error: Error | null
  retry: () => void
}

export type SessionState =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  | { kind: 'failed'; error: Error; retry: () => void }
  /**
   * `mustSetUp`: the user must first finish a set-up, for example of the second factor. Until then the user has no rights, so no screen
   * could load.
   */
  | { kind: 'signed-in'; user: StaffUser; mustSetUp: boolean }

/** The session of the signed-in user. Exactly one module provides it. */
export interface SessionPart {
  /** The page for signing in; one of the public pages (`doors`). */
  signInPath: string
  /** The page of the user's own account. */
  accountPath: string
  useSession: () => SessionState
  signOut: (api: Api) => Promise<unknown>
  /** Returns the token that is sent with every call that changes data; undefined while nobody is signed in. */
  csrfToken: (queries: QueryClient) => string | undefined
  /** Has somebody signed in since the page was opened? */
  wasSignedIn: (queries: QueryClient) => boolean
  /** Replaces the back office for a user who must set something up first. */
  SetUpFirst: ComponentType<{ onDone: () => void; onSignOut: () => void }>
}

/** Name, currency and look of the brand, for staff. */
export interface Brand {
  shopName: string
  /** Code of the currency (ISO 4217). */
  currency: string
  look: BrandLook
}

/**
 * What a module adds to the back office (ADR 0026). Fields that are lists, such as `screens`, are joined over all modules, in the order of
 * the app's list of modules. For a field marked 'Exactly one', the back office does not start if no module sets it, or if several modules
 * set it.
 */
export interface BackofficeModule {
  /** Name of the module's folder. */
  name: string
  screens?: readonly Screen[]
  doors?: readonly Door[]
  /** Editors. The list and the form of each editor are added to the screens. */
  editors?: readonly EditorPlace[]
  /** Extensions of other modules' editors. */
  extensions?: readonly ExtensionPlace[]
  /** How to list the records to which a field can refer, by the name of their entity. */
  references?: Readonly<Record<string, ReferenceSource>>
  /** Form controls for widgets without a control in packages/ui, by the name of the widget. */
  widgets?: Partial<Record<Widget, FieldComponent>>
  /** The contents that this module adds to screens of other modules (slots.tsx). */
  fills?: readonly Fill[]
  /** The module's part of the overview (start page). Its code is loaded with the overview. */
  overview?: { order: number; load: () => Promise<UseOverviewPart> }
  /** Entries of the command palette for the typed text ('' at first). Only called while the palette is open. */
  useCommands?: (query: string) => readonly Command[]
  /**
   * Calls whose results every page of a signed-in user needs. The browser sends them while the scripts of the page load, if the user was
   * signed in on this device before.
   */
  firstCalls?: readonly FirstCall[]
  /** A component around all pages of a signed-in user, for example a React context. */
  provider?: ComponentType<{ children: ReactNode }>
  /** Components in the bar at the top, before the user's menu. */
  topBar?: readonly ComponentType[]
  /** Components below the bar at the top. */
  banners?: readonly ComponentType[]
  /** Settings of this device in the user's menu. */
  personMenu?: readonly ComponentType[]
  phoneLinks?: readonly PhoneLink[]
  useBranchNotes?: () => (branchId: string) => BranchNote
  start?: readonly StartPage[]
  /** The session. Exactly one module provides it. */
  session?: SessionPart
  /** The branches that the user can see. Exactly one module provides this. */
  useBranches?: (options: { enabled: boolean }) => Loaded<readonly StaffBranch[]>
  /** Name, currency and look of the brand. Exactly one module provides this. */
  useBrand?: (options: { enabled: boolean }) => Loaded<Brand>
  /** A dialog in which the user chooses a stored picture. Exactly one module provides it. */
  PicturePicker?: PicturePicker
  /** Stores pictures from the device. Exactly one module provides this. */
  pictureStore?: () => Promise<PictureStore>
}

/** Declares the parts of a module in the back office, in modules/<name>/backoffice/module.ts. */
export const backofficeModule = <const M extends BackofficeModule>(declared: M): M => declared
