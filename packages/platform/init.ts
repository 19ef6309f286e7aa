import type { InitConfig, InitLists } from '#contract/init.ts'
import type { Access } from '#contract/roles.ts'
import { checkAccess } from './http/access.ts'
import type { Call, Session } from './module.ts'

/** A call of somebody who is signed in. */
export type StaffCall = Call & { session: Session }

/** One list of the initial load, as visitors see it: public fields of public records. */
interface InitList<Opened, Value> {
  /** Names of `snapshots.changed` that make it stale. */
  readonly dependsOn: readonly string[]
  read(opened: Opened): Promise<Value> | Value
}

/** What a module adds to the initial load. `opened` is what the module offers. */
export interface InitParts<Opened> {
  readonly lists?: { readonly [K in keyof InitLists]?: InitList<Opened, InitLists[K]> }
  /** Fields of the entry '/api/config'. */
  readonly config?: InitList<Opened, Partial<InitConfig>>
  /** What signed-in staff see at '/api/<name>': in place of the list of that name, or beside all lists. */
  readonly staff?: Readonly<Record<string, StaffEntry<Opened>>>
}

interface StaffEntry<Opened> {
  /** Others see what visitors see. */
  readonly access: Exclude<Access, 'public'>
  read(opened: Opened, call: StaffCall): Promise<unknown>
}

/** The parts of all modules in the order of the list, ready to be read. */
export interface InitSources {
  readonly dependsOn: readonly string[]
  readonly lists: readonly { readonly name: string; read(): Promise<unknown> }[]
  readonly config: readonly (() => Promise<Partial<InitConfig>>)[]
  /** `read` answers undefined to who has no right to it. */
  readonly staff: readonly { readonly name: string; read(call: StaffCall): Promise<unknown> }[]
}

/** The parts of one module, tied to what it offers. `opened` is asked for when a part is read, after all modules are open. */
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
