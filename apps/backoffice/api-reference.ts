import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Copies RapiDoc, the library that shows the API reference, into the assets of the build. Only the page /api/docs loads this script. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    apply: 'build',
    generateBundle() {
      const { version } = JSON.parse(readFileSync(require.resolve('rapidoc/package.json'), 'utf8')) as {
        version: string
      }
      const source = readFileSync(require.resolve('rapidoc/dist/rapidoc-min.js'), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: `assets/rapidoc-${version}.js`,
        source: `/*! RapiDoc ${version}, MIT, https://rapidocweb.com */\n${source}`,
      })
    },
  }
}
