import { startValues } from '#ui/backoffice/crud/record.ts'
import { drawnForm } from '#ui/backoffice/testing/drawn-form.tsx'
import { unwrapped } from '#ui/backoffice/testing/shapes.ts'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ConfigurationStep, productEntity, StepOption } from '../../contract.ts'
import { noteKey } from '../../rules/product-notes.ts'
import { questionKey } from '../../rules/product-words.ts'
import { productEditor } from './editor.tsx'

/** The text fields of steps and options that guests read. The fields in `without` are left out: ids, and the value that is printed. */
const textsOf = (schema: z.ZodObject, without: readonly string[]): string[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, one]) =>
    unwrapped(one) instanceof z.ZodString && !without.includes(name) ? [name] : [],
  )
const keyOf: Readonly<Record<string, (key: string) => string>> = {
  name: (key) => key,
  description: noteKey,
  question: questionKey,
}
/**
 * All keys that `translations.en.parts` can have if a ride has one accessory. The test below checks that the form has a field for each key.
 */
const keys = [
  ...textsOf(ConfigurationStep, ['id']).map((name) => [name, 'addons'] as const),
  ...textsOf(StepOption, ['id', 'value']).map((name) => [name, 'addons.red'] as const),
].map(([name, key]) => keyOf[name]?.(key) ?? `no key for ${name}`)
const mark = (key: string): string => `english words of ${key}`

test('every text of a step and of an option has a field for English', () => {
  const editor = { ...productEditor, path: '/produkte', icon: IconToolsKitchen2 }
  const option = { id: 'red', name: 'Rot', description: 'Wie Wein', question: 'Wie rot?' }
  const values = {
    ...startValues(productEntity),
    type: 'vehicle',
    translations: { en: { parts: Object.fromEntries(keys.map((key) => [key, mark(key)])) } },
    parts: [{ id: 'addons', name: 'Zubehör', description: 'Welches?', type: 'addons', options: [option] }],
  }
  // The editor opens the card of a step that has an error. Therefore the test reports an error for the step, and the rendered form contains
  // the fields of the step.
  const shown = drawnForm(editor, values, [{ path: 'parts.0.name', message: '' }])
  expect(keys.filter((key) => !shown.includes(mark(key)))).toEqual([])
})

test('only accessories of rides have a field for a question to the guest', () => {
  const editor = { ...productEditor, path: '/produkte', icon: IconToolsKitchen2 }
  const values = {
    ...startValues(productEntity),
    type: 'configurable',
    parts: [
      { id: 'extras', name: 'Dazu', type: 'addons', options: [{ id: 'dip', name: 'Dip', question: 'Welcher?' }] },
    ],
  }
  expect(drawnForm(editor, values, [{ path: 'parts.0.name', message: '' }])).not.toContain('Welcher?')
})
