import type { Plugin } from 'vite'

/** '#modules/store/contract.ts', also when a file of that module names it by its own way there. */
function contractOf(source: string, importer: string | undefined): string | undefined {
  const [, own] = /\/modules\/([\w-]+)\//.exec(importer ?? '') ?? []
  const named = /^(?:\.\.\/)+contract\.ts$/.test(source) && own ? `#modules/${own}/contract.ts` : source
  return /^#modules\/[\w-]+\/contract\.ts$/.test(named) ? named : undefined
}

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
  resolveId(source, importer) {
    // Islands and the banner name it, in effects that no server runs.
    if (source === 'react-dom/client') return NOTHING
    // The server's own, from its sources: the build runs inside that process.
    const contract = contractOf(source, importer)
    return contract ? { id: contract, external: true } : undefined
  },
  load: (id) =>
    id === NOTHING ? 'export const createRoot = undefined\nexport const hydrateRoot = undefined' : undefined,
})
