import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { serverBundle } from './server-bundle.ts'

const page = String.raw`
import { hydrateRoot } from 'react-dom/client'
import { storeEndpoints } from '#modules/store/contract.ts'
export const wake = () => hydrateRoot(storeEndpoints)
export const text = 'Grüß Gott – „Servus“ 🐉'
export const raw = String.raw${'`\\–`'}
export const pattern = /^[ß–]$/
`

test("a server's bundle lacks React's half for browsers, names contracts instead of holding them, and keeps its texts in ASCII", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'servus-bundle-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const entry = join(folder, 'page.js')
  await writeFile(entry, page)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [serverBundle()],
    ssr: { noExternal: true },
    build: { ssr: entry, write: false },
  })
  const code = 'output' in built ? built.output[0].code : ''
  const contract = /import .*"#modules\/store\/contract\.ts";/
  expect(code).toMatch(contract)
  expect(code.length).toBeLessThan(1_000)
  // But for a letter behind a backslash, which an escape would change.
  expect(code.replaceAll(String.raw`\–`, '')).not.toMatch(/[^\0-\x7f]/)
  const url = `data:text/javascript,${encodeURIComponent(code.replace(contract, ''))}`
  const { text, raw, pattern } = (await import(/* @vite-ignore */ url)) as {
    text: string
    raw: string
    pattern: RegExp
  }
  expect([text, raw, pattern.test('–'), pattern.test('-')]).toEqual([
    'Grüß Gott – „Servus“ 🐉',
    String.raw`\–`,
    true,
    false,
  ])
})
