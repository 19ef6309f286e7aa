import type { Role } from '#contract/roles.ts'
import type { Failure, Result } from '#kernel/result.ts'
import type { SessionReader } from './http/access.ts'
import type { KeyReader, Scopes } from './keys.ts'
import type { InitSources } from './init.ts'
import type { BranchName, BranchesOf } from './branch-scope.ts'
import type { Queries } from './db.ts'

/** The type of a port: one function. */
export type PortFunction = (...args: never[]) => unknown

/**
 * A named function that modules offer, and that other modules or the platform call (ADR 0026). It is declared in the lower module, which
 * the other modules may import.
 */
export interface Port<F extends PortFunction> {
  readonly kind: 'port'
  /** '<module>.<what>', unique in the product. */
  readonly id: string
  /** Never set. It exists only for the type of the function. */
  readonly signature?: F
}

/** A need for a port that may be missing. If no module offers the port, its function returns undefined. */
interface OptionalPort<F extends PortFunction> {
  readonly kind: 'optional'
  readonly port: Port<F>
}

/** The offers of all modules for one port, in the order of the list of modules. */
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

/** The functions that a module declares in `needs`. Its `open` gets these functions. */
export type PortsOf<N extends Needs> = { readonly [K in keyof N]: Called<N[K]> }

/** The functions that a module declares in `offers`. Its `open` must return these functions. */
export type OffersOf<O extends Offers> = { readonly [K in keyof O]: O[K] extends Port<infer F> ? F : never }

interface NewStaff {
  name: string
  email: string
  roles: readonly Role[]
  password?: string
}

/** Ports (named functions of modules) that the platform itself calls. Each may be missing; a brand also works without it. */
export const platformPorts = {
  /** Returns the session of the signed-in user. Without this port every API call that needs a signed-in user is refused. */
  readSession: port<SessionReader>('platform.read-session'),
  /** Finds the API key of the program that makes an API call. Without this port every call with an API key is refused. */
  readKey: port<KeyReader>('platform.read-key'),
  /** Creates a user outside the back office, for the command line. */
  createUser: port<(user: NewStaff) => Promise<Result<{ id: string }, Failure>>>('platform.create-user'),
  /** For the command line: sets a new password for a user who cannot sign in any more. */
  resetPassword:
    port<
      (given: {
        email: string
        password: string
        withoutSecondFactor: boolean
      }) => Promise<Result<{ name: string; hasSecondFactor: boolean; isLocked: boolean }, Failure>>
    >('platform.reset-password'),
  /** For the command line: creates the first records of a new brand with this name. */
  setUp: port<(name: string) => Promise<void>>('platform.set-up'),
  /**
   * Reads all branches of the brand with the given connection, so that a transaction never waits for a second connection. Without this port a
   * record belongs to no branch.
   */
  branchNames: port<(db: Queries) => Promise<readonly BranchName[]>>('platform.branch-names'),
  /**
   * For entities whose branches a module computes (scope `carried`): returns the branches of the records, as the transaction sees them.
   * Undefined if this module does not know the entity.
   */
  carriers: port<(entity: string, tx: Queries) => Promise<BranchesOf | undefined>>('platform.carriers'),
  /** For the demo mode: returns users with their passwords, which are shown at the start. */
  demoLogins: port<() => Promise<readonly { email: string; password: string; role: Role }[]>>('platform.demo-logins'),
}

/**
 * Returns the entries of the initial load (the data that every page starts with) of all modules. `compose` (compose.ts) offers this
 * function to the modules. A module may call it already while it is opened.
 */
export const initSourcesPort = port<() => InitSources>('platform.init')

/**
 * Returns the scopes (rights of API keys) of all modules. `compose` (compose.ts) offers this function to the modules. A module may call it
 * already while it is opened.
 */
export const scopesPort = port<() => Scopes>('platform.scopes')
