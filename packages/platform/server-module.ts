import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorEntries } from '#i18n/errors.ts'
import type { Entity } from '#contract/entity.ts'
import type { Connection } from './connections/connection.ts'
import type { BrandCore, OpenedModule } from './module.ts'
import { type InitParts, type InitSources, initSourcesOf } from './init.ts'
import type { EventType } from './events.ts'
import type { Scopes } from './keys.ts'
import type { Rights } from './rights.ts'
import type { Need, Needs, Offers, OffersOf, PortFunction, PortsOf } from './ports.ts'

/** Endpoints in nested groups: `{ list, users: { create, … } }`. */
type EndpointTree = Endpoint | readonly EndpointTree[] | { readonly [name: string]: EndpointTree }

interface Declared<N extends Needs, O extends Offers, Shared> {
  name: string
  endpoints?: EndpointTree
  /** The error codes of the module's API calls, in addition to the codes of the platform. */
  errors?: ErrorEntries
  /** Who may make each API call, with one row per call. */
  rights?: Rights
  /** Groups of API calls that the API keys of programs may be allowed to use. */
  scopes?: Scopes
  /**
   * Groups of API calls that no API key may use, for example the calls for personal data, settings and pages. A test checks that each group
   * is here or in a scope.
   */
  withoutKeys?: readonly string[]
  /** Events of the module that are sent to other programs. */
  events?: readonly EventType[]
  /** Entities that are stored in tables. A test compares each entity with its table. */
  entities?: readonly Entity[]
  /** Folder of numbered SQL files ('0001-orders.sql'). They run once per brand schema, in the order of the modules and then of the numbers. */
  migrations?: URL
  /** Services that a brand connects to with its own account. */
  connections?: readonly Connection[]
  needs?: N
  offers?: O
  init?: InitParts<OffersOf<NoInfer<O>>>
  /**
   * Creates the data that all brands of a server process share, for example the list of places (maps). This function is called once; its
   * result is passed to every `open`.
   */
  share?(): Shared
  /** Called once per opened brand. The functions in `ports` may only be called after all modules of the brand are open. */
  open(
    core: BrandCore,
    ports: PortsOf<NoInfer<N>>,
    shared: NoInfer<Shared>,
  ): Opened<NoInfer<O>> | Promise<Opened<NoInfer<O>>>
}

/**
 * The result of opening a module: its handlers, the handlers of its deferred work (outbox), its jobs, and the functions that it offers to
 * other modules.
 */
type Opened<O extends Offers> = OpenedModule & OffersOf<O>

/** Finds the function for a port that a module needs. `compose` provides this finder. */
export type FindPort = (need: Need) => PortFunction

/** A module of one brand before it is open. */
export interface ModuleOfBrand {
  /**
   * The entries that the module adds to the initial load (the data that every page starts with). They may be read when the module is open.
   */
  readonly init: InitSources | undefined
  open(core: BrandCore, find: FindPort): Promise<OpenedModule & { readonly offered: ReadonlyMap<string, unknown> }>
}

/** A module as `compose` sees it (ADR 0026): its declarations, and a function that opens it. */
export interface ServerModule {
  readonly name: string
  readonly endpoints: readonly Endpoint[]
  readonly rights: Rights
  readonly scopes: Scopes
  readonly withoutKeys: readonly string[]
  readonly events: readonly EventType[]
  readonly errors: ErrorEntries
  readonly entities: readonly Entity[]
  readonly migrations?: URL
  readonly connections: readonly Connection[]
  readonly needs: Needs
  readonly offers: Offers
  /** Creates the data that all brands of a server process share. The returned function is called for each brand. */
  start(): () => ModuleOfBrand
}

/** A module with the types of the functions that it needs and offers, for tests that open the module alone. */
interface TypedServerModule<N extends Needs, O extends Offers, Shared> extends ServerModule {
  open(core: BrandCore, ports: PortsOf<N>, shared: Shared): Opened<O> | Promise<Opened<O>>
}

/**
 * Declares the server part of a module. `needs` define the types of the ports that `open` gets; `offers` define the functions that it must return
 * in addition to `handlers`, `outbox`, `jobs` and `close`.
 */
export function serverModule<
  const N extends Needs = Record<never, never>,
  const O extends Offers = Record<never, never>,
  Shared = undefined,
>(declared: Declared<N, O, Shared>): TypedServerModule<N, O, Shared> {
  const { name, migrations, init } = declared
  const needs: Needs = declared.needs ?? {}
  const offers: Offers = declared.offers ?? {}
  return {
    name,
    endpoints: flatten(declared.endpoints ?? []),
    rights: declared.rights ?? {},
    scopes: declared.scopes ?? {},
    withoutKeys: declared.withoutKeys ?? [],
    events: declared.events ?? [],
    errors: declared.errors ?? {},
    entities: declared.entities ?? [],
    connections: declared.connections ?? [],
    ...(migrations ? { migrations } : {}),
    needs,
    offers,
    open: (core, ports, shared) => declared.open(core, ports, shared),
    start() {
      // In a module without `share`, the type `Shared` is undefined.
      const shared = declared.share?.() as Shared
      return () => {
        let opened: Opened<O> | undefined
        return {
          init: init && initSourcesOf(init, () => known(name, opened)),
          async open(core, find) {
            const ports = Object.fromEntries(
              Object.entries(needs).map(([key, need]) => [key, find(need)]),
            ) as PortsOf<N>
            opened = await declared.open(core, ports, shared)
            const functions: Readonly<Record<string, unknown>> = opened
            const offered = new Map(Object.entries(offers).map(([key, { id }]) => [id, functions[key]]))
            return { ...opened, offered }
          },
        }
      }
    },
  }
}

function known<T>(name: string, opened: T | undefined): T {
  if (opened === undefined) throw new Error(`The initial load was read before the module '${name}' was open`)
  return opened
}

const isEndpoint = (tree: EndpointTree): tree is Endpoint => 'path' in tree && typeof tree.path === 'string'

const flatten = (tree: EndpointTree): readonly Endpoint[] =>
  isEndpoint(tree) ? [tree] : Object.values<EndpointTree>(tree).flatMap(flatten)
