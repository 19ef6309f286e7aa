import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname
const files = ['modules', 'packages/ui/backoffice', 'apps/backoffice/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.') && !path.includes('node_modules'))
    .map((path) => join(folder, path))
    .filter((path) => path.includes('backoffice/')),
)
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const isDialog = (source: string): boolean => /<(Modal|Drawer)(\.Root)?[\s>]/.test(source)
/** For each component, the file that exports it. */
const homes = new Map(
  [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/export (?:default )?function ([A-Z]\w+)/g)].map(([, name]) => [name, file] as const),
  ),
)

/** Returns the files of all dialogs that a file draws, directly or through the components that it uses. */
function dialogsBelow(file: string, met = new Set([file])): string[] {
  const source = sources.get(file) ?? ''
  return [...source.matchAll(/<([A-Z]\w+)[\s>/]/g)].flatMap(([, name]) => {
    const home = homes.get(name ?? '')
    if (!home || met.has(home)) return []
    met.add(home)
    return [...(isDialog(sources.get(home) ?? '') ? [home] : []), ...dialogsBelow(home, met)]
  })
}

/** These files draw several dialogs but show only one at a time, so two dialogs are never open together. */
const oneAtATime = [
  'modules/customers/backoffice/OrderGuest.tsx',
  'modules/signage/backoffice/ScreenDialog.tsx',
  'modules/store/backoffice/entry/ChooseItem.tsx',
  'modules/time-tracking/backoffice/kiosk/KiosksScreen.tsx',
  'packages/ui/backoffice/crud/form/DeleteRecord.tsx',
]

test('a dialog that can have another dialog above it leaves Escape to the topmost one (docs/rules/back-office.md, Lists and forms)', () => {
  const below = [...sources].filter(([file, source]) => isDialog(source) && dialogsBelow(file).length > 0)
  expect(below.length).toBeGreaterThan(0)
  const wrong = below
    .filter(([, source]) => !(source.includes('useEscape(') && source.includes('closeOnEscape={false}')))
    .map(([file]) => file)
  expect(wrong.toSorted()).toEqual(oneAtATime)
})

test('every dialog closes with Escape, except the listed ones, in which Escape would be a decision', () => {
  const deaf = [...sources]
    .filter(([, source]) => source.includes('closeOnEscape={false}') && !source.includes('useEscape('))
    .map(([file]) => file)
  // Escape closes every dialog except this one: the user must decide what to do with the changes that another user saved.
  expect(deaf).toEqual(['modules/content/backoffice/builder/ClashDialog.tsx'])
})
