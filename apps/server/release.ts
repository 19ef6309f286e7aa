import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const parts = ['../../package.json', '../site/build/stamp', '../backoffice/dist/stamp']

/** Tells two builds of the product apart, the same in every process of one build: part of every ETag and page cache. */
export function releaseOf(): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    try {
      hash.update(readFileSync(new URL(part, import.meta.url)))
    } catch {
      // Not built: in development and tests.
    }
  }
  return hash.digest('base64url').slice(0, 8)
}
