import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ErrorEntries } from '#i18n/errors.ts'
import { composeServus } from './composition.ts'
import { modules } from './modules.ts'

const root = join(import.meta.dirname, '../../..')
const names = readdirSync(join(root, 'modules'))

/** For each kind of manifest in a module's folder: the list that contains it (ADR 0026). */
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
  const isListed = (file: string): boolean => {
    const name = new RegExp(`import \\{ (\\w+) \\} from '#${file.replaceAll('.', '\\.')}'`).exec(listed)?.[1]
    // The variable of the manifest occurs in the import. If it occurs a second time, it is in the list.
    return name !== undefined && listed.split(new RegExp(`\\b${name}\\b`)).length > 2
  }
  expect(there.filter((file) => !isListed(file))).toEqual([])
})

/** Modules that every page and every sign-in need: the apps use them directly. Any other module is a capability. */
const foundations = new Set(['branches', 'content', 'identity', 'maps', 'pwa', 'themes'])

test('apps and packages name a capability in at most four files (ADR 0026)', () => {
  const files = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      // The service worker is a separate program. Its list contains only the few modules that add code to it.
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !file.endsWith('worker/parts.ts') &&
          !/(^|\/)(build|dist|testing|\.react-router)\/|\.test\.tsx?$/.test(file),
      )
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  const naming = (name: string) =>
    files.filter((text) => text.includes(` '#modules/${name}/`) || text.includes(`import('#modules/${name}/`)).length
  const capabilities = names.filter((name) => !foundations.has(name))
  expect(capabilities.map((name) => [name, naming(name)]).filter(([, count]) => Number(count) > 4)).toEqual([])
  // Proves that `naming` finds imports: more than four files import the module content.
  expect(naming('content')).toBeGreaterThan(4)
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

test('every module says in a README.md what it is for', () => {
  expect(names.filter((name) => !existsSync(join(root, 'modules', name, 'README.md')))).toEqual([])
})

/** Public API calls without a rate limit, each with the reason why it needs none. */
const limitedOtherwise: Readonly<Record<string, string>> = {
  'sites.preview-blocks': 'its address contains a signed token, and it stores nothing',
  'payments.terminal.outcome': 'its address contains the secret of one payment',
  'analytics-log.write': 'its module counts events for each network (modules/statistics/server/log/flood.test.ts)',
}

test('every public call that writes has a limit, or is known to be limited in another way', () => {
  const open = modules
    .flatMap(({ endpoints }) => endpoints)
    .filter(({ access, limit, method, proof }) => access === 'public' && method !== 'GET' && !limit && !proof)
    .map(({ id }) => id)
  expect(open.filter((id) => !Object.hasOwn(limitedOtherwise, id))).toEqual([])
})

test('an entity has `tells` exactly where its module declares events of its changes', () => {
  for (const { name, entities, events } of modules) {
    const told = new Set(events.map(({ topic }) => topic.replace(/\.(created|changed|removed)$/, '')))
    const tells = entities.filter((one) => one.tells).map((one) => one.name)
    expect(
      entities.filter((one) => told.has(one.name)).map((one) => one.name),
      `modules/${name}: entities with events, and entities with 'tells: true'. Add what is missing, or remove the event`,
    ).toEqual(tells)
  }
})
