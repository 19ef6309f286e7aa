import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { refreshFigures } from './figures.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const idOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const people = 8
const person = fc.nat(people - 1)
const world = fc.record({
  contacts: fc.array(fc.tuple(fc.constantFrom('', '+431', '+432'), fc.constantFrom('', 'a@x.example', 'b@x.example')), {
    minLength: people,
    maxLength: people,
  }),
  merges: fc.array(fc.tuple(person, person), { maxLength: 3 }),
  differences: fc.array(fc.tuple(person, person), { maxLength: 8 }),
  touched: fc.array(person, { minLength: 1, maxLength: people }),
})

test('a customer is marked as a possible duplicate if the view has a pair of this customer', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ contacts, merges, differences, touched }) => {
      await brand.core.db.tx(async (tx) => {
        await tx.run(sql`DELETE FROM customers`)
        for (const [n, [phone, email]] of contacts.entries())
          await tx.run(sql`INSERT INTO customers (id, phone, email) VALUES (${idOf(n)}, ${phone}, ${email})`)
        await refreshFigures(
          tx,
          contacts.map((_, n) => idOf(n)),
        )
        for (const [one, other] of merges.filter(([a, b]) => a !== b))
          await tx.run(sql`INSERT INTO customer_merges (customer_id, merged_into, chosen, at)
            VALUES (${idOf(one)}, ${idOf(other)}, ${idOf(other)}, ${brand.clock.now()}) ON CONFLICT DO NOTHING`)
        for (const [a, b] of differences.filter(([a, b]) => a !== b))
          await tx.run(
            sql`INSERT INTO customer_differences (one, other) VALUES (${idOf(Math.min(a, b))}, ${idOf(Math.max(a, b))}) ON CONFLICT DO NOTHING`,
          )
        const changed = [...new Set([...touched, ...merges.flat(), ...differences.flat()])]
        await refreshFigures(tx, changed.map(idOf))
        const rows = await tx.many<{ is_double: boolean; has_pair: boolean }>(sql`
          SELECT is_double, EXISTS (SELECT 1 FROM customer_doubles d WHERE d.id = c.id) AS has_pair FROM customers c`)
        expect(rows.filter(({ is_double, has_pair }) => is_double !== has_pair)).toEqual([])
      })
    }),
    { numRuns: 100 },
  )
})

test('a hotel books for 10,000 guests with one phone number: each guest is marked within the time of one statement', async () => {
  await brand.core.db.tx(async (tx) => {
    await tx.run(sql`DELETE FROM customers`)
    await tx.run(sql`INSERT INTO customers (id, phone, email)
      SELECT gen_random_uuid(), '+431', 'guest' || n || '@x.example' FROM generate_series(1, 10000) n`)
    await tx.run(sql`ANALYZE customers`)
    const some = await tx.many<{ id: string }>(sql`SELECT id FROM customers LIMIT 500`)
    await refreshFigures(
      tx,
      some.map(({ id }) => id),
    )
    const rows = await tx.many<{ n: number }>(sql`SELECT count(*) AS n FROM customers WHERE is_double`)
    expect(rows).toEqual([{ n: 10_000 }])
  })
})
