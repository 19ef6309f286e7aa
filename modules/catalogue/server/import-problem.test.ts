import { expect, test } from 'vitest'
import { columns } from './product-table.ts'
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

/** For every column whose cells must have a certain form: its heading, an invalid cell, and the expected form in the message. */
const wrong: Readonly<Record<string, [heading: string, cell: string, form: string]>> = {
  id: ['Id', '12', 'die Id eines Produkts aus einem Export, oder nichts'],
  categoryId: ['Kategorie', 'Pizza', 'der Name einer Kategorie: Suppen'],
  type: ['Art', 'einfach', 'einer dieser Werte: simple, configurable, bundle, vehicle'],
  takeawayTax: ['Steuer Abholung %', '99', 'ein Steuersatz von 0 bis 50, zum Beispiel 10'],
  dineInTax: ['Steuer im Haus %', 'x', 'ein Steuersatz von 0 bis 50, zum Beispiel 10'],
  minimumQuantity: ['Mindestmenge', '-1', 'eine Menge wie 1 oder 0,5'],
  maximumQuantity: ['Höchstmenge', 'viel', 'eine Menge wie 1 oder 0,5'],
  alcohol: ['Alkohol', 'Wein', 'einer dieser Werte: none, fermented, spirits'],
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
  expect(problemsOf('Einheit', 'Stück')[0]?.message).toMatch(
    /^„Stück“ ist hier nicht möglich\. Hierher gehört: einer dieser Werte: amount, /,
  )
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
