import { expect, test } from 'vitest'
import { type StoredBlock } from '../rules/blocks/block.ts'
import { blockTypeNames, blockTypes } from '../rules/blocks/block-types.ts'
import type { Field, FieldList } from '../rules/blocks/fields.ts'
import { readBlocks, readValues } from '../rules/blocks/read-block.ts'
import { blockIssues, valueIssues } from './field-schema.ts'

const image = { id: 'abc', version: 1, extension: 'jpg', alt: 'Saal' }
const file = {
  id: 'f1',
  publicHash: 'abcdefghijklmnop',
  version: 1,
  extension: 'pdf',
  mimeType: 'application/pdf',
  name: 'Karte.pdf',
}
const id = '01980000-0000-7000-8000-0000000000b1'
/** The error codes that the check of a field returns for a value. */
const wrong = (field: Field, value: unknown): string[] =>
  valueIssues({ x: field }, value === undefined ? {} : { x: value }).map((issue) =>
    issue.code === 'custom' ? String(issue.params?.['code']) : issue.code,
  )

test.each<[string, Field, unknown[], unknown[]]>([
  ['text', { type: 'text', min: 2, max: 4 }, ['ab', '👩‍🍳', ''], ['a', 'abcde', 'a\nb', 4]],
  ['textarea', { type: 'textarea', max: 5 }, ['a\nb'], ['abcdef']],
  ['wysiwyg', { type: 'wysiwyg', max: 3, required: true }, ['<p>a&amp;b</p>'], ['<p></p>', '<p>abcd</p>']],
  [
    'wysiwyg with pictures and files',
    { type: 'wysiwyg', required: true },
    ['<img src="/image/medium/a-1.jpg" alt="Saal">', '<p><a href="/upload/abc/f-1.pdf">Menü</a></p>'],
    ['<img src="/image/medium/a-1.jpg" alt="">', '<p><a href="/upload/abc/f-1.zip">Alles</a></p>'],
  ],
  ['markdown', { type: 'markdown', max: 5 }, ['# a'], ['# abcd']],
  ['number', { type: 'number', decimals: 2, min: 0, max: 9 }, [0, 4.25, 9], [-1, 9.5, 1.234, '1,5', Number.NaN]],
  ['date', { type: 'date', min: '2026-01-01', max: '2026-12-31' }, ['2026-11-27'], ['2025-12-31', '27.11.2026']],
  [
    'date with a time',
    { type: 'date', dateTime: true, min: '2026-11-27T08:00:00Z' },
    ['2026-11-27T09:00:00+01:00', '2026-11-27T08:00:00Z'],
    ['2026-11-27T08:30:00+01:00', '2026-11-27'],
  ],
  ['image', { type: 'image' }, [image, { ...image, alt: '', isDecorative: true }], [{ ...image, alt: '' }, 'abc']],
  ['images', { type: 'images', min: 1, max: 2 }, [[image]], [[], [image, image, image]]],
  ['file', { type: 'file' }, [file], [{ ...file, publicHash: '../x' }]],
  ['files', { type: 'files', max: 1 }, [[], [file]], [[file, file]]],
  ['boolean', { type: 'boolean' }, [true, false], ['true']],
  ['select', { type: 'select', options: ['a', 'b'] }, ['a', ''], ['c']],
  ['multiselect', { type: 'multiselect', options: ['a', 'b'], max: 2 }, [[], ['a', 'b']], [['a', 'a'], ['c']]],
  ['group', { type: 'group', fields: { y: { type: 'text', max: 2 } } }, [{ y: 'ab' }, {}], [{ y: 'abc' }]],
  [
    'collection',
    { type: 'collection', items: { one: { y: { type: 'text', required: true } } }, max: 1 },
    [[{ id: 'i', type: 'one', value: { y: 'a' } }]],
    [[{ id: 'i', type: 'one', value: {} }], [{ id: 'i', type: 'two', value: { y: 'a' } }]],
  ],
  ['reference', { type: 'reference', to: 'product' }, [id], ['Schweinsbraten']],
  ['references', { type: 'reference', to: 'node', many: true, max: 1 }, [[id]], [[id, id], id]],
  ['color', { type: 'color' }, ['#a1b2c3', '#A1B2C3ff', ''], ['red', '#abc', 'url(x)']],
  ['email', { type: 'email' }, ['a@b.example', ''], ['a@', 'a@b.example\r\nBcc: c@d.example']],
  ['url', { type: 'url' }, ['/de/karte', '#kontakt', 'https://a.example'], ['javascript:alert(1)', '//a.example']],
])('a field of type %s accepts only valid values', (_, field, fits, misfits) => {
  for (const value of fits) expect(wrong(field, value), JSON.stringify(value)).toEqual([])
  for (const value of misfits) expect(wrong(field, value), JSON.stringify(value)).not.toEqual([])
  // A page cannot be published while a required value is missing. A draft with a missing value can be saved.
  expect(wrong({ ...field, required: true }, undefined)).not.toEqual([])
})

test('the fields of tabs are checked and stored next to the other fields', () => {
  const fields: FieldList = { tabs: { type: 'tabs', tabs: { first: { a: { type: 'text', max: 1 } } } } }
  expect(valueIssues(fields, { a: 'x' })).toEqual([])
  expect(valueIssues(fields, { a: 'xy' })).toHaveLength(1)
  expect(readValues(fields, { a: 'x' })).toEqual({ a: 'x' })
})

test('a field without a value reads as its default', () => {
  const fields: FieldList = {
    a: { type: 'text', default: 'Mehr erfahren' },
    b: { type: 'number', default: 0 },
    c: { type: 'date', default: '2026-12-24' },
    d: { type: 'boolean', default: true },
    e: { type: 'select', options: ['x', 'y'], default: 'y' },
    f: { type: 'multiselect', options: ['x', 'y'], default: ['y'] },
  }
  expect(readValues(fields, {})).toEqual({ a: 'Mehr erfahren', b: 0, c: '2026-12-24', d: true, e: 'y', f: ['y'] })
  const given = { a: '', b: 7, c: '2026-12-25', d: false, e: 'x', f: [] }
  expect(readValues(fields, given)).toEqual(given)
})

/** Makes numbers that look random but are the same in every run of the test. */
function seeded(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

/** Makes a random value for a field that passes the check for publishing. */
function anyValue(field: Field, random: (most: number) => number): unknown {
  const word = () => ['Saal', 'Gänsebraten <b>', 'für 80 & mehr', '"Zum Wirt"', '👩‍🍳'][random(5)] ?? ''
  const some = <T>(make: () => T, { max = 3, min = 0 }: { min?: number; max?: number }) =>
    Array.from({ length: Math.max(min, 1, random(Math.min(max, 3) + 1)) }, make)
  switch (field.type) {
    case 'wysiwyg':
      return `<p>Text ${random(100)}</p>`
    case 'url':
      return `/de/seite-${random(100)}`
    case 'number':
      return random(9)
    case 'boolean':
      return random(2) === 1
    case 'date':
      return '2026-11-27'
    case 'select':
      return field.options[random(field.options.length)]
    case 'multiselect':
      return field.options.filter(() => random(2) === 1)
    case 'image':
      return { ...image, focal: { x: random(11) / 10, y: random(11) / 10 } }
    case 'images':
      return some(() => image, field)
    case 'file':
      return file
    case 'files':
      return some(() => file, field)
    case 'reference':
      return field.many ? some(() => id, field) : id
    case 'group':
      return anyValues(field.fields, random)
    case 'collection': {
      const types = Object.entries(field.items)
      return some(() => {
        const [type, fields] = types[random(types.length)] ?? ['', {}]
        return { id: `i${random(1e9)}`, type, value: anyValues(fields, random) }
      }, field)
    }
    default:
      return word()
  }
}
const anyValues = (fields: FieldList, random: (most: number) => number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field, random)]))

/** Converts a value to the form in which pages read it: the values of an item are next to its id and type. */
const asRead = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asRead)
  if (typeof value !== 'object' || value === null) return value
  const { value: inner, ...rest } = value as Record<string, unknown>
  const flat = 'value' in value && 'type' in value ? { ...(inner as object), ...rest } : { ...value }
  return Object.fromEntries(Object.entries(flat).map(([name, one]) => [name, asRead(one)]))
}

test.each(blockTypeNames)('valid values of a block of type %s are stored and read back unchanged', (type) => {
  const random = seeded(type.length + 7)
  for (let round = 0; round < 50; round++) {
    const block: StoredBlock = { ...anyValues(blockTypes[type], random), id: `b${round}`, type }
    expect(blockIssues(block)).toEqual([])
    const stored: unknown = JSON.parse(JSON.stringify(block))
    expect(readBlocks([stored])).toEqual([asRead(block)])
  }
})
