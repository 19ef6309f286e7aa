import type { Role } from '#contract/roles.ts'
import type { Failure, Result } from '#kernel/result.ts'
import type { SessionReader } from './http/access.ts'
import type { KeyReader, Scopes } from './keys.ts'
import type { InitSources } from './init.ts'
import type { BranchName, BranchesOf } from './branch-scope.ts'
import type { Queries } from './db.ts'

/** What a port may be: one function. */
export type PortFunction = (...args: never[]) => unknown

/** A named function that one module offers and others call (ADR 0026). It is declared by the module that stands lower. */
export interface Port<F extends PortFunction> {
  readonly kind: 'port'
  /** '<module>.<what>', unique in the product. */
  readonly id: string
  /** Never set: it carries the type of the function. */
  readonly signature?: F
}

/** A port that may be missing: its function then answers undefined. */
interface OptionalPort<F extends PortFunction> {
  readonly kind: 'optional'
  readonly port: Port<F>
}

/** All offers of a port, in the order of the list of modules. */
interface ManyPort<F extends PortFunction> {
  readonly kind: 'many'
  readonly port: Port<F>
}

export const port = <F extends PortFunction>(id: string): Port<F> => ({ kind: 'port', id })
export const optional = <F extends PortFunction>(one: Port<F>): OptionalPort<F> => ({ kind: 'optional', port: one })
export const many = <F extends PortFunction>(one: Port<F>): ManyPort<F> => ({ kind: 'many', port: one })

export type Need = Port<PortFunction> | OptionalPort<PortFunction> | ManyPort<PortFunction>
export type Needs = Readonly<Record<string, Need>>
export type Offers = Readonly<Record<string, Port<PortFunction>>>

type Called<N extends Need> =
  N extends OptionalPort<infer F>
    ? (...args: Parameters<F>) => ReturnType<F> | undefined
    : N extends ManyPort<infer F>
      ? () => readonly F[]
      : N extends Port<infer F>
        ? F
        : never

/** What `open` gets for the needs of a module. */
export type PortsOf<N extends Needs> = { readonly [K in keyof N]: Called<N[K]> }

/** What `open` must give back for the offers of a module. */
export type OffersOf<O extends Offers> = { readonly [K in keyof O]: O[K] extends Port<infer F> ? F : never }

interface NewStaff {
  name: string
  email: string
  roles: readonly Role[]
  password?: string
}

/** Ports that the platform calls itself. Each may be missing: a brand without the module goes without. */
export const platformPorts = {
  /** Who is signed in. Without it no staff call succeeds. */
  readSession: port<SessionReader>('platform.read-session'),
  /** Which program calls. Without it no call succeeds with a key. */
  readKey: port<KeyReader>('platform.read-key'),
  /** For the command line: staff from outside the back office. */
  createUser: port<(user: NewStaff) => Promise<Result<{ id: string }, Failure>>>('platform.create-user'),
  /** For the command line: a new password for staff who cannot sign in any more. */
  resetPassword:
    port<
      (given: {
        email: string
        password: string
        withoutSecondFactor: boolean
      }) => Promise<Result<{ name: string; hasSecondFactor: boolean; isLocked: boolean }, Failure>>
    >('platform.reset-password'),
  /** For the command line: what a new brand begins with, under its name. */
  setUp: port<(name: string) => Promise<void>>('platform.set-up'),
  /** All branches of the brand, read with the given connection: a transaction never waits for a second one. Without it a record belongs to no branch. */
  branchNames: port<(db: Queries) => Promise<readonly BranchName[]>>('platform.branch-names'),
  /** Which branches carry records of an entity whose scope is `carried`, as the transaction sees them; undefined: another module knows. */
  carriers: port<(entity: string, tx: Queries) => Promise<BranchesOf | undefined>>('platform.carriers'),
  /** Demo mode: who can sign in with what, shown at start. */
  demoLogins: port<() => Promise<readonly { email: string; password: string; role: Role }[]>>('platform.demo-logins'),
}

/** The composer's own offer: the parts of the initial load of all modules. May be called while modules are opened. */
export const initSourcesPort = port<() => InitSources>('platform.init')

/** The composer's own offer: the scopes of all modules. May be called while modules are opened. */
export const scopesPort = port<() => Scopes>('platform.scopes')
