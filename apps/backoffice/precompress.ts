import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json)$/
/** Below this a packet carries the file anyhow. */
const WORTH_IT_BYTES = 1024

/** Writes `.br` and `.gz` beside each asset of the build, so that the server never compresses while somebody waits. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, config.build.assetsDir)
    },
    async writeBundle() {
      // A build that failed has no folder; its own error is the one to read.
      const names = (await readdir(folder).catch(() => [])).filter((name) => COMPRESSIBLE.test(name))
      await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name)
          const bytes = await readFile(path)
          if (bytes.length < WORTH_IT_BYTES) return
          const [brotli, gzipped] = await Promise.all([
            promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
            promisify(gzip)(bytes, { level: 9 }),
          ])
          await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
        }),
      )
    },
  }
}
