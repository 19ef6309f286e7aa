import type { Locale } from '#contract/locale.ts'
import { errorTextIn, platformErrors } from '#i18n/errors.ts'
import type { Failure } from '#kernel/result.ts'
import type { ImportRow } from '../contract.ts'
import { catalogueErrors } from '../words/errors.ts'
import { importTexts } from '../words/import.ts'
import { choiceWords } from './choice-words.ts'
import { type Column, columns } from '../rules/product-columns.ts'
import type { Names } from './product-table.ts'

/** The maximum number of characters of a value in a message. Longer values are cut. */
const LONGEST_VALUE = 40

const shown = (value: string): string => (value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value)

/** Codes for missing values and for values with a wrong form. For these codes the message describes the expected form. */
const ofForm: ReadonlySet<string> = new Set([
  'field.required',
  'field.format',
  'field.choice',
  'field.too_small',
  'field.too_large',
  'product.allergens',
])

/**
 * The message about an invalid cell: its value, the error, and the expected form. `cell`: the text in the table. Undefined: the table does not
 * have the column.
 */
export function importProblem(
  { code, field = '', values }: Failure,
  { cell, locale, names }: { cell: string | undefined; locale: Locale; names: Names },
): ImportRow['problems'][number] {
  const t = importTexts(locale)
  const value = cell?.trim() ?? ''
  const column = columns.find(({ name }) => name === field)
  const message = errorTextIn({ ...platformErrors, ...catalogueErrors }, locale, code, values)
  if (!column || code === 'import.twice') return { column: field, message }
  const isForm = ofForm.has(code) || (code === 'record.not_found' && column.name === 'id')
  const missing = cell === undefined ? t.absent : message
  const wrong = value === '' ? missing : isForm ? t.wrong(shown(value)) : t.named(shown(value), message)
  return { column: field, message: isForm ? `${wrong} ${t.expected(expectedForm(column, names, locale))}` : wrong }
}

/** Describes the values that a column accepts. */
function expectedForm(column: Column, names: Names, locale: Locale): string {
  const t = importTexts(locale)
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  if (column.name === 'id') return t.id
  if (column.name === 'allergens') return t.allergens
  switch (column.kind) {
    case 'number':
      return column.name === 'price' ? t.money : /tax$/i.test(column.name) ? t.percent : t.amount
    case 'count':
      return t.whole
    case 'boolean':
      return t.yesNo
    case 'category':
      return t.category(namesOf(names.categories))
    case 'tags':
      return t.tags(namesOf(names.tags))
    case 'choice':
      return t.oneOf(choiceWords(column.name, locale))
    default:
      return t.text
  }
}
