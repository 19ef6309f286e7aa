import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { serverBundle } from './server-bundle.ts'

const page = `
import { hydrateRoot } from 'react-dom/client'
import { storeEndpoints } from '#modules/store/contract.ts'
export const wake = () => hydrateRoot(storeEndpoints)
`

test("a server bundle does not contain React's browser renderer, and imports contracts instead of containing them", async () => {
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
})
