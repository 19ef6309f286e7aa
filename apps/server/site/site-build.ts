import { existsSync, readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'

/** The built site: what renders, and which files the browser needs for the interactive parts of content pages. */
export interface SiteBuild {
  server: ServerBuild
  /** Files behind the dynamic imports of the islands, to be fetched together with the entry: of content pages, and of a storefront. */
  islandFiles: { content: string[]; store: string[] }
}

interface ManifestChunk {
  file: string
  imports?: string[]
}

/** Reads `server/index.js` and the manifest of a build folder. */
export async function readSiteBuild(folder: URL): Promise<SiteBuild> {
  const entry = new URL('server/index.js', folder)
  if (!existsSync(entry)) throw new Error('The site is not built. Run: npm run build')
  const manifest = JSON.parse(readFileSync(new URL('client/.vite/manifest.json', folder), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const filesOf = (root: string): string[] => {
    const files = new Set<string>()
    const collect = (name: string | undefined) => {
      const chunk = name === undefined ? undefined : manifest[name]
      if (!chunk || files.has(chunk.file)) return
      files.add(chunk.file)
      for (const imported of chunk.imports ?? []) collect(imported)
    }
    collect(Object.keys(manifest).find((name) => name.endsWith(root)))
    return [...files].map((file) => `/${file}`)
  }
  return {
    server: (await import(entry.href)) as ServerBuild,
    islandFiles: { content: filesOf('app/islands/hydrate.tsx'), store: filesOf('app/islands/hydrate-store.tsx') },
  }
}
