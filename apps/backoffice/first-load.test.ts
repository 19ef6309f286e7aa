import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const built = fileURLToPath(new URL('./dist/', import.meta.url))
const MOST_BYTES = 1_130_000

/** The scripts that the built page loads for the board before it can show anything. */
function firstScripts(html: string): string[] {
  const board = JSON.parse(/startsWith\("[^"]+"\) \? (\[[^\]]*\])/.exec(html)?.[1] ?? '[]') as string[]
  const entry = /<script type="module"[^>]* src="\/backend\/([^"]+)"/.exec(html)?.[1] ?? ''
  return [entry, ...board].filter((name) => name.endsWith('.js'))
}

// `npm test` builds first. Without a build there is nothing to measure.
test.runIf(existsSync(built))('the first scripts of the board have at most 1130 kB, not compressed', () => {
  const scripts = firstScripts(readFileSync(`${built}index.html`, 'utf8'))
  expect(scripts.length).toBeGreaterThan(5)
  const bytes = scripts.reduce((total, name) => total + readFileSync(`${built}${name}`).length, 0)
  expect(bytes).toBeLessThan(MOST_BYTES)
})
