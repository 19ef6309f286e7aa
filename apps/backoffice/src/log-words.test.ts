import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { locales } from '#contract/locale.ts'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { timelineSlot } from '#modules/ordering/backoffice/parts/slots.ts'
import { expect, test } from 'vitest'
import { composeBackoffice } from './compose.ts'
import { modules } from './modules.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const { editors, fills } = composeBackoffice(modules)

/**
 * Actions of the audit trail that the server writes as complete strings. All other actions consist of the name of an entity and one of
 * the words create, update, delete, order, export. The screen composes the texts of these actions from both parts.
 */
async function writtenActions(): Promise<string[]> {
  const found = new Set<string>()
  for await (const file of glob('modules/*/server/**/*.ts', { cwd: root })) {
    if (file.includes('.test.') || file.includes('/testing/')) continue
    const text = await readFile(`${root}${file}`, 'utf8')
    for (const [call] of text.matchAll(/audit\.write\([^;]{0,400}/g))
      for (const [, action = ''] of call.matchAll(/action: '([a-z-]+\.[a-z-]+)'/g)) found.add(action)
  }
  return [...found].filter((action) => !/\.(create|update|delete|order|export)$/.test(action))
}

test.each(locales)('every action in the audit trail has a text (%s)', async (locale) => {
  const known = new Set(
    fills.flatMap((one) =>
      one.slot === logWords ? Object.keys((one.given as typeof logWords.given)?.actions?.(locale) ?? {}) : [],
    ),
  )
  const written = await writtenActions()
  expect(written).toContain('auth.login')
  expect(written.filter((action) => !known.has(action))).toEqual([])
})

test.each(locales)(
  "every entry that a module writes into an order's timeline has a text in the audit trail (%s)",
  (locale) => {
    const entries = fills.flatMap((one) =>
      one.slot === timelineSlot ? Object.keys((one.given as typeof timelineSlot.given) ?? {}) : [],
    )
    const known = new Set(
      fills.flatMap((one) =>
        one.slot === logWords ? Object.keys((one.given as typeof logWords.given)?.actions?.(locale) ?? {}) : [],
      ),
    )
    expect(entries).toContain('sms-failed')
    expect(entries.filter((name) => !known.has(`order.${name}`))).toEqual([])
  },
)

/** Names of all entities, as contracts declare them. */
async function declaredEntities(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('modules/*/{contract.ts,contract/**/*.ts}', { cwd: root })) {
    const text = await readFile(`${root}${file}`, 'utf8')
    for (const [, name = ''] of text.matchAll(/= entity\(\{\s*name: '(\w+)'/g)) found.push(name)
  }
  return found
}

test('the audit trail has a name for the records of every entity, from its editor or from its own texts', async () => {
  const known = new Set([
    ...editors.map(({ entity }) => entity),
    ...fills.flatMap((one) =>
      one.slot === logWords ? Object.keys((one.given as typeof logWords.given)?.records ?? {}) : [],
    ),
  ])
  const entities = await declaredEntities()
  expect(entities).toContain('product')
  expect(entities.filter((name) => !known.has(name))).toEqual([])
})
