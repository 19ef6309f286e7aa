import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { ServerBuild } from 'react-router'
import type { BuiltFiles } from '#apps/site/app/built-files.ts'
import type { ContentFiles } from '#apps/site/app/content/render-content.server.tsx'

/** The built site: its renderer, and the files that content pages and storefronts load. */
export interface SiteBuild {
  server: ServerBuild
  mode: 'production' | 'development'
  files: ContentFiles
}

const siteFolder = 'apps/site'

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
  const server = (await import(entry.href)) as ServerBuild
  return {
    server,
    mode: 'production',
    files: {
      entry: server.assets.entry.module,
      entryImports: server.assets.entry.imports,
      rootStyles: server.assets.routes['root']?.css ?? [],
      of: builtFiles(manifest),
      styleText: styleTexts(new URL('client/', folder)),
    },
  }
}

/**
 * Returns a function that finds the built files of a source file and of all its imports. Source paths begin at the project's root. The
 * result for each source file is stored.
 */
function builtFiles(manifest: Readonly<Record<string, ManifestChunk>>): BuiltFiles {
  const known = new Map<string, ReturnType<BuiltFiles>>()
  return (source) => {
    const found = known.get(source) ?? collectFiles(manifest, source)
    known.set(source, found)
    return found
  }
}

/**
 * The texts of the build's style sheets, for pages that contain them. Each file is read once. A text that would end the style element is not written
 * into pages.
 */
function styleTexts(client: URL): (href: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (href) => {
    if (!known.has(href)) {
      const text = readFileSync(new URL(`.${href}`, client), 'utf8')
      known.set(href, text.includes('</') ? undefined : text)
    }
    return known.get(href)
  }
}

function collectFiles(manifest: Readonly<Record<string, ManifestChunk>>, source: string): ReturnType<BuiltFiles> {
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  const collect = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || scripts.has(`/${chunk.file}`)) return
    scripts.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) collect(imported)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  // The manifest contains source paths relative to apps/site.
  const root = posix.relative(siteFolder, source)
  if (!manifest[root]) throw new Error(`The built site has no '${source}'. Run: npm run build`)
  collect(root)
  return { scripts: [...scripts], styles: [...styles] }
}
