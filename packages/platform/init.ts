import type { InitConfig, InitLists } from '#contract/init.ts'
import type { Access } from '#contract/roles.ts'
import { checkAccess } from './http/access.ts'
import type { Call, Session } from './module.ts'

/** An API call by a signed-in user. */
export type StaffCall = Call & { session: Session }

/** One part of the initial load for visitors, for example a list of records. It contains only public data. */
interface InitList<Opened, Value> {
  /** Names that are passed to `snapshots.changed` after a change of data. When one of these names is passed, the list is read again. */
  readonly dependsOn: readonly string[]
  read(opened: Opened): Promise<Value> | Value
}

/** The entries that a module adds to the initial load (the data that every page starts with). `Opened` is the type of the opened module. */
export interface InitParts<Opened> {
  readonly lists?: { readonly [K in keyof InitLists]?: InitList<Opened, InitLists[K]> }
  /** Fields of the entry '/api/config'. */
  readonly config?: InitList<Opened, Partial<InitConfig>>
  /**
   * Entries for signed-in staff at '/api/<name>'. An entry replaces the public list with this name. If there is no such list, the entry
   * is added.
   */
  readonly staff?: Readonly<Record<string, StaffEntry<Opened>>>
}

interface StaffEntry<Opened> {
  /** Users without this access get the entries for visitors. */
  readonly access: Exclude<Access, 'public'>
  read(opened: Opened, call: StaffCall): Promise<unknown>
}

/** The entries of one module, or of all modules in the order of the list of modules. */
export interface InitSources {
  readonly dependsOn: readonly string[]
  readonly lists: readonly { readonly name: string; read(): Promise<unknown> }[]
  readonly config: readonly (() => Promise<Partial<InitConfig>>)[]
  /** The entries for signed-in staff, each with a name and a function. `read` returns undefined if the user has no access. */
  readonly staff: readonly { readonly name: string; read(call: StaffCall): Promise<unknown> }[]
}

/** Connects the entries of one module with the opened module. `opened` is called when an entry is read, after all modules are open. */
export function initSourcesOf<Opened>(parts: InitParts<Opened>, opened: () => Opened): InitSources {
  const lists: [string, InitList<Opened, unknown>][] = Object.entries(parts.lists ?? {})
  const { config } = parts
  return {
    dependsOn: [...lists.flatMap(([, { dependsOn }]) => dependsOn), ...(config?.dependsOn ?? [])],
    lists: lists.map(([name, list]) => ({ name, read: async () => list.read(opened()) })),
    config: config ? [async () => config.read(opened())] : [],
    staff: Object.entries(parts.staff ?? {}).map(([name, entry]) => ({
      name,
      read: async (call) => (checkAccess(entry.access, call.session) ? undefined : entry.read(opened(), call)),
    })),
  }
}

export const joinInitSources = (all: readonly InitSources[]): InitSources => ({
  dependsOn: [...new Set(all.flatMap(({ dependsOn }) => dependsOn))],
  lists: all.flatMap(({ lists }) => lists),
  config: all.flatMap(({ config }) => config),
  staff: all.flatMap(({ staff }) => staff),
})
