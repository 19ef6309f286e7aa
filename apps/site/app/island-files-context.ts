import { createContext } from 'react-router'

/** Files that the islands of content pages are made of, known from the build's manifest; fetched at once instead of one after another. */
export const islandFilesContext = createContext<readonly string[]>([])
