import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { entityMessages } from './entity-words.ts'

const titles = messages({ book: { one: 'Buch', many: 'Bücher' } }, { book: { one: 'Book', many: 'Books' } })
const words = entityMessages((locale) => titles(locale).book, { create: 'Buch anlegen' }, { create: 'Create book' })

test('the texts of an entity are its names and its other texts, in each language', () => {
  expect(words('de')).toEqual({ one: 'Buch', many: 'Bücher', create: 'Buch anlegen' })
  expect(words('en')).toEqual({ one: 'Book', many: 'Books', create: 'Create book' })
})

test('each language always has the same object, so that a component is not rendered again because of its texts', () => {
  expect(words('de')).toBe(words('de'))
})
