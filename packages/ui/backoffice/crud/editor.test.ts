import { crudEndpoints, entity, field } from '#contract/entity.ts'
import type { EntityWords } from '#i18n/editors/entity-words.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { editorOf, sectionsOf } from './editor.ts'

const book = entity({
  name: 'book',
  plural: 'books',
  access: { read: 'staff', write: 'staff' },
  fields: {
    title: field(z.string(), { widget: 'text', section: 'general' }),
    pages: field(z.int().nullish(), { widget: 'number', section: 'details' }),
    isLent: field(z.boolean().default(false), { widget: 'boolean', section: 'details' }),
    shelf: field(z.string().optional(), { widget: 'text' }),
  },
})

const words = {
  one: 'Book',
  many: 'Books',
  count: String,
  create: '',
  search: '',
  emptyTitle: '',
  emptyText: '',
  noneTitle: '',
  loadFailed: '',
  saveFailed: '',
  fields: { title: 'Title', pages: 'Pages', isLent: 'Lent', shelf: 'Shelf' },
  help: {},
  sections: { general: 'General', details: 'Details' },
  choices: {},
} satisfies EntityWords

const needed = {
  calls: crudEndpoints(book),
  words: () => words,
  nameOf: () => '',
}

describe('editorOf', () => {
  it('accepts fields of the entity and knows the types of their values', () => {
    const editor = editorOf(book, {
      ...needed,
      nameOf: ({ title, pages }) => `${title ?? ''}${pages?.toFixed(0) ?? ''}`,
      sections: [{ name: 'details' }, { name: 'general' }],
      order: ['pages'],
      placed: { isLent: 'general', shelf: '' },
      isShown: (name, values) => name !== 'pages' || values.isLent !== true,
      check: (values) => (values.isLent === true ? [{ path: 'shelf', message: 'x' }] : []),
    })
    expect(editor.nameOf({ title: 'Emma', pages: 480 })).toBe('Emma480')
    expect(sectionsOf(editor, { isLent: false }).map(({ name, fields }) => [name, fields])).toEqual([
      ['details', ['pages']],
      ['general', ['title', 'isLent']],
    ])
    expect(sectionsOf(editor, { isLent: true }).map(({ fields }) => fields)).toEqual([['title', 'isLent']])
  })

  it('does not compile with a field that the entity does not have', () => {
    // @ts-expect-error -- no field of this name
    editorOf(book, { ...needed, order: ['autor'] })
    // @ts-expect-error -- no field of this name
    editorOf(book, { ...needed, halves: ['autor'] })
    // @ts-expect-error -- no field of this name
    editorOf(book, { ...needed, filters: ['autor'] })
    // @ts-expect-error -- no field of this name
    editorOf(book, { ...needed, lesserColumns: ['autor'] })
    // @ts-expect-error -- no field of this name
    editorOf(book, { ...needed, overrides: { autor: () => null } })
    // @ts-expect-error -- no field of this name
    editorOf(book, { ...needed, cells: { autor: () => null } })
    // @ts-expect-error -- no field of this name
    editorOf(book, { ...needed, start: { autor: 'x' } })
    // @ts-expect-error -- no field of this name
    editorOf(book, { ...needed, isShown: (name) => name !== 'autor' })
    // @ts-expect-error -- no field of this name
    editorOf(book, { ...needed, nameOf: ({ autor }) => autor })
    // @ts-expect-error -- a problem names a field
    editorOf(book, { ...needed, check: () => [{ path: 'autor', message: 'x' }] })
    // @ts-expect-error -- no field of this name
    editorOf(book, { ...needed, warnBeforeSave: async ({ after }) => after.autor })
    expect.assertions(0)
  })

  it('does not compile with a section that has no title, or with a field without a label', () => {
    // @ts-expect-error -- no such section
    editorOf(book, { ...needed, sections: [{ name: 'detials' }] })
    // @ts-expect-error -- no such section
    editorOf(book, { ...needed, placed: { title: 'detials' } })
    // @ts-expect-error -- no such field
    editorOf(book, { ...needed, placed: { autor: 'details' } })
    // @ts-expect-error -- no such section
    editorOf(book, { ...needed, bodies: { detials: () => null } })
    // @ts-expect-error -- the label of 'title' is missing
    editorOf(book, { ...needed, words: () => ({ ...words, fields: { pages: '', isLent: '', shelf: '' } }) })
    expect.assertions(0)
  })

  it('does not compile with a value of another type', () => {
    // @ts-expect-error -- pages are a number
    editorOf(book, { ...needed, start: { pages: 'many' } })
    // @ts-expect-error -- the value of a switch is not a text
    editorOf(book, { ...needed, cells: { isLent: ({ value }: { value: string }) => value } })
    expect.assertions(0)
  })
})

it('does not compile a field with ids that does not name the entity of the ids', () => {
  // @ts-expect-error -- `to`, the name of the entity, is missing
  field(z.uuid(), 'reference')
  // @ts-expect-error -- `to`, the name of the entity, is missing
  field(z.array(z.uuid()), { widget: 'references' })
  // @ts-expect-error -- a text refers to no entity
  field(z.string(), { widget: 'text', to: 'book' })
  expect(field(z.uuid(), { widget: 'reference', to: 'book' }).to).toBe('book')
})
