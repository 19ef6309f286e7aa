import type { Entity } from '#contract/entity.ts'
import { type EditorPlace, loadEditor } from '#ui/backoffice/crud/editor-screens.tsx'
import { widgets } from '#ui/backoffice/crud/fields/widgets.ts'
import { startValues, type Values } from '#ui/backoffice/crud/record.ts'
import { drawnForm } from '#ui/backoffice/testing/drawn-form.tsx'
import { shapeOf, unwrapped } from '#ui/backoffice/testing/shapes.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { composeBackoffice } from './compose.ts'
import { modules } from './modules.ts'

const { editors: places, extensions, editorSlots } = composeBackoffice(modules)
/** An editor and its entity. The entity is loaded with the code of the editor. */
interface Loaded {
  place: EditorPlace
  entity: Entity
}
const editors: readonly Loaded[] = await Promise.all(
  places.map(async (place) => ({ place, entity: (await place.load()).entity })),
)
const named = (list: readonly Loaded[]) => list.map((one) => ({ name: one.entity.name, ...one }))
const mark = (key: string): string => `english words of ${key}`

/** The schemas of an entity's English texts. They are in the field `translations`. The German texts are separate fields. */
const englishOf = ({ entity }: Loaded) => shapeOf(shapeOf(entity.fields['translations']?.schema)['en'])
/** Fields that contain their texts in both languages. */
const bothOf = ({ entity }: Loaded): string[] =>
  Object.entries(entity.fields).flatMap(([name, { widget, schema }]) =>
    widget === 'translations' && ['de', 'en'].every((language) => language in shapeOf(schema)) ? [name] : [],
  )
const beside = editors.filter((one) => Object.keys(englishOf(one)).length > 0)
const both = editors.filter((one) => bothOf(one).length > 0)

test('this test covers every field that contains translations', () => {
  const declared = editors.flatMap(({ entity }) =>
    Object.entries(entity.fields).flatMap(([name, { widget }]) =>
      widget === 'translations' ? [`${entity.name}.${name}`] : [],
    ),
  )
  const seen = [
    ...beside.map(({ entity }) => `${entity.name}.translations`),
    ...both.flatMap((one) => bothOf(one).map((name) => `${one.entity.name}.${name}`)),
  ]
  expect(declared.length).toBeGreaterThan(0)
  expect(seen.toSorted()).toEqual(declared.toSorted())
})

test.each(named(beside))('$name: every English text of the contract has a field', async ({ place, entity }) => {
  const editor = await loadEditor(place, extensions)
  // Texts inside a list are not separate fields. The module of the list tests that each of them has a control.
  const keys = Object.entries(englishOf({ place, entity })).flatMap(([key, schema]) =>
    unwrapped(schema) instanceof z.ZodString ? [key] : [],
  )
  const en = Object.fromEntries(keys.map((key) => [key, mark(key)]))
  const shown = kindsOf({ place, entity })
    .map((kind) => drawnForm(editor, { ...startValues(entity), ...kind, translations: { en } }))
    .join('')
  expect(keys.filter((key) => !shown.includes(mark(key)))).toEqual([])
})

test.each(named(both))('$name: every text in two languages has a field for each', async ({ place, entity }) => {
  const editor = await loadEditor(place, extensions)
  const names = bothOf({ place, entity })
  const values = Object.fromEntries(names.map((name) => [name, { de: 'deutsch', en: mark(name) }]))
  const shown = drawnForm({ ...editor, placed: (name) => (names.includes(name) ? 'all' : '') }, values)
  expect(names.filter((name) => !shown.includes(mark(name)))).toEqual([])
})

describe.each(named(editors))('$name', ({ place, entity }) => {
  test('every field that can be changed has a control', async () => {
    const { overrides } = await loadEditor(place, extensions)
    const without = Object.entries(entity.fields).filter(
      ([name, { readOnly, widget }]) =>
        !readOnly && !overrides?.[name] && !editorSlots.widgets[widget] && !widgets[widget],
    )
    expect(without.map(([name]) => name)).toEqual([])
  })
})

/** If the entity has a field `type`: one record for each value of this field. Otherwise one empty record. */
function kindsOf({ entity }: Loaded): Values[] {
  const type = entity.fields['type']?.schema
  const bare = type && unwrapped(type)
  return bare instanceof z.ZodEnum ? bare.options.map((option) => ({ type: option })) : [{}]
}
