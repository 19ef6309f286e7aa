import { existsSync, readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import type { ContentFiles } from '#apps/site/app/content/render-content.server.tsx'

/** The built site: what renders, and the files that content pages and storefronts name. */
export interface SiteBuild {
  server: ServerBuild
  files: ContentFiles
}

interface ManifestChunk {
  file: string
  css?: string[]
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
  /** A chunk with all that it imports. */
  const filesOf = (root: string): { scripts: string[]; styles: string[] } => {
    const [scripts, styles] = [new Set<string>(), new Set<string>()]
    const collect = (name: string | undefined) => {
      const chunk = name === undefined ? undefined : manifest[name]
      if (!chunk || scripts.has(`/${chunk.file}`)) return
      scripts.add(`/${chunk.file}`)
      for (const imported of chunk.imports ?? []) collect(imported)
      for (const style of chunk.css ?? []) styles.add(`/${style}`)
    }
    collect(Object.keys(manifest).find((name) => name.endsWith(root)))
    return { scripts: [...scripts], styles: [...styles] }
  }
  const server = (await import(entry.href)) as ServerBuild
  const [content, store] = [filesOf('app/islands/hydrate.tsx'), filesOf('app/islands/hydrate-store.tsx')]
  return {
    server,
    files: {
      entry: server.assets.entry.module,
      styles: { root: server.assets.routes['root']?.css ?? [], content: content.styles, store: store.styles },
      islands: { content: content.scripts, store: store.scripts },
    },
  }
}
