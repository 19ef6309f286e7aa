import type { Plugin } from 'vite'

const NOTHING = '\0nothing-to-hydrate'

/**
 * What a server need not hold while it runs: React's half for browsers, and contracts (and Zod) a second time.
 * Measured in docs/adr/0023-small-at-rest.md.
 */
export const serverBundle = (): Plugin => ({
  name: 'servus:server-bundle',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(source) {
    // Islands and the banner name it, in effects that no server runs.
    if (source === 'react-dom/client') return NOTHING
    // The server's own, from its sources: the build runs inside that process.
    return /^#modules\/[\w-]+\/contract\.ts$/.test(source) ? { id: source, external: true } : undefined
  },
  load: (id) =>
    id === NOTHING ? 'export const createRoot = undefined\nexport const hydrateRoot = undefined' : undefined,
})
