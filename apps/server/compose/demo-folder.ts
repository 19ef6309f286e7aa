import { existsSync } from 'node:fs'
import type { DemoBrand } from './demo-brand.ts'

/** The folder of the demo brands. The container image does not have it (.dockerignore). */
const demoFolder = new URL('../../../demo/', import.meta.url)

export const missingDemo =
  'Demo mode is on, but this installation has no folder demo/. There are no demo brands; everything else works. ' +
  'Set SERVUS_DEMO=0, or run from a clone of the repository.'

/** Is the demo part of this installation? */
export const hasDemo = (folder: URL = demoFolder): boolean => existsSync(new URL('brands.ts', folder))

/** The demo brands, the default one first. Undefined if the folder is missing. */
export const loadDemoBrands = async (folder: URL = demoFolder): Promise<readonly DemoBrand[] | undefined> =>
  hasDemo(folder) ? (await import('#demo/brands.ts')).demoBrands : undefined
