import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { styleLoader } from './style-loader.ts'

type Load = (read: () => Promise<string>, sheets: string[]) => Promise<string>

interface Link {
  rel: string
  href: string
  settle: Partial<Record<'load' | 'error', (event: { type: string }) => void>>
}

/** A page with only a head. `answer` lets the last requested sheet load or fail. */
function fakePage() {
  const links: Link[] = []
  const document = {
    querySelector: () => null,
    getElementsByTagName: () => links,
    createElement: () => {
      const link = {
        rel: '',
        href: '',
        settle: {} as Link['settle'],
        addEventListener: (type: 'load' | 'error', act: () => void) => void (link.settle[type] = act),
        removeEventListener: () => undefined,
        remove: () => void links.splice(links.indexOf(link), 1),
      }
      return link
    },
    head: { appendChild: (link: Link) => links.push(link) },
  }
  const answer = (type: 'load' | 'error') => links.at(-1)?.settle[type]?.({ type })
  return { document, links, window: { dispatchEvent: () => undefined }, answer }
}

let source = ''
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'servus-loader-'))
  try {
    await writeFile(join(folder, 'page.js'), `import('./late.js')`)
    await writeFile(join(folder, 'late.js'), `import './late.css'\nexport const late = 1`)
    await writeFile(join(folder, 'late.css'), 'a { color: red }')
    const keep = {
      name: 'keep',
      moduleParsed: ({ id, code }: { id: string; code: string | null }) => {
        if (id.includes('preload-helper')) source = code ?? ''
      },
    }
    await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      base: 'https://example.test/',
      plugins: [styleLoader(), keep],
      build: { write: false, rolldownOptions: { input: join(folder, 'page.js') } },
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** The loader of the build, as the browser runs it. */
function loader({ document, window }: ReturnType<typeof fakePage>): Load {
  // The text becomes the body of a function, which may contain no `export`.
  const body = source
    .replaceAll('__VITE_IS_MODERN__', 'true')
    .replaceAll('import.meta.resolve', 'undefined')
    .replaceAll('import.meta.url', '"https://example.test/"')
    .replace('export const ', 'const ')
    .replace('export {', '// {')
  return new Function('document', 'window', `${body}\nreturn __vitePreload`)(document, window) as Load
}

test('a file loads only with its style sheet, also if the sheet failed before', async () => {
  const page = fakePage()
  const load = loader(page)
  const read = () => load(async () => 'calendar', ['popup.css'])
  const failed = read()
  page.answer('error')
  await expect(failed).rejects.toThrow('Unable to preload CSS')
  expect(page.links).toEqual([])
  const again = read()
  expect(page.links).toHaveLength(1)
  page.answer('load')
  await expect(again).resolves.toBe('calendar')
  await expect(read()).resolves.toBe('calendar')
  expect(page.links).toHaveLength(1)
})

test('a style sheet that failed for one file is requested again for another file that shares it', async () => {
  const page = fakePage()
  const load = loader(page)
  const accessories = load(async () => 'accessories', ['popup.css'])
  page.answer('error')
  await expect(accessories).rejects.toThrow()
  const calendar = load(async () => 'calendar', ['popup.css'])
  page.answer('error')
  await expect(calendar).rejects.toThrow()
})
