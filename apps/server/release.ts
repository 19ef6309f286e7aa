import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const parts = ['../../package.json', '../site/build/stamp', '../backoffice/dist/stamp']

/** Identifies a build of the product, the same in every process of one build. Part of every ETag and page cache key. */
export function releaseOf(): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    try {
      hash.update(readFileSync(new URL(part, import.meta.url)))
    } catch {
      // In development and in tests there is no build. A file that does not exist is left out of the hash.
    }
  }
  return hash.digest('base64url').slice(0, 8)
}
