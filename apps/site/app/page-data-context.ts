import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { RenderedIsland } from './islands/island.tsx'
import type { PageData } from './routes/page.server.tsx'
import type { ShellData } from './shell/shell-types.ts'

/**
 * A content page's data goes from its loader to its component on the server alone: as loader data it would be encoded for a browser
 * that never reads it.
 */
export const pageDataContext = createContext<PageData | null>(null)

/** The same inside the rendering. */
export const PageDataContext = createReactContext<PageData | null>(null)

/** A branch's storefront, ready for the page. */
export const storeIslandContext = createContext<RenderedIsland | null>(null)
export const StoreIslandContext = createReactContext<RenderedIsland | null>(null)

/** What stands around a content page goes the same way; task pages bring it as loader data for the browser's router. */
export const shellContext = createContext<ShellData | null>(null)
export const ShellContext = createReactContext<ShellData | null>(null)
