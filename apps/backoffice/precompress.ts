import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json)$/
/** Smaller files are not compressed: they fit into one network packet anyway. */
const WORTH_IT_BYTES = 1024

/**
 * Writes `.br` and `.gz` copies of the scripts, styles, drawings and JSON files of the build. So the server does not have to compress
 * them for each request.
 */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, config.build.assetsDir)
    },
    async writeBundle() {
      // After a failed build there is no folder. An error here would hide the error of the build.
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
