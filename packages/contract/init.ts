/**
 * The initial load: the data that every page starts with (specification §3, Initial load). It is sent as entries `{ url, data }`. Each module
 * adds its fields to `InitLists` and `InitConfig`. If the module is removed, its fields are removed, too.
 *
 * ```ts
 * declare module '#contract/init.ts' {
 *   interface InitLists { donatees: PublicDonatee[] }
 * }
 * ```
 */

/** Lists by name. The list `branches` is sent as the entry '/api/branches'. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- modules add their entries to it
export interface InitLists {}

/** Fields of the entry '/api/config'. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- modules add their entries to it
export interface InitConfig {}

/** The initial load of a visitor as one object with types. */
export interface Init extends InitLists {
  /** A text that changes whenever public content of the brand changes. */
  version: string
  config: InitConfig
}

/** The initial load as it is sent: the address of each API call with its response. */
export type InitEntries = readonly { readonly url: string; readonly data: unknown }[]

export const initUrlOf = (list: string): string => `/api/${list}`
export const configUrl = initUrlOf('config')

/** Builds the typed object from the entries of the initial load. Server and browser both use it. */
export function readInit(entries: InitEntries): Init {
  const data = new Map(entries.map((entry) => [entry.url, entry.data]))
  const { version, ...config } = data.get(configUrl) as Init['config'] & Pick<Init, 'version'>
  const lists = [...data]
    .filter(([url]) => url !== configUrl)
    .map(([url, list]) => [url.slice(initUrlOf('').length), list])
  return { ...(Object.fromEntries(lists) as InitLists), version, config }
}
