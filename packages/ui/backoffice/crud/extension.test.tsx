import { createClient } from '#contract/client.ts'
import { crudEndpoints, entity, field } from '#contract/entity.ts'
import type { EntityWords } from '#i18n/editors/entity-words.ts'
import { IconBook2 } from '@tabler/icons-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type AnyEditor, editorOf } from './editor.ts'
import { type AnyExtension, extended, extensionOf } from './extension.ts'

const access = { read: 'staff', write: 'staff' } as const
const book = entity({
  name: 'book',
  plural: 'books',
  access,
  fields: { title: field(z.string(), 'text') },
})
const shelf = entity({ name: 'shelf', plural: 'shelves', access, fields: {} })
const words = {
  one: '',
  many: '',
  count: String,
  create: '',
  search: '',
  emptyTitle: '',
  emptyText: '',
  noneTitle: '',
  loadFailed: '',
  saveFailed: '',
  fields: { title: 'Title' },
  help: {},
  sections: {},
  choices: {},
} satisfies EntityWords
const editor: AnyEditor = {
  ...editorOf(book, { calls: crudEndpoints(book), words: () => words, nameOf: () => '', aside: () => <i>own</i> }),
  path: '/books',
  icon: IconBook2,
}
const record = { id: 'b', version: 1 }
const at = {
  api: createClient({ fetch, baseUrl: '', locale: () => 'de', csrfToken: () => undefined }),
  locale: 'de',
} as const
const asked = (extensions: readonly AnyExtension[]) =>
  extended(editor, extensions).warnBeforeSave?.({ record, before: {}, after: { title: 'Emma' } }, at)
const warning = (title: string) => extensionOf(book, { warnBeforeSave: () => Promise.resolve({ title, text: title }) })

describe('an editor with extensions', () => {
  it('shows its own part first, then the parts of the extensions', () => {
    const { aside: Aside } = extended(editor, [extensionOf(book, { aside: ({ values }) => <b>{values.title}</b> })])
    const shown = Aside ? <Aside values={{ title: 'Emma' }} record={undefined} set={() => undefined} /> : null
    expect(renderToStaticMarkup(shown)).toBe('<i>own</i><b>Emma</b>')
  })
  it('does not change if only other entities are extended', () => {
    expect(extended(editor, [extensionOf(shelf, { aside: () => <b>other</b> })])).toBe(editor)
  })
  it('calls every extension before a record is saved', async () => {
    const silent = extensionOf(book, { warnBeforeSave: () => Promise.resolve(undefined) })
    expect(await asked([silent, silent])).toBeUndefined()
    expect(await asked([silent, warning('late')])).toEqual({ title: 'late', text: 'late' })
    const both = await asked([warning('late'), warning('dear')])
    expect(both?.title).toBe('late')
    expect(renderToStaticMarkup(both?.text)).toBe('<p>late</p><p>dear</p>')
  })
})
