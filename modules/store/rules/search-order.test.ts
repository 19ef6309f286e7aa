import { describe, expect, it } from 'vitest'
import { emptySearch, type SearchedProduct, searchIndex } from './search.ts'
import { foundGroups } from './search-order.ts'

describe('Order of the found dishes', () => {
  const menu = {
    Speisen: ['Haxe mit Dunkelbiersauce', 'Bierbrot', 'Obazda'],
    Braten: ['Haxe'],
    Dessert: ['Schwarzbierschaum'],
    Snacks: ['Radi zum Bier'],
    Biere: ['Helles', 'Alkoholfreies Weißbier'],
    'Offene Weine': ['Veltliner'],
  }
  const dishes = Object.values(menu).flatMap((names) =>
    names.map((name) => ({
      id: name,
      name,
      description: name === 'Haxe' ? 'Mit Biersauce' : '',
      translations: {},
      allergens: '',
      tagIds: [],
    })),
  )
  const categoryOf = ({ id }: SearchedProduct) => {
    const name = Object.entries(menu).find(([, names]) => names.includes(id))?.[0]
    return name === undefined ? undefined : { name, translations: {} }
  }
  const ordered = (text: string) => {
    const ids = searchIndex(dishes, 'de', categoryOf).find({ ...emptySearch, text })
    const groups = Object.entries(menu).map(([name, names]) => ({
      name,
      products: names.map((id) => ({ product: { id } })),
    }))
    return foundGroups(groups, ids, text).map(({ name, products }) => [name, ...products.map((one) => one.product.id)])
  }

  it.each<[string, string, string[][]]>([
    [
      'the category whose name begins with the text is first, then names: whole words, beginnings, middles; descriptions are last',
      'Bier',
      [
        ['Biere', 'Alkoholfreies Weißbier', 'Helles'],
        ['Snacks', 'Radi zum Bier'],
        ['Speisen', 'Bierbrot', 'Haxe mit Dunkelbiersauce'],
        ['Dessert', 'Schwarzbierschaum'],
        ['Braten', 'Haxe'],
      ],
    ],
    ['a second word of the name of a category counts as well', 'weine', [['Offene Weine', 'Veltliner']]],
    ['words that only contain the text keep the order of the menu', 'schaum', [['Dessert', 'Schwarzbierschaum']]],
    [
      'a name with all searched words is before a description with one of them',
      'haxe bier',
      [
        ['Speisen', 'Haxe mit Dunkelbiersauce'],
        ['Braten', 'Haxe'],
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(ordered(text)).toEqual(expected)
  })

  it('without a text, for example with a filter only, the order of the menu stays', () => {
    const groups = [
      { name: 'B', products: [{ product: { id: 'b' } }] },
      { name: 'A', products: [{ product: { id: 'a' } }] },
    ]
    expect(
      foundGroups(
        groups,
        new Map([
          ['a', 0],
          ['b', 0],
        ]),
        ' ',
      ),
    ).toEqual(groups)
  })
})
