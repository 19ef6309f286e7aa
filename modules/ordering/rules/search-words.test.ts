import { describe, expect, test } from 'vitest'
import { searchOf, searchWords } from './search-words.ts'

const order = {
  uid: 'GL-2BG599BD3',
  firstName: 'Jörg',
  lastName: 'Müller',
  companyName: "D'Arco & Söhne",
  phone: '+43 660 777 888 999',
  email: 'jm.1977@post.example',
  street: 'Lindwurmstraße 117',
}

/** Whether a search for this text finds the order. The texts are compared as in the database. */
const isFound = (typed: string): boolean =>
  searchOf(typed)?.patterns.every((pattern) => searchWords(order).includes(pattern.slice(1, -1))) ?? false

describe('Words of the history search', () => {
  test.each([
    ['a name in any case', 'MÜLLER'],
    ['an umlaut as two letters', 'mueller'],
    ['an umlaut without dots', 'muller joerg'],
    ['last name first', 'Müller Jörg'],
    ['part of a word', 'üll'],
    ['part of a street', 'lindwurmstr'],
    ['ß as ss, with the number', 'Lindwurmstrasse 117'],
    ['the whole address of a mail', 'jm.1977@post.example'],
    ['part of a mail address', 'jm.19'],
    ['a phone as it is dialled at home', '0660 777 888'],
    ['a phone from abroad', '0043 660 777888999'],
    ['a phone with both', '+43 (0)660 777888999'],
    ['part of a phone', '777888999'],
    ['a name and a phone', 'müller 0660777'],
    ['part of a number', '2BG599'],
    ['two letters that begin a word', 'mü'],
    ['one letter that begins a word', 'L'],
    ['a company', 'darco söhne'],
  ])('finds an order by %s', (_what, typed) => expect(isFound(typed)).toBe(true))

  test.each([
    ['another name', 'Huber'],
    ['one word of two', 'Müller Huber'],
    ['two letters inside of a word', 'er'],
    ['nothing but signs', '% _ -'],
  ])('does not find the order by %s', (_what, typed) => expect(isFound(typed)).toBe(false))

  test('queries the index for groups of three letters, and for the beginnings of shorter words', () => {
    expect(searchOf('huber 7 st')?.grams).toEqual(['hub', 'ube', 'ber', ' 7', ' st'])
    expect(searchOf('   ')).toBeUndefined()
  })
})
