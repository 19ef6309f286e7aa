import { describe, expect, test } from 'vitest'
import { isOnNoMenu } from './on-menus.ts'

const menu = (...products: string[]) => ({ catalog: [{ categoryId: 'kitchen', products }] })

describe('a product that guests cannot find', () => {
  test.each([
    ['is on no menu', { id: 'soup', type: 'simple' }, [menu('roast')], true],
    ['of a house without menus', { id: 'soup', type: 'simple' }, [], true],
    ['is on one of several', { id: 'soup', type: 'bundle' }, [menu('roast'), menu('soup')], false],
    ['a vehicle needs none', { id: 'van', type: 'vehicle' }, [], false],
  ])('%s', (_name, product, menus, expected) => {
    expect(isOnNoMenu(product, menus)).toBe(expected)
  })
})
