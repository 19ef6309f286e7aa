import { createContext } from 'react-router'

/** Files that the islands of content pages, or of a storefront, are made of. */
export interface IslandFiles {
  readonly content: readonly string[]
  readonly store: readonly string[]
}

/** Known from the build's manifest; fetched at once instead of one after another. */
export const islandFilesContext = createContext<IslandFiles>({ content: [], store: [] })
