import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { firstFiles } from './first-files.ts'
import { preloadFirst } from './preload-first.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const signIn = here('./src/sign-in/main.ts')
const providers = here('./src/AppFrame.tsx')
const whole = here('./src/whole.tsx')
const board = here('../../modules/ordering/backoffice/board/BoardScreen.tsx')
const parts = '/x/node_modules/@mantine/core/esm/index.mjs'
const part = (name: string) => `/x/node_modules/@mantine/core/esm/components/${name}/${name}.mjs`

const modules: Record<string, { code: string; importedIds: string[] }> = {
  [signIn]: { code: '', importedIds: ['/form.ts'] },
  [providers]: {
    code: "import { Button, Loader as Wheel } from '@mantine/core'",
    importedIds: [parts, '/words.ts', '/frame.tsx', '/a.css'],
  },
  [whole]: { code: '', importedIds: ['/words.ts', '/manifest.ts', '/palette.tsx'] },
  '/palette.tsx': { code: '', importedIds: ['/palette.css'] },
  [board]: { code: '', importedIds: ['/manifest.ts', '/card.tsx'] },
  '/frame.tsx': { code: '', importedIds: ['/frame.css', '/mark.tsx'] },
  [parts]: { code: '', importedIds: [part('Button'), part('Loader'), part('NumberInput')] },
  [part('Button')]: { code: '', importedIds: ['/box.mjs'] },
}
/** Returns the name of the output file into which the build puts a source file. The groups are tried by priority, the highest first. */
function fileOf(id: string): string | null {
  const groups = firstFiles().toSorted((a, b) => b.priority - a.priority)
  return groups.map(({ name }) => name(id, graph)).find((name) => name !== null) ?? null
}
const graph = { getModuleInfo: (id: string) => modules[id] ?? { code: '', importedIds: [] } }

test('the code for signing in is one small file without libraries', () =>
  expect([fileOf('/form.ts'), fileOf(signIn)]).toEqual(['sign-in', null]))

test('the code of the providers is one file: its own modules, and of a library only the parts that they import', () => {
  const inBase = (id: string) => fileOf(id) === 'base'
  expect(['/words.ts', part('Button'), part('Loader'), '/box.mjs', '/mark.tsx'].map(inBase)).not.toContain(false)
  expect([part('NumberInput'), parts, '/a.css', '/board.ts'].map(inBase)).toEqual([false, false, false, false])
})

test('the frame adds one more file, and the board a third one', () => {
  expect(['/words.ts', '/manifest.ts', '/palette.tsx', '/card.tsx'].map(fileOf)).toEqual([
    'base',
    'frame',
    'frame',
    'board',
  ])
  expect([whole, board, '/report.tsx'].map(fileOf)).toEqual([null, null, null])
})

test('a module with styles is not part of the first file: its stylesheet would come before the one that orders the layers', () =>
  expect(fileOf('/frame.tsx')).toBeNull())

test('the style sheets of the first page are linked behind the order of the layers; the board also needs the letters of other languages', () => {
  const chunk = (fileName: string, facadeModuleId: string, css: string[]) => ({
    type: 'chunk',
    fileName,
    facadeModuleId,
    imports: [],
    viteMetadata: { importedCss: new Set(css) },
  })
  const fonts = ['latin', 'latin-ext'].map((name) => ({
    type: 'asset',
    fileName: `atkinson-hyperlegible-next-${name}-wght-normal-X.woff2`,
  }))
  const bundle = {
    ...[chunk('whole.js', whole, ['entry.css', 'whole.css']), chunk('board.js', board, ['board.css']), ...fonts],
  }
  const { transformIndexHtml } = preloadFirst('/backend/bestellungen') as {
    transformIndexHtml: { handler(html: string, context: object): string }
  }
  const page = '<title>Servus</title><style>@layer ui,module;</style><link rel="stylesheet" href="/backend/entry.css">'
  const html = transformIndexHtml.handler(page, { bundle, filename: 'index.html' })
  const [, onBoard = '', elsewhere = ''] = /\? (\[.*?\]) : (\[.*?\])/.exec(html) ?? []
  const [latin, latinExt] = fonts.map(({ fileName }) => fileName)
  expect(JSON.parse(onBoard)).toEqual(['board.js', 'board.css', 'whole.js', 'whole.css', latin, latinExt])
  expect(JSON.parse(elsewhere)).toEqual(['whole.js', 'whole.css', latin])
  expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('</style>'))
})
