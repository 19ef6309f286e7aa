import { locales } from '#contract/locale.ts'
import { loadEditor } from '#ui/backoffice/crud/editor-screens.tsx'
import { unlabelled } from '#ui/backoffice/testing/labels.ts'
import { describe, expect, test } from 'vitest'
import { composeBackoffice } from './compose.ts'
import { modules } from './modules.ts'

const { editors, extensions, screens, phoneLinks, editorSlots } = composeBackoffice(modules)

describe.each(editors.map((place) => ({ name: place.entity, place })))('$name', ({ place }) => {
  test.each(locales)('every field and every choice has a label (%s)', async (locale) =>
    expect(unlabelled(await place.load(), locale)).toEqual([]),
  )
  test('the loaded editor is the one that the manifest names', async () => {
    const editor = await loadEditor(place, extensions)
    expect(editor.entity.name).toBe(place.entity)
    for (const locale of locales) expect(editor.words(locale)).toMatchObject(place.names(locale))
  })
  test('every reference has a list to choose from', async () => {
    const { entity, overrides } = await loadEditor(place, extensions)
    const without = Object.entries(entity.fields).filter(
      ([name, { to }]) => to !== undefined && !overrides?.[name] && !editorSlots.references[to],
    )
    expect(without.map(([name, { to }]) => `${name}: ${to}`)).toEqual([])
  })
})

test.each(locales)('every screen and every link has a name (%s)', (locale) => {
  const unnamed = [...screens, ...phoneLinks].filter(({ title }) => title(locale).trim() === '')
  expect(unnamed).toEqual([])
})
