import type { Plugin } from 'vite'

/**
 * The name of a module's contract in the form '#modules/name/contract.ts', also if a file of the module imports it by a relative path.
 * Undefined for all other files.
 */
function contractOf(source: string, importer: string | undefined): string | undefined {
  const [, own] = /\/modules\/([\w-]+)\//.exec(importer ?? '') ?? []
  const named = /^(?:\.\.\/)+contract\.ts$/.test(source) && own ? `#modules/${own}/contract.ts` : source
  return /^#modules\/[\w-]+\/contract\.ts$/.test(named) ? named : undefined
}

const NOTHING = '\0nothing-to-hydrate'

/**
 * Keeps code out of the server bundle that the server does not need in memory: React's browser renderer, and a second copy of contracts (and Zod).
 * Measured in docs/adr/0023-small-at-rest.md.
 */
export const serverBundle = (): Plugin => ({
  name: 'servus:server-bundle',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(source, importer) {
    // Islands and the cookie banner import react-dom/client. They use it only in effects, which never run on a server.
    if (source === 'react-dom/client') return NOTHING
    // Contracts are left out of the bundle. The bundle runs inside the server's process, which has already loaded them from their source
    // files.
    const contract = contractOf(source, importer)
    return contract ? { id: contract, external: true } : undefined
  },
  load: (id) =>
    id === NOTHING ? 'export const createRoot = undefined\nexport const hydrateRoot = undefined' : undefined,
})
