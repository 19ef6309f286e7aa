import { createHash } from 'node:crypto'
import type { NewRecord, RecordChanges } from '#contract/entity.ts'
import type { Locale } from '#contract/locale.ts'
import { recordParser } from '#contract/record-parser.ts'
import type { Failure } from '#kernel/result.ts'
import { readCsv } from '#kernel/csv.ts'
import { type ImportPlan, type ImportRow, type Product, productEntity } from '../contract.ts'
import { importProblem } from './import-problem.ts'
import { type Column, columnOf, columns } from '../rules/product-columns.ts'
import { cellOf, type Names, type ProductValues, readCell } from './product-table.ts'

/** The planned write of one row: the row changes an existing product, or creates a new product. */
export type PlannedWrite =
  | { before: Product; values: RecordChanges<typeof productEntity> }
  | { before: undefined; values: NewRecord<typeof productEntity> }

interface PlannedImport {
  plan: ImportPlan
  writes: readonly PlannedWrite[]
}

const mostRows = 5000
const products = recordParser(productEntity)

/**
 * Compares an imported table file (CSV) with the current products and plans the import; it writes nothing. If the whole file is wrong (no
 * column for names or ids, or too many rows), the result is an error code.
 */
export function planImport(
  csv: string,
  state: Names & { products: readonly Product[] },
  locale: Locale,
): PlannedImport | { code: 'import.no_name' | 'import.too_long' } {
  const { separator, rows } = readCsv(csv)
  const [head, ...body] = rows
  const heading = headingOf(head?.cells ?? [])
  // The columns are searched only once for all rows, because the heading row of a harmful file could have a million cells.
  const places = heading.flatMap(({ column }, index) => (column ? [{ column, index }] : []))
  if (!heading.some(({ column }) => column?.name === 'name' || column?.name === 'id')) return { code: 'import.no_name' }
  if (body.length > mostRows) return { code: 'import.too_long' }
  const names = { ...state, ...known(state.products) }
  const seen = new Set<string>()
  const planned = body.map(({ line, cells }) => {
    const read = places.map(({ column, index }) => ({ column, cell: cells[index] ?? '' }))
    const found = planRow(read, names, { decimalSign: separator === ',' ? '.' : ',', locale })
    const key = found.before?.id ?? `new ${found.name.toLowerCase()}`
    if (seen.has(key)) found.failures.push({ code: 'import.twice', field: 'name' })
    seen.add(key)
    return { line, cells: read, ...found }
  })
  const writes = planned.flatMap(({ write, failures, changes }) =>
    write && failures.length === 0 && changes.length > 0 ? [write] : [],
  )
  const result = planned.map((row): ImportRow => ({
    line: row.line,
    name: row.name,
    status: row.failures.length > 0 ? 'error' : !row.before ? 'new' : row.changes.length > 0 ? 'changed' : 'unchanged',
    changes: row.failures.length > 0 ? [] : row.changes,
    problems: row.failures.map((failure) =>
      importProblem(failure, {
        cell: row.cells.find(({ column }) => column.name === failure.field)?.cell,
        locale,
        names: state,
      }),
    ),
  }))
  const count = (status: ImportRow['status']): number => result.filter((row) => row.status === status).length
  return {
    writes,
    plan: {
      rows: result,
      counts: { new: count('new'), changed: count('changed'), unchanged: count('unchanged'), error: count('error') },
      unknownColumns: heading.flatMap(({ cell, column }) => (column || cell === '' ? [] : [cell])),
      fingerprint: createHash('sha256')
        .update(
          JSON.stringify(
            planned.map(({ before, values, changes, failures }) => [
              before?.id,
              before?.version,
              values,
              changes,
              failures,
            ]),
          ),
        )
        .digest('base64url'),
    },
  }
}

/** The column of each cell in the first line. If two cells name the same column, only the first of these cells counts. */
function headingOf(cells: readonly string[]): { cell: string; column: Column | undefined }[] {
  const met = new Set<Column>()
  return cells.map((cell) => {
    const column = columnOf(cell)
    if (!column || met.has(column)) return { cell, column: undefined }
    met.add(column)
    return { cell, column }
  })
}

interface RowPlan {
  name: string
  before: Product | undefined
  /** The values of the row. The fingerprint (hash) of the plan is calculated from them. */
  values: Readonly<Record<string, unknown>>
  /** What the import writes because of this row. Undefined if the row has errors. */
  write: PlannedWrite | undefined
  changes: ImportRow['changes']
  failures: Failure[]
}

function planRow(
  cells: readonly { column: Column; cell: string }[],
  state: Names & KnownProducts,
  { decimalSign, locale }: { decimalSign: ',' | '.'; locale: Locale },
): RowPlan {
  const failures: Failure[] = []
  const read: Record<string, unknown> = {}
  for (const { column, cell } of cells) {
    if (column.name === 'id') continue
    const result = readCell(cell, column, state, decimalSign)
    if (result.ok) read[column.name] = result.value
    else if (result.code !== 'field.required' || column.name === 'name')
      failures.push({ code: result.code, field: column.name })
    // The error 'field.required' is ignored, except in the column 'name': an empty cell leaves its field unchanged.
  }
  const id = cells.find(({ column }) => column.name === 'id')?.cell.trim() ?? ''
  const name = String(read['name'] ?? '')
  const before = id ? state.byId.get(id) : (state.byName.get(name.toLowerCase()) ?? undefined)
  if (id && !before) failures.push({ code: 'record.not_found', field: 'id' })
  const values = intoFields(read, before)
  // A row with an unknown id has no product to compare with, so its other fields cannot be checked.
  const write = id && !before ? undefined : checked(values, before, failures)
  const after: ProductValues = { ...before, ...values }
  const changes = columns.flatMap((column) => {
    if (column.name === 'id' || !cells.some((one) => one.column === column)) return []
    const [old, next] = [before ? cellOf(before, column, state, locale) : '', cellOf(after, column, state, locale)]
    return old === next ? [] : [{ column: column.name, before: old, after: next }]
  })
  return { before, values, write, failures, changes, name: name || before?.name || id }
}

interface KnownProducts {
  byId: ReadonlyMap<string, Product>
  /** Products by name, for rows without an id; null: several products have this name. */
  byName: ReadonlyMap<string, Product | null>
}

/**
 * Makes an index of the products by id and by name, once for the whole import. Otherwise the import would search thousands of products for each
 * of thousands of rows.
 */
function known(products: readonly Product[]): KnownProducts {
  const byName = new Map<string, Product | null>()
  for (const product of products) {
    const name = product.name.toLowerCase()
    byName.set(name, byName.has(name) ? null : product)
  }
  return { byId: new Map(products.map((product) => [product.id, product])), byName }
}

/** Puts the English texts of a row into the field `translations`, in which products store them. */
function intoFields(read: Record<string, unknown>, before: Product | undefined): Record<string, unknown> {
  const { nameEn, descriptionEn, ...values } = read
  if (nameEn === undefined && descriptionEn === undefined) return values
  const english: Record<string, unknown> = { ...before?.translations.en }
  for (const [field, text] of [
    ['name', nameEn],
    ['description', descriptionEn],
  ] as const) {
    if (text === '') delete english[field]
    else if (text !== undefined) english[field] = text
  }
  if (Object.keys(english).length === 0 && !before?.translations.en) return values
  return { ...values, translations: { ...before?.translations, en: english } }
}

/**
 * Checks the values of a row with the rules of the API calls for products. If a value is wrong, the errors are added to `failures`, except
 * for a field whose cell has an error already, and the result is undefined. So all errors of a row are named at once.
 */
function checked(
  values: Readonly<Record<string, unknown>>,
  before: Product | undefined,
  failures: Failure[],
): PlannedWrite | undefined {
  const named = new Set(failures.map(({ field }) => field))
  const add = (found: readonly Failure[]) => failures.push(...found.filter(({ field }) => !named.has(field)))
  if (before) {
    const parsed = products.change(values)
    if (parsed.ok) return { before, values: parsed.value }
    add(parsed.failures.map((one) => ({ ...one, field: one.field?.split('.')[0] ?? '' })))
    return undefined
  }
  const parsed = products.create(values)
  if (parsed.ok) return { before, values: parsed.value }
  add(parsed.failures)
  return undefined
}
