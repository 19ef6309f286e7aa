import { describe, expect, it } from 'vitest'
import { violations } from './check.ts'
import { rules } from './rules.ts'

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((one) => `import { x } from '${one}'`).join('\n'),
})
const namesOf = (found: readonly string[]) => [...new Set(found.map((one) => one.split(':')[0]))]

/** For each rule of the table, an import that breaks it. */
const crossings: Readonly<Record<string, [from: string, to: string]>> = {
  'kernel-is-alone': ['packages/kernel/money.ts', '#contract/endpoint.ts'],
  'contract-needs-kernel-only': ['packages/contract/endpoint.ts', '#platform/db.ts'],
  'platform-knows-no-module': ['packages/platform/crud.ts', '#modules/maps/contract.ts'],
  'ui-and-texts-know-no-server': ['packages/ui/site/button.tsx', '#platform/db.ts'],
  'texts-know-no-module': ['packages/i18n/backoffice.ts', '#modules/identity/words/identity.ts'],
  'back-office-knows-modules-by-its-list': ['apps/backoffice/src/App.tsx', '#modules/identity/contract.ts'],
  'manifests-read-no-contract': ['modules/maps/backoffice/module.ts', '../contract.ts'],
  'manifests-read-no-texts-of-screens': ['modules/maps/backoffice/module.ts', '../words/map.ts'],
  'server-knows-modules-by-its-list': ['apps/server/serve.ts', '#modules/identity/server/module.ts'],
  'rules-are-pure': ['modules/booking/rules/price.ts', '#i18n/errors.ts'],
  'ports-need-contracts-only': ['modules/maps/ports.ts', './server/module.ts'],
  'ports-are-for-servers': ['modules/booking/site/block.tsx', '#modules/maps/ports.ts'],
  'contracts-need-contracts-only': ['modules/booking/contract.ts', '#platform/module.ts'],
  'contracts-know-no-foreign-rules': ['modules/booking/contract.ts', '#modules/maps/rules/route.ts'],
  'servers-know-no-screens': ['modules/booking/server/module.ts', '../site/form.ts'],
  'no-foreign-server': ['modules/booking/server/module.ts', '#modules/maps/server/module.ts'],
  'no-foreign-screens': ['modules/booking/site/block.tsx', '#modules/maps/site/map.tsx'],
  'parts-are-for-screens': ['modules/booking/server/module.ts', '#modules/maps/site/parts/map.tsx'],
  'words-need-words-only': ['modules/booking/words/errors.ts', '#platform/db.ts'],
  'screens-know-no-server': ['modules/booking/site/block.tsx', '../server/module.ts'],
  'site-without-back-office': ['apps/site/app/root.tsx', '#ui/backoffice/shell.tsx'],
  'back-office-without-site': ['apps/backoffice/src/main.tsx', '#ui/site/button.tsx'],
  'product-works-without-the-demo': ['modules/booking/server/module.ts', '#demo/brands.ts'],
  'site-knows-its-lists-only': ['apps/site/app/routes/status.tsx', '#modules/booking/site/parts/ride.tsx'],
  'players-are-small': ['modules/signage/player/engine.ts', '#ui/site/button.tsx'],
  'players-read-types-of-contracts': ['modules/signage/player/engine.ts', '../contract.ts'],
  'player-app-knows-the-player-only': ['apps/player/src/main.ts', '#modules/booking/rules/price.ts'],
  'no-tests-in-the-product': ['modules/booking/server/module.ts', '#testing/brand.ts'],
  'no-screens-on-the-server': ['apps/server/serve.ts', '#ui/site/button.tsx'],
}

describe('import boundaries', () => {
  it.each(rules.map((rule) => rule.name))('the rule %s reports a violation', (name) => {
    const [from, to] = crossings[name] ?? ['', '']
    expect(namesOf(violations([file(from, to)]))).toContain(name)
  })

  it('accepts imports that the table allows', () => {
    const allowed = [
      file('packages/kernel/money.ts'),
      file('packages/contract/endpoint.ts', '#kernel/money.ts'),
      file('modules/booking/rules/price.ts', '#kernel/money.ts', '#modules/maps/rules/route.ts'),
      file('modules/maps/rules/route.ts'),
      file('modules/booking/contract.ts', '#contract/endpoint.ts', './rules/price.ts', '#modules/maps/contract.ts'),
      file('modules/maps/contract.ts'),
      file(
        'modules/booking/server/module.ts',
        '#platform/db.ts',
        '../contract.ts',
        '../rules/price.ts',
        '#modules/maps/contract.ts',
      ),
      file('packages/platform/db.ts'),
      file('modules/booking/site/block.tsx', '#ui/site/button.tsx', '../contract.ts', '#modules/maps/rules/route.ts'),
      file('packages/ui/site/button.tsx', '#i18n/errors.ts'),
      file('packages/i18n/errors.ts'),
      file('modules/booking/site/form.tsx', '../words/form.ts', '#modules/maps/site/parts/map.tsx'),
      file('modules/booking/words/form.ts', '#i18n/messages.ts', '#modules/maps/words/map.ts'),
      file('modules/maps/words/map.ts'),
      file('modules/maps/site/parts/map.tsx'),
      file('packages/i18n/messages.ts'),
      file('modules/booking/server/module.test.ts', '#testing/brand.ts', './module.ts'),
      file('packages/testing/brand.ts'),
    ]
    expect(violations(allowed)).toEqual([])
  })

  it('refuses a manifest that imports a contract before the first screen; type imports and later imports are allowed', () => {
    const contract = file('modules/maps/contract.ts')
    const path = 'modules/maps/backoffice/module.ts'
    expect(violations([contract, file(path, '../contract.ts')])).toEqual([
      'manifests-read-no-contract: modules/maps/backoffice/module.ts → modules/maps/contract.ts',
    ])
    const text = "import type { Place } from '../contract.ts'\nexport const load = () => import('../contract.ts')"
    expect(violations([contract, { path, text }])).toEqual([])
  })

  it('refuses a manifest that imports the texts of a screen; titles and texts for slots are allowed', () => {
    const words = ['titles', 'log', 'found-by', 'timeline', 'entries', 'map', 'board/log'].map((name) =>
      file(`modules/maps/words/${name}.ts`),
    )
    const refused = (from: string, ...names: string[]) =>
      violations([...words, file(from, ...names.map((name) => `../words/${name}.ts`))])
    const manifest = 'modules/maps/backoffice/module.ts'
    expect(refused(manifest, 'titles', 'log', 'found-by', 'timeline', 'entries')).toEqual([])
    expect(refused(manifest, 'map', 'board/log')).toEqual([
      'manifests-read-no-texts-of-screens: modules/maps/backoffice/module.ts → modules/maps/words/map.ts',
      'manifests-read-no-texts-of-screens: modules/maps/backoffice/module.ts → modules/maps/words/board/log.ts',
    ])
    expect(refused('modules/maps/backoffice/MapScreen.tsx', 'map')).toEqual([])
  })

  it('refuses modules that import each other, also by types only or over several modules', () => {
    const pair = [
      file('modules/booking/rules/price.ts', '#modules/maps/rules/route.ts'),
      file('modules/maps/rules/route.ts'),
      { path: 'modules/maps/contract.ts', text: "import type { Ride } from '#modules/booking/contract.ts'" },
      file('modules/booking/contract.ts'),
    ]
    expect(violations(pair)).toEqual(['no-module-cycles: modules/booking → modules/maps → modules/booking'])
    const three = [
      file('modules/a/rules/x.ts', '#modules/b/rules/x.ts'),
      file('modules/b/rules/x.ts', '#modules/c/rules/x.ts'),
      file('modules/c/rules/x.ts'),
      file('modules/c/rules/y.ts', '#modules/a/rules/y.ts'),
      file('modules/a/rules/y.ts'),
    ]
    expect(violations(three)).toEqual(['no-module-cycles: modules/a → modules/b → modules/c → modules/a'])
    const tests = [file('modules/a/rules/x.ts', '#modules/b/rules/x.ts'), file('modules/b/rules/x.ts')]
    expect(violations([...tests, file('modules/b/rules/x.test.ts', '#modules/a/rules/x.ts')])).toEqual([])
  })

  it('finds import cycles, missing files and files that read the environment; type imports alone are not a cycle', () => {
    const circle = [file('packages/ui/a.ts', './b.ts'), file('packages/ui/b.ts', './a.ts')]
    expect(violations(circle)).toEqual(['no-cycles: packages/ui/a.ts → packages/ui/b.ts → packages/ui/a.ts'])
    const types = [
      file('packages/ui/a.ts', './b.ts'),
      { path: 'packages/ui/b.ts', text: "import type { X } from './a.ts'\nexport type { Y } from './a.ts'" },
    ]
    expect(violations(types)).toEqual([])
    expect(violations([file('packages/ui/a.ts', './gone.ts')])).toEqual([
      'no-unresolved: packages/ui/a.ts → packages/ui/gone.ts',
    ])
    expect(violations([{ path: 'modules/maps/server/x.ts', text: 'export const key = process.env.KEY' }])).toEqual([
      'environment-read-in-main-only: modules/maps/server/x.ts',
    ])
    expect(
      violations([{ path: 'apps/server/lazy.ts', text: "const a = await import('#ui/site/button.tsx')" }]),
    ).toContain('no-screens-on-the-server: apps/server/lazy.ts → packages/ui/site/button.tsx')
  })
})
