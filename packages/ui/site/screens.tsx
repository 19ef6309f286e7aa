import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'
import type { SiteCode, SiteModule } from './module.ts'

/** The code that the open page has loaded, by key. */
export interface Screens {
  /** Loads the screens that are not loaded yet. Throws for a key that is in no manifest. */
  load(keys: readonly string[]): Promise<void>
  /** Returns a loaded screen. Throws if it is not loaded. */
  get(key: string): ComponentType<object>
}

export function createScreens(modules: readonly SiteModule[]): Screens {
  const loaded = new Map<string, unknown>()
  return {
    async load(keys) {
      const missing = keys.filter((key) => !loaded.has(key))
      await Promise.all(
        missing.map(async (key) => {
          loaded.set(key, (await codeOf(modules, key).load()).default)
        }),
      )
    },
    get(key) {
      if (!loaded.has(key)) throw new Error(`The screen '${key}' is not loaded`)
      // The props of a screen come as data from the server part of the same module, where their type was checked.
      return loaded.get(key) as ComponentType<object>
    },
  }
}

function codeOf(modules: readonly SiteModule[], key: string): SiteCode {
  const found = modules
    .flatMap(({ islands = [], screens = [] }) => [...islands, ...screens])
    .find((one) => one.key === key)
  if (!found) throw new Error(`No module of the site has the screen '${key}'`)
  return found
}

/**
 * The React context from which the component `Screen` takes the screens whose code is loaded. In the browser, only task pages (checkout,
 * status of an order) have this context.
 */
export const ScreensContext = createContext<Screens | undefined>(undefined)

/** Shows a screen of any module by its key. The page's loader has listed the key, so the screen is loaded. */
export function Screen({ name, props }: { name: string; props: object }): ReactNode {
  const screens = use(ScreensContext)
  if (!screens) throw new Error(`There are no screens around '${name}'`)
  return createElement(screens.get(name), props)
}
