import { createClient } from '#contract/client.ts'
import { branchEditor } from '#modules/branches/backoffice/editor.tsx'
import { branchEntity, tableEntity } from '#modules/branches/contract.ts'
import { categoryEditor, tagEditor } from '#modules/catalogue/backoffice/editors.tsx'
import { productEditor } from '#modules/catalogue/backoffice/product/editor.tsx'
import {
  categoryEntity,
  ConfigurationStep,
  menuEntity,
  productEntity,
  StepOption,
  tagEntity,
} from '#modules/catalogue/contract.ts'
import { noteKey } from '#modules/catalogue/rules/product-words.ts'
import { configEditor } from '#modules/content/backoffice/editor.tsx'
import { configEntity } from '#modules/content/backoffice/config-entity.ts'
import { donateeEditor } from '#modules/donations/backoffice/editor.ts'
import { donateeEntity } from '#modules/donations/contract.ts'
import { userEntity } from '#modules/identity/contract.ts'
import { type AnyEditor, sectionsOf } from '#ui/backoffice/crud/editor.ts'
import { SectionFields } from '#ui/backoffice/crud/form/FormFields.tsx'
import type { RecordForm } from '#ui/backoffice/crud/form/use-record-form.ts'
import { bareSchema, startValues, type Values } from '#ui/backoffice/crud/record.ts'
import { ApiProvider, type Staff, StaffProvider } from '#ui/backoffice/staff.tsx'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import * as z from 'zod'

/** Entities whose contract declares words in another language, with the editor that must offer them. */
const editors: Readonly<Record<string, AnyEditor>> = {
  branch: branchEditor,
  product: productEditor,
  category: categoryEditor,
  tag: tagEditor,
  donatee: donateeEditor,
}

test('every entity with translations is looked at here', () => {
  const all = [
    branchEntity,
    tableEntity,
    productEntity,
    categoryEntity,
    menuEntity,
    tagEntity,
    donateeEntity,
    userEntity,
  ]
  const declared = all.filter(({ fields }) => Object.values(fields).some(({ widget }) => widget === 'translations'))
  expect(declared.map(({ name }) => name).toSorted()).toEqual(Object.keys(editors).toSorted())
})

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap() as z.ZodType) : schema
const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> => {
  const bare = schema && unwrapped(bareSchema(schema))
  return bare instanceof z.ZodObject ? (bare.shape as Record<string, z.ZodType>) : {}
}
const mark = (key: string): string => `english words of ${key}`

/** What guests read of steps and options, beside their ids and the value for a printer. */
const textsOf = (schema: z.ZodObject, without: readonly string[]): string[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, one]) =>
    unwrapped(one) instanceof z.ZodString && !without.includes(name) ? [name] : [],
  )
/** Every key that `translations.en.parts` may hold for one step with one option. */
const partKeys = [
  ...textsOf(ConfigurationStep, ['id']).map((name) => [name, 'colour'] as const),
  ...textsOf(StepOption, ['id', 'value']).map((name) => [name, 'colour.red'] as const),
].map(([name, key]) => (name === 'name' ? key : name === 'description' ? noteKey(key) : `no key for ${name}`))

test.each(Object.entries(editors))('%s: every word that the contract can hold in English has a field', (_, editor) => {
  const english = shapeOf(shapeOf(editor.entity.fields['translations']?.schema)['en'])
  const keys = Object.keys(english).flatMap((name) => (name === 'parts' ? partKeys : [name]))
  expect(keys.length).toBeGreaterThan(0)
  const en = Object.fromEntries(
    Object.keys(english).map((name) => [
      name,
      name === 'parts' ? Object.fromEntries(partKeys.map((key) => [key, mark(key)])) : mark(name),
    ]),
  )
  const option = { id: 'red', name: 'Rot', description: 'Wie Wein' }
  const shown = formsOf(editor, {
    ...startValues(editor.entity),
    translations: { en },
    parts: [{ id: 'colour', name: 'Farbe', description: 'Welche?', type: 'select', options: [option] }],
  })
  expect(keys.filter((key) => !shown.includes(mark(key)))).toEqual([])
})

test('settings: every text in two languages has a field for each', () => {
  const both = Object.entries(configEntity.fields).flatMap(([name, { schema }]) =>
    ['de', 'en'].every((language) => language in shapeOf(schema)) ? [name] : [],
  )
  // Legal texts come with the editor of formatted text, which needs a browser; that each has it is said by name.
  const [formatted, plain] = [
    both.filter((name) => name.endsWith('Text')),
    both.filter((name) => !name.endsWith('Text')),
  ]
  expect(formatted.filter((name) => configEditor.overrides?.[name]?.name !== 'LegalText')).toEqual([])
  const values = Object.fromEntries(plain.map((name) => [name, { de: 'deutsch', en: mark(name) }]))
  const shown = formsOf({ ...configEditor, bodies: {}, placed: (name) => (plain.includes(name) ? 'seo' : '') }, values)
  expect(plain.filter((name) => !shown.includes(mark(name)))).toEqual([])
})

/** The editor's fields as they are first drawn: of a plain record and, where there are several kinds, of each. */
function formsOf(editor: AnyEditor, values: Values): string {
  const kinds = editor.entity === productEntity ? ['configurable', 'vehicle'] : [values['type']]
  return kinds.map((type) => formOf(editor, { ...values, type })).join('')
}

function formOf(editor: AnyEditor, values: Values): string {
  const nothing = () => undefined
  const form = {
    values,
    // A step with something to mend stands open.
    problems: [{ path: 'parts.0.name', message: '' }],
    set: nothing,
    blur: nothing,
  } as unknown as RecordForm
  const api = createClient({ fetch, baseUrl: '', locale: () => 'de', csrfToken: () => undefined })
  const staff: Staff = {
    api,
    user: { id: 'u', name: 'Ada', email: 'a@b.at', roles: ['ROLE_ADMIN'], branches: [], hasTotp: false, demo: true },
    locale: 'de',
    shopName: 'Gasthaus',
    currency: 'EUR',
    branches: [],
    branchId: undefined,
    clock: { now: () => Date.parse('2026-11-22T12:00:00Z') },
  }
  return renderToStaticMarkup(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={api}>
          <StaffProvider value={staff}>
            <MemoryRouter>
              {sectionsOf(editor, values).map(({ name, fields }) => (
                <SectionFields
                  key={name}
                  editor={{ ...editor, bodies: {} }}
                  form={form}
                  section={name}
                  names={fields}
                  record={undefined}
                  readOnly={false}
                />
              ))}
            </MemoryRouter>
          </StaffProvider>
        </ApiProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
}
