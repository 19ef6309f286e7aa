import sql from 'sql-template-tag'
import { expect, expectTypeOf, test } from 'vitest'
import { foodBrand } from '#testing/food-brand.ts'
import {
  assigned,
  type Columns,
  columnsFrom,
  jsonOf,
  type JsonRowOf,
  type RowOf,
  selectOf,
  valuesOf,
  writtenNames,
  writtenTypes,
} from './columns.ts'

import { itemColumns, orderColumns } from './order-columns.ts'

const { text, numeric, instant, jsonb } = columnsFrom<{ name: string; price: number }>()
const dishes = {
  dish_name: text((dish) => dish.name),
  price: numeric((dish) => dish.price),
  eaten_at: instant<string | null>(),
  notes: jsonb<string[]>(),
}

test('the SQL of insert and select, and the type of a row, are derived from one declaration', () => {
  expect(selectOf(dishes, 'd')).toBe('d.dish_name, d.price, d.eaten_at, d.notes')
  expect(jsonOf({ dish_name: dishes.dish_name }, 'd')).toBe("'dishName', d.dish_name")
  expect(writtenNames(dishes)).toEqual(['dish_name', 'price'])
  expect(writtenTypes(dishes)).toBe('dish_name text, price numeric')
  expect(valuesOf(dishes, { name: 'Soup', price: 8.1 })).toEqual({ dish_name: 'Soup', price: 8.1 })
  type Row = { dish_name: string; price: number; eaten_at: string | null; notes: string[] }
  expectTypeOf<RowOf<typeof dishes>>().toEqualTypeOf<Row>()
  expectTypeOf<JsonRowOf<typeof dishes>['dishName']>().toEqualTypeOf<string>()
})

test('an update sets only declared columns, each with its type', () => {
  const set = assigned(dishes, { price: 9, notes: ['hot'] })
  expect(set.text).toBe('price = $1::numeric, notes = $2::jsonb')
  expect(set.values).toEqual([9, '["hot"]'])
  // @ts-expect-error: a price is a number.
  assigned(dishes, { price: '9' })
  // @ts-expect-error: this column does not exist.
  expect(() => assigned(dishes, { colour: 'red' })).toThrow('There is no column colour')
})

test('the declarations contain every column of their tables with its type', async () => {
  const { db } = (await foodBrand()).core
  const stored = (table: string) =>
    db.many<{ name: string; type: string }>(sql`
      SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
      WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attname`)
  const declared = (columns: Columns<never>) =>
    Object.entries(columns).map(([name, { type }]) => ({ name, type: names[type] ?? type }))
  const names: Record<string, string> = { timestamptz: 'timestamp with time zone' }
  const sorted = (columns: { name: string }[]) => columns.toSorted((a, b) => (a.name < b.name ? -1 : 1))

  expect(sorted(declared(orderColumns))).toEqual(sorted(await stored('orders')))
  const items = (await stored('order_items')).filter(({ name }) => name !== 'order_id')
  expect(sorted(declared(itemColumns))).toEqual(sorted(items))
})
