import { expect, test } from 'vitest'
import { openFirst } from './open-first.ts'

const branch = (name: string, tone: 'ok' | 'warn' | 'err') => ({ name, opening: { tone } })

test('open branches come before closed ones, and each group keeps the order of the list', () => {
  const list = [branch('a', 'err'), branch('b', 'warn'), branch('c', 'err'), branch('d', 'ok')]
  expect(list.toSorted(openFirst).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c'])
})
