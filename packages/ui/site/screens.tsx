import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'
import type { SiteCode, SiteModule } from './module.ts'

/** The code that the open page has loaded, by key. */
export interface Screens {
  /** Loads what is not there yet. Throws for a key that no manifest names. */
  load(keys: readonly string[]): Promise<void>
  /** Loaded before: throws for what is not. */
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
      // Its props come as data from the server half of the same module, where they were checked against it.
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

/** Filled where a task page is rendered, on the server and in the browser. */
export const ScreensContext = createContext<Screens | undefined>(undefined)

/** A screen of any module by its key; the page's loader has named it, so that it is there. */
export function Screen({ name, props }: { name: string; props: object }): ReactNode {
  const screens = use(ScreensContext)
  if (!screens) throw new Error(`There are no screens around '${name}'`)
  return createElement(screens.get(name), props)
}
