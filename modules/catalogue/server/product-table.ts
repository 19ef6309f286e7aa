import type { Locale } from '#contract/locale.ts'
import type { Category, Product, Tag } from '../contract.ts'
import type { Column } from '../rules/product-columns.ts'
import { importTexts } from '../words/import.ts'
import { choiceNamed, choiceWord } from './choice-words.ts'

/** Categories and tags, whose names are used in cells instead of their ids, because people read the cells. */
export interface Names {
  categories: readonly Pick<Category, 'id' | 'name'>[]
  tags: readonly Pick<Tag, 'id' | 'name'>[]
}

export type ProductValues = Partial<Product>

/** The text of a cell, as people read it: decimals with a comma, names instead of ids, and the words of the screen instead of codes. */
export function cellOf(product: ProductValues, { name, kind }: Column, names: Names, locale: Locale): string {
  if (name === 'nameEn') return product.translations?.en?.name ?? ''
  if (name === 'descriptionEn') return product.translations?.en?.description ?? ''
  const value = product[name as keyof Product]
  switch (kind) {
    case 'category':
      return names.categories.find(({ id }) => id === value)?.name ?? ''
    case 'tags':
      return (product.tagIds ?? []).flatMap((id) => names.tags.find((tag) => tag.id === id)?.name ?? []).join(', ')
    case 'boolean':
      return value === undefined ? '' : importTexts(locale)[value === true ? 'yes' : 'no']
    case 'choice':
      return value === undefined ? '' : choiceWord(name, String(value), locale)
    case 'number':
      return typeof value === 'number' ? decimal(value, name === 'price' ? 2 : 0) : ''
    default:
      return value === null || value === undefined ? '' : String(value)
  }
}

/**
 * Formats a number with a comma and without a separator for thousands: 1690 becomes '1690,00'. In '1.690,00', some programs would read the
 * dot as a decimal point. `least`: the minimum number of decimals.
 */
const decimal = (value: number, least: number): string => {
  const [whole = '0', places = ''] = String(Math.round(value * 10_000) / 10_000).split('.')
  const shown = places.padEnd(least, '0')
  return shown ? `${whole},${shown}` : whole
}

type CellResult = { ok: true; value: unknown } | { ok: false; code: 'field.required' | 'field.format' | 'field.choice' }

const yes = new Set(['ja', 'yes', 'true', '1', 'x', 'wahr'])
const no = new Set(['nein', 'no', 'false', '0', '', 'falsch'])

/**
 * Reads the value of a cell. `decimalSign` is a comma if semicolons or tabs separate the cells. An empty cell clears the field. If the
 * field may not be empty, the result is the error 'field.required'.
 */
export function readCell(cell: string, column: Column, names: Names, decimalSign: ',' | '.'): CellResult {
  const text = cell.trim()
  if (text === '' && column.kind !== 'boolean') {
    if (!column.mayBeEmpty) return { ok: false, code: 'field.required' }
    return { ok: true, value: column.kind === 'text' ? '' : column.kind === 'tags' ? [] : null }
  }
  switch (column.kind) {
    case 'number':
    case 'count':
      return readNumber(text, decimalSign)
    case 'boolean':
      if (yes.has(text.toLowerCase())) return { ok: true, value: true }
      return no.has(text.toLowerCase()) ? { ok: true, value: false } : { ok: false, code: 'field.choice' }
    case 'category': {
      const found = byName(names.categories, text)
      return found ? { ok: true, value: found } : { ok: false, code: 'field.choice' }
    }
    case 'tags': {
      const ids = text.split(',').map((one) => byName(names.tags, one.trim()))
      return ids.includes(undefined) ? { ok: false, code: 'field.choice' } : { ok: true, value: ids }
    }
    case 'choice': {
      const found = choiceNamed(column.name, text)
      return found ? { ok: true, value: found } : { ok: false, code: 'field.choice' }
    }
    default:
      return { ok: true, value: text }
  }
}

const byName = (list: readonly { id: string; name: string }[], name: string): string | undefined =>
  list.find((one) => one.name.toLowerCase() === name.toLowerCase())?.id

function readNumber(text: string, decimalSign: ',' | '.'): CellResult {
  const bare = text.replaceAll(/[\s\u00a0€%]/g, '').replace('−', '-')
  const group = decimalSign === ',' ? '.' : ','
  const grouped = new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimalSign}\\d+)?$`)
  const plain = grouped.test(bare) ? bare.replaceAll(group, '') : bare
  const value = /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, code: 'field.format' }
}
