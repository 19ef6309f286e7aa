import * as z from 'zod'
import { expect, test } from 'vitest'
import { languagePair, missingEnglish } from './english-fields.ts'

const text = z.string()
const en = z.object({ name: z.string().max(160).optional(), note: z.string().optional() }).optional()
const fields = {
  name: { widget: 'text', schema: text },
  price: { widget: 'money', schema: z.number() },
  note: { widget: 'textarea', schema: text },
  translations: { widget: 'translations', schema: z.object({ en }).default({}) },
  title: { widget: 'translations', schema: z.object({ de: text, en: text }) },
} as const

test('finds the English texts and the German fields of the same names in a section', () => {
  expect(languagePair(fields, ['name', 'price', 'note', 'translations'])).toEqual({
    english: 'translations',
    german: ['name', 'note'],
  })
})

test('a field can stay beside others: it is in no tab and nobody misses its English text', () => {
  const pair = languagePair(fields, ['name', 'price', 'note', 'translations'], ['note'])
  expect(pair).toEqual({ english: 'translations', german: ['name'] })
  expect(missingEnglish({ name: '', note: 'heiß' }, pair ?? { english: '', german: [] })).toBe(0)
})

test('a field that contains both languages needs no tab, and neither does a section without the German fields', () => {
  expect(languagePair(fields, ['title', 'price'])).toBeUndefined()
  expect(languagePair(fields, ['price', 'translations'])).toBeUndefined()
})

test('counts a German text without an English one as missing', () => {
  const pair = { english: 'translations', german: ['name', 'note'] }
  expect(missingEnglish({ name: 'Suppe', note: '' }, pair)).toBe(1)
  expect(missingEnglish({ name: 'Suppe', note: 'heiß', translations: { en: { name: 'Soup', note: ' ' } } }, pair)).toBe(
    1,
  )
  expect(missingEnglish({ name: 'Suppe', translations: { en: { name: 'Soup' } } }, pair)).toBe(0)
})
