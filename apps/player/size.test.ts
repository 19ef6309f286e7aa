import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const built = fileURLToPath(new URL('./dist/', import.meta.url))
const MOST_BYTES = 60_000

test.runIf(existsSync(built))(
  'the player is small: at most 60 kB compressed, including the code for old browsers',
  () => {
    const files = readdirSync(built, { recursive: true })
      .map(String)
      .filter((name) => /\.(js|css|html)$/.test(name))
    const bytes = files.reduce((sum, name) => sum + gzipSync(readFileSync(`${built}${name}`)).length, 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  },
)
