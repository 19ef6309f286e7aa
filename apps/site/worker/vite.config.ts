import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const out = at('../build/worker')
const assets = at('../build/client/assets')
/** Maximum size, in bytes, of a file that is cached from the start. A larger file is cached when it is used. */
const mostBytes = 400_000

/** Addresses of the site's code and styles, whose names change with their content. Maps and fonts are cached when they are used. */
const builtFiles = (): { url: string }[] =>
  readdirSync(assets)
    .filter((file) => /\.(js|css)$/.test(file) && !/^(maplibre|tiles|atlas)/.test(file))
    .filter((file) => statSync(join(assets, file)).size <= mostBytes)
    .toSorted()
    .map((file) => ({ url: `/assets/${file}` }))

/** Writes the list into the built worker. The build fails if the worker has no place for the list. */
const listFiles: Plugin = {
  name: 'list-files',
  closeBundle() {
    const path = join(out, 'service-worker.js')
    const code = readFileSync(path, 'utf8')
    const parts = code.split('self.builtFiles')
    if (parts.length !== 2) throw new Error('The service worker must name self.builtFiles once')
    writeFileSync(path, parts.join(JSON.stringify(builtFiles())))
  },
}

/** The service worker: one classic script. It lists files of the site, so it is built after the site. */
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
