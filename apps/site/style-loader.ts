import type { Plugin } from 'vite'

/** The loader that Vite adds to the build. Each import() of the site runs through it, and it requests the style sheets of the imported file. */
const LOADER = /vite\/preload-helper\.js$/

/**
 * What is changed in the loader. Vite's loader marks a style sheet as requested and leaves its link in the page, also if the request failed.
 * The next import() then succeeds without the styles. After a failure Vite sets the entry of the sheet to `void 0`. This does not help: Vite
 * looks only whether the key exists (`href in seen`). So the key is deleted.
 */
const changes = [
  { from: /(\(err\) => \{\s*)seen\[href\] = void 0;/, to: '$1delete seen[href];' },
  { from: /if \(e\.type === "error"\) rej\(/, to: 'if (e.type === "error") link.remove(), rej(' },
] as const

/**
 * An import() of the site fails as long as one of its style sheets is not loaded, and each further attempt requests the sheet again. So
 * nothing is ever shown without its styles (packages/ui/site/load-late.ts).
 */
export const styleLoader = (): Plugin => ({
  name: 'servus:style-loader',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: LOADER },
    handler(code) {
      let changed = code
      for (const { from, to } of changes) {
        if (!from.test(changed))
          this.error(`The loader of this version of Vite has no text ${from}. Adapt apps/site/style-loader.ts.`)
        changed = changed.replace(from, to)
      }
      return { code: changed, map: null }
    },
  },
})
