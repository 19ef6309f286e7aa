import type { Tx } from '#platform/db.ts'
import { port } from '#platform/ports.ts'
import type { ThemeView } from '#modules/themes/contract.ts'
import type { Config, Division, Navigation, Node, ShownConfig, Site } from './contract.ts'

/** The settings of the brand, from memory. */
export const configPort = port<() => Promise<Config>>('content.config')

/** Writes the settings of a brand that has none; returns whether it wrote them. */
export const createConfigPort = port<(tx: Tx, config: Config) => Promise<boolean>>('content.create-config')

/** Data of the content module in the initial load. */
export const contentSourcePorts = {
  sites: port<() => Promise<readonly Site[]>>('content.sites'),
  navigations: port<() => Promise<readonly Navigation[]>>('content.navigations'),
  divisions: port<() => Promise<readonly Division[]>>('content.divisions'),
  nodes: port<() => Promise<readonly Node[]>>('content.nodes'),
  shownConfig: port<() => Promise<ShownConfig>>('content.shown-config'),
  shownTheme: port<() => Promise<ThemeView>>('content.shown-theme'),
}
