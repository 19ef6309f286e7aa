import { startValues } from '#ui/backoffice/crud/record.ts'
import { drawnForm } from '#ui/backoffice/testing/drawn-form.tsx'
import { unwrapped } from '#ui/backoffice/testing/shapes.ts'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ConfigurationStep, productEntity, StepOption } from '../../contract.ts'
import { noteKey } from '../../rules/product-words.ts'
import { productEditor } from './editor.tsx'

/** The text fields of steps and options that guests read. The fields in `without` are left out: ids, and the value that is printed. */
const textsOf = (schema: z.ZodObject, without: readonly string[]): string[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, one]) =>
    unwrapped(one) instanceof z.ZodString && !without.includes(name) ? [name] : [],
  )
/** All keys that `translations.en.parts` can have for a step with one option. */
const keys = [
  ...textsOf(ConfigurationStep, ['id']).map((name) => [name, 'colour'] as const),
  ...textsOf(StepOption, ['id', 'value']).map((name) => [name, 'colour.red'] as const),
].map(([name, key]) => (name === 'name' ? key : name === 'description' ? noteKey(key) : `no key for ${name}`))
const mark = (key: string): string => `english words of ${key}`

test('every text of a step and of an option has a field for English', () => {
  const editor = { ...productEditor, path: '/produkte', icon: IconToolsKitchen2 }
  const option = { id: 'red', name: 'Rot', description: 'Wie Wein' }
  const values = {
    ...startValues(productEntity),
    type: 'configurable',
    translations: { en: { parts: Object.fromEntries(keys.map((key) => [key, mark(key)])) } },
    parts: [{ id: 'colour', name: 'Farbe', description: 'Welche?', type: 'select', options: [option] }],
  }
  // The editor shows a step with an error opened. Therefore its fields are in the rendered form.
  const shown = drawnForm(editor, values, [{ path: 'parts.0.name', message: '' }])
  expect(keys.filter((key) => !shown.includes(mark(key)))).toEqual([])
})
