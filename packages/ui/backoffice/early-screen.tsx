import { type ComponentType, lazy, useState } from 'react'
import type { Screen } from './places.ts'

/**
 * A screen whose bundle can be loaded before the page is first rendered. The first rendering then shows the screen itself, not the loading
 * state: React would replace the loading state only 300 ms later. If the bundle is not loaded yet, the screen works like `lazy`.
 */
export function earlyScreen(read: () => Promise<{ default: ComponentType }>): Pick<Screen, 'component' | 'load'> {
  let loaded: ComponentType | undefined
  const Late = lazy(read)
  return {
    async load() {
      loaded = (await read()).default
    },
    component: function EarlyScreen() {
      // A screen that was first shown as `Late` stays `Late`. A change to another component would lose its state.
      const [Loaded] = useState(() => loaded)
      return Loaded ? <Loaded /> : <Late />
    },
  }
}
