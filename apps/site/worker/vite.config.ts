import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { injectManifest } from 'workbox-build'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const out = at('../build/worker')

/** Writes the list of the site's hashed files into the worker: code and styles that pages share. Fonts and maps are kept when they are used. */
const listFiles: Plugin = {
  name: 'list-files',
  async closeBundle() {
    const { warnings } = await injectManifest({
      swSrc: `${out}/service-worker.js`,
      swDest: `${out}/service-worker.js`,
      injectionPoint: 'self.builtFiles',
      globDirectory: at('../build/client'),
      globPatterns: ['assets/*.{js,css}'],
      globIgnores: ['assets/maplibre*', 'assets/tiles*', 'assets/atlas*'],
      // Their names change with their content.
      dontCacheBustURLsMatching: /^assets\//,
      modifyURLPrefix: { 'assets/': '/assets/' },
      maximumFileSizeToCacheInBytes: 400_000,
    })
    for (const warning of warnings) this.warn(warning)
  },
}

/** The service worker: one classic script, built after the site whose files it lists. */
export default defineConfig({
  root: at('.'),
  logLevel: 'warn',
  plugins: [listFiles],
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: at('service-worker.ts'), formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
  },
})
