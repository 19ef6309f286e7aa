import type { Plugin } from 'vite'

/** An address like #modules/name/file.ts, also when a file of that module imports it by a relative path. */
function contractOf(source: string, importer: string | undefined): string | undefined {
  const [, own] = /\/modules\/([\w-]+)\//.exec(importer ?? '') ?? []
  const named = /^(?:\.\.\/)+contract\.ts$/.test(source) && own ? `#modules/${own}/contract.ts` : source
  return /^#modules\/[\w-]+\/contract\.ts$/.test(named) ? named : undefined
}

const NOTHING = '\0nothing-to-hydrate'

/**
 * Keeps out of the server bundle what the server does not need in memory: React's browser renderer, and a second copy of contracts (and
 * Zod). Measured in docs/adr/0023-small-at-rest.md.
 */
export const serverBundle = (): Plugin => ({
  name: 'servus:server-bundle',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(source, importer) {
    // Islands and the banner import it for effects that never run on a server.
    if (source === 'react-dom/client') return NOTHING
    // The server's own copy, from its sources: the build runs inside that process.
    const contract = contractOf(source, importer)
    return contract ? { id: contract, external: true } : undefined
  },
  load: (id) =>
    id === NOTHING ? 'export const createRoot = undefined\nexport const hydrateRoot = undefined' : undefined,
})
