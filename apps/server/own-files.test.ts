import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** This program runs in a separate process, because the hook of `nameOwnFiles` cannot be removed. */
const program = `
const ask = (specifier) => import.meta.resolve(specifier)
const asked = ['./own-files.ts', '../../packages/kernel/money.ts', '#kernel/money.ts', '#modules/ordering/contract.ts', '#apps/server/serve.ts', 'zod', 'node:fs']
const before = asked.map(ask)
const { nameOwnFiles } = await import('./own-files.ts')
nameOwnFiles()
const { money } = await import('#kernel/money.ts')
const missing = await import('#kernel/there-is-none.ts').catch((error) => error.message)
console.log(JSON.stringify({ before, after: asked.map(ask), isLoaded: typeof money, missing }))
`

test('our own files and packages are resolved as Node resolves them; the error for a missing file names the file', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  const { before, after, isLoaded, missing } = JSON.parse(output) as Record<'before' | 'after', string[]> &
    Record<'isLoaded' | 'missing', string>
  expect(after).toEqual(before)
  expect(isLoaded).toBe('function')
  // Without the hook, Node's search would fail before the file is read, with another error. With the hook, reading the file fails.
  expect(missing).toMatch(/^ENOENT.*kernel\/there-is-none\.ts/)
})
