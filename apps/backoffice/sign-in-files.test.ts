import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { signInGroup } from './sign-in-files.ts'

const page = fileURLToPath(new URL('../../modules/identity/backoffice/LoginScreen.tsx', import.meta.url))
const parts = '/x/node_modules/@mantine/core/esm/index.mjs'
const part = (name: string) => `/x/node_modules/@mantine/core/esm/components/${name}/${name}.mjs`

const modules: Record<string, { code: string; importedIds: string[] }> = {
  [page]: {
    code: "import { Button, Loader as Wheel } from '@mantine/core'",
    importedIds: [parts, '/words.ts', '/frame.tsx', '/a.css'],
  },
  '/frame.tsx': { code: '', importedIds: ['/frame.css', '/mark.tsx'] },
  [parts]: { code: '', importedIds: [part('Button'), part('Loader'), part('NumberInput')] },
  [part('Button')]: { code: '', importedIds: ['/box.mjs'] },
}
const graph = { getModuleInfo: (id: string) => modules[id] ?? { code: '', importedIds: [] } }

test('what signing in needs is one file: its own code, and of a library only the parts that are named', () => {
  const { name } = signInGroup()
  const inBase = (id: string) => name(id, graph) === 'base'
  expect(['/words.ts', part('Button'), part('Loader'), '/box.mjs', '/mark.tsx'].map(inBase)).not.toContain(false)
  expect([part('NumberInput'), parts, '/a.css', '/board.ts', page].map(inBase)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('a file with styles is not in it: its sheet would come before the one that orders the layers', () =>
  expect(signInGroup().name('/frame.tsx', graph)).toBeNull())
