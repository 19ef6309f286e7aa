import type { Plugin } from 'vite'

/** One of these, and the text of a whole file is held in two bytes a letter. Behind a backslash it stays: there an escape would change it. */
const OTHER_LETTERS = /(?<!\\)[^\0-\x7f]/g
const escapeLetter = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

const NOTHING = '\0nothing-to-hydrate'

/**
 * What a server need not hold while it runs: React's half for browsers, contracts (and Zod) a second time, and its texts in wide letters.
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
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      // Only inside strings, templates and patterns, where the escape means the letter: names in our sources are ASCII.
      if (file.type === 'chunk') file.code = file.code.replace(OTHER_LETTERS, escapeLetter)
  },
})
