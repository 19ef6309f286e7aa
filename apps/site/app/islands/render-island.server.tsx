import { renderToString } from 'react-dom/server'
import type { SiteScreen } from '#ui/site/module.ts'
import type { Screens } from '#ui/site/screens.tsx'
import { scriptText } from '../head/json-ld.server.ts'
import { islandPrefix, type RenderedIsland } from './island.tsx'

/** Renders an island as a separate React root, because the browser will hydrate it as a separate root. */
export function renderIsland<Props extends object>(
  screens: Screens,
  { key }: SiteScreen<Props>,
  props: Props,
): RenderedIsland {
  const Component = screens.get(key)
  return {
    name: key,
    html: renderToString(<Component {...props} />, { identifierPrefix: islandPrefix(key) }),
    json: scriptText(props),
  }
}
