import { expect, test } from 'vitest'
import { importTexts } from '../words/import.ts'
import { productWords } from '../words/product.ts'
import { choiceNamed, choiceWord } from './choice-words.ts'
import { columns } from '../rules/product-columns.ts'
import { planImport } from './plan-import.ts'

const state = {
  products: [],
  categories: [{ id: '00000000-0000-7000-8000-000000000001', name: 'Suppen' }],
  tags: [{ id: '00000000-0000-7000-8000-000000000002', name: 'Vegan' }],
}
const problemsOf = (heading: string, cell: string, locale: 'de' | 'en' = 'de') => {
  const planned = planImport(`Name;Steuer Lieferung %;Bruttopreis;${heading}\nBrot;7;4,90;${cell}`, state, locale)
  if (!('plan' in planned)) throw new Error(planned.code)
  return planned.plan.rows.flatMap(({ line, problems }) => problems.map((one) => ({ line, ...one })))
}

/**
 * Examples for all columns whose cells must have a certain form. The columns price, tax and unit are not listed here; other tests check
 * them. Each example has the heading, an invalid cell, and the expected form in the message.
 */
const wrong: Readonly<Record<string, [heading: string, cell: string, form: string]>> = {
  id: ['Id', '12', 'die Id eines Produkts aus einem Export, oder nichts'],
  categoryId: ['Kategorie', 'Pizza', 'der Name einer Kategorie: Suppen'],
  type: ['Art', 'Menü', 'einer dieser Werte: „Einfach“, „Konfigurierbar“, „Bündel“, „Fahrzeug“'],
  takeawayTax: ['Steuer Abholung %', '99', 'ein Steuersatz von 0 bis 50, zum Beispiel 10'],
  dineInTax: ['Steuer im Haus %', 'x', 'ein Steuersatz von 0 bis 50, zum Beispiel 10'],
  minimumQuantity: ['Mindestmenge', '-1', 'eine Menge wie 1 oder 0,5'],
  maximumQuantity: ['Höchstmenge', 'viel', 'eine Menge wie 1 oder 0,5'],
  allergens: [
    'Allergene',
    'A, X9',
    'Kennbuchstaben oder Namen, mit Komma getrennt: A, B, C, D, E, F, G, H, L, M, N, O, P, R',
  ],
  alcohol: ['Alkohol', 'Wein', 'einer dieser Werte: „Ohne“, „Bier, Wein, Sekt“, „Spirituosen, auch gemischt“'],
  tagIds: ['Tags', 'Vegan, Rot', 'Namen von Tags, mit Komma getrennt: Vegan'],
  isEnabled: ['Eingeschaltet', 'vielleicht', 'ja oder nein'],
  isPublic: ['Veröffentlicht', '2', 'ja oder nein'],
  position: ['Reihenfolge', '1,5', 'eine ganze Zahl ab 0'],
}

test.each(Object.entries(wrong))(
  '%s: the message names the line, the value and the expected form',
  (column, [heading, cell, form]) => {
    const message = `„${cell}“ ist hier nicht möglich. Hierher gehört: ${form}.`
    expect(problemsOf(heading, cell)).toEqual([{ line: 2, column, message }])
  },
)

test('an invalid unit: the message names all units', () => {
  expect(problemsOf('Einheit', 'Becher')[0]?.message).toMatch(
    /^„Becher“ ist hier nicht möglich\. Hierher gehört: einer dieser Werte: „Stück \(Stk\.\)“, /,
  )
})

test.each([
  ['a missing column', 'Name;Steuer Lieferung %\nBrot;7', 'Diese Spalte fehlt in der Datei.'],
  ['an empty cell', 'Name;Steuer Lieferung %;Bruttopreis\nBrot;7;', 'Bitte füllen Sie dieses Feld aus.'],
])('%s of a new product: the message names the expected form', (_, csv, reason) => {
  const planned = planImport(csv, state, 'de')
  expect('plan' in planned && planned.plan.rows[0]?.problems).toEqual([
    { column: 'price', message: `${reason} Hierher gehört: ein Betrag wie 4,90.` },
  ])
})

test('every column is a text, is tested above, or is in each test table', () => {
  const others = columns.filter(({ kind, name }) => kind !== 'text' && !(name in wrong)).map(({ name }) => name)
  expect(others).toEqual(['price', 'tax', 'unit'])
})

test('a text that is too long is shown with its beginning and the limit', () => {
  const [problem] = problemsOf('Beschreibung', 'x'.repeat(5000))
  expect(problem?.message).toBe(`„${'x'.repeat(40)}…“: Bitte geben Sie höchstens 4000 Zeichen ein.`)
})

test('the message is English for an English reader', () => {
  expect(problemsOf('Category', 'Pizza', 'en')[0]?.message).toBe(
    '“Pizza” is not possible here. Please enter the name of a category: Suppen.',
  )
})

test.each(['type', 'unit', 'alcohol'] as const)('%s: no name stands for two values, in either language', (column) => {
  for (const locale of ['de', 'en'] as const) {
    const words = Object.entries<string>(productWords(locale).choices[column])
    for (const [value, word] of words) {
      expect(choiceWord(column, value, locale)).toBe(word)
      for (const name of [value, word, word.toUpperCase()]) expect(choiceNamed(column, name)).toBe(value)
    }
  }
  expect(choiceNamed(column, 'Becher')).toBeUndefined()
})

test('of the long name of a unit each part is enough', () => {
  expect(['Stück', 'stk.', 'Piece', 'pc.'].map((name) => choiceNamed('unit', name))).toEqual([
    'amount',
    'amount',
    'amount',
    undefined,
  ])
})

test('all errors of a row are named at once', () => {
  const csv = 'Name;Steuer Lieferung %;Bruttopreis;Allergene;Kategorie\n;7;-3;Z;Pizza'
  const planned = planImport(csv, state, 'de')
  if (!('plan' in planned)) throw new Error(planned.code)
  const columnsOf = planned.plan.rows.flatMap(({ problems }) => problems.map(({ column }) => column))
  expect(columnsOf.toSorted()).toEqual(['allergens', 'categoryId', 'name', 'price'])
})

test('a row with an unknown id reports only what can be known without its product', () => {
  const planned = planImport('Id;Beschreibung\n00000000-0000-7000-8000-00000000000f;Warm', state, 'de')
  if (!('plan' in planned)) throw new Error(planned.code)
  expect(planned.plan.rows.flatMap(({ problems }) => problems.map(({ column }) => column))).toEqual(['id'])
})

test('a list of values that is cut ends with one mark only', () => {
  const names = ['Bier', 'Brot', 'Käse', 'Kuchen', 'Pizza', 'Salat', 'Suppen', 'Vorspeisen', 'Wein']
  const t = importTexts('de')
  expect(t.expected(t.category(names))).toMatch(/Vorspeisen …$/)
  expect(t.expected(t.category(names.slice(0, 2)))).toMatch(/Brot\.$/)
})
