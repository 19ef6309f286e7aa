import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ErrorEntries } from '#i18n/errors.ts'
import { composeServus } from './composition.ts'

const root = join(import.meta.dirname, '../../..')
const names = readdirSync(join(root, 'modules'))

/** Manifests of a module's folder, and the list that each stands in (ADR 0026). */
const lists = [
  ['server/module.ts', 'apps/server/compose/modules.ts'],
  ['backoffice/module.ts', 'apps/backoffice/src/modules.ts'],
  ['site/module.ts', 'apps/site/app/modules.ts'],
  ['site/module.server.ts', 'apps/site/app/modules.server.ts'],
] as const

test.each(lists)('every modules/<name>/%s is in %s', (manifest, list) => {
  const listed = readFileSync(join(root, list), 'utf8')
  const there = names.flatMap((name) =>
    [manifest, `${manifest}x`].map((file) => `modules/${name}/${file}`).filter((file) => existsSync(join(root, file))),
  )
  expect(there.length).toBeGreaterThan(0)
  expect(there.filter((file) => !listed.includes(`'#${file}'`))).toEqual([])
})

test('every code of a words/errors.ts is declared by the manifest of its module', async () => {
  const known = new Set(Object.keys(composeServus().errors))
  const files = names.map((name) => `modules/${name}/words/errors.ts`).filter((file) => existsSync(join(root, file)))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const exported = Object.values((await import(join(root, file))) as Record<string, unknown>)
    const codes = exported.flatMap((value) => (isEntries(value) ? Object.keys(value) : []))
    expect(
      codes.filter((code) => !known.has(code)),
      file,
    ).toEqual([])
  }
})

const isEntries = (value: unknown): value is ErrorEntries =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => Object.hasOwn(Object(one), 'status'))
