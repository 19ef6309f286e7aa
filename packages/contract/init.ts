/**
 * The initial load: what every page starts from (specification §3, Initial load). It travels as entries `{ url, data }`. The modules say
 * what is in it: each adds its fields to the two interfaces below, and a module that is removed takes its fields with it.
 *
 * ```ts
 * declare module '#contract/init.ts' {
 *   interface InitLists { donatees: PublicDonatee[] }
 * }
 * ```
 */

/** Lists by name. The list `branches` travels as the entry '/api/branches'. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- modules add their entries to it
export interface InitLists {}

/** Fields of the entry '/api/config'. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- modules add their entries to it
export interface InitConfig {}

/** The initial load of a visitor, typed. */
export interface Init extends InitLists {
  /** Rises with any change of public content. */
  version: string
  config: InitConfig
}

/** As it travels: each address with what it answers. */
export type InitEntries = readonly { readonly url: string; readonly data: unknown }[]

export const initUrlOf = (list: string): string => `/api/${list}`
export const configUrl = initUrlOf('config')

/** The typed initial load from its entries: the same for a page rendered on the server and one in the browser. */
export function readInit(entries: InitEntries): Init {
  const data = new Map(entries.map((entry) => [entry.url, entry.data]))
  const { version, ...config } = data.get(configUrl) as Init['config'] & Pick<Init, 'version'>
  const lists = [...data]
    .filter(([url]) => url !== configUrl)
    .map(([url, list]) => [url.slice(initUrlOf('').length), list])
  return { ...(Object.fromEntries(lists) as InitLists), version, config }
}
