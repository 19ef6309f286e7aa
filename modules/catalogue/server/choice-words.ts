import { type Locale, locales } from '#contract/locale.ts'
import { units } from '#kernel/units.ts'
import { alcoholKinds } from '../rules/minimum-age.ts'
import { productTypes } from '../rules/product-types.ts'
import { productWords } from '../words/product.ts'

/** The columns of the export and import table that accept only certain values. The values are the codes of the API, for example 'simple'. */
const values = { type: productTypes, unit: Object.keys(units), alcohol: alcoholKinds } satisfies Record<
  string,
  readonly string[]
>
type ChoiceColumn = keyof typeof values
const isChoice = (column: string): column is ChoiceColumn => Object.hasOwn(values, column)

const wordOf = (column: ChoiceColumn, value: string, locale: Locale): string => {
  const words: Readonly<Record<string, string>> = productWords(locale).choices[column]
  return words[value] ?? value
}

/** The word of a value as screens show it: 'Einfach' for the type 'simple'. */
export const choiceWord = (column: string, value: string, locale: Locale): string =>
  isChoice(column) ? wordOf(column, value, locale) : value

/** The words of all values of a column. Empty if the column allows any value. */
export const choiceWords = (column: string, locale: Locale): readonly string[] =>
  isChoice(column) ? values[column].map((value) => wordOf(column, value, locale)) : []

/** The names under which a word is found. For example 'Stück (Stk.)' gives 'Stück (Stk.)', 'Stück' and 'Stk.'. */
const partsOf = (word: string): string[] => [word, ...(/^(.+) \((.+)\)$/.exec(word)?.slice(1) ?? [])]

/** Maps each name of a value, in lower case, to the value. A value has several names: its code, and its word in each language. */
const namesOf = (column: ChoiceColumn): ReadonlyMap<string, string> =>
  new Map(
    values[column].flatMap((value) =>
      [value, ...locales.flatMap((locale) => partsOf(wordOf(column, value, locale)))].map(
        (name) => [name.toLowerCase(), value] as const,
      ),
    ),
  )
const names = { type: namesOf('type'), unit: namesOf('unit'), alcohol: namesOf('alcohol') }

/**
 * The value that a cell means. The cell contains the code of the value, or its word in either language. For a word such as 'Stück (Stk.)', the
 * cell may also contain only 'Stück' or only 'Stk.'. Undefined if the cell matches no value.
 */
export const choiceNamed = (column: string, cell: string): string | undefined =>
  isChoice(column) ? names[column].get(cell.toLowerCase()) : undefined
