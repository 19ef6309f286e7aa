import type { ComponentProps, ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { scriptText } from '../head/json-ld.server.ts'
import { islandPrefix, type RenderedIsland } from './island.tsx'
import { islands } from './islands.tsx'
import { storeIslands } from './store-islands.tsx'

const all = { ...islands, ...storeIslands }
type IslandName = keyof typeof all

/** Renders an island by itself, as the browser will hydrate it: a root of its own. */
export function renderIsland<N extends IslandName>(name: N, props: ComponentProps<(typeof all)[N]>): RenderedIsland {
  const Component = all[name] as ComponentType<object>
  return {
    name,
    html: renderToString(<Component {...props} />, { identifierPrefix: islandPrefix(name) }),
    json: scriptText(props),
  }
}
