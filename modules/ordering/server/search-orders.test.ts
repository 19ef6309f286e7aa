import { readFile } from 'node:fs/promises'
import sql, { raw } from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { orderingEndpoints } from '../contract.ts'
import { gramsOf, searchOf } from '../rules/search-words.ts'
import { searchOrders } from './search-orders.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const within = { orders: sql`true`, words: sql`true` }
const wordsOfAll = () =>
  brand.core.db.many<{ order_id: string; words: string }>(
    sql`SELECT order_id, words FROM order_search ORDER BY created_at, order_id`,
  )

test('staff find an order by name, phone, e-mail, company and part of a street', async () => {
  const { uid } = await brand.place(
    brand.draft({
      firstName: 'Jörg',
      lastName: 'Özdemir',
      phone: '+43 660 55 44 33 22',
      email: 'jo.oe@post.example',
      companyName: "D'Arco Söhne",
      street: 'Häberlstraße 117',
    }),
  )
  await brand.place()
  for (const search of [
    'özdem',
    'Oezdemir jörg',
    '0660 55443',
    '5544332',
    'jo.oe@post.example',
    'darco',
    'Haberlstr 117',
  ]) {
    const found = await brand.call(orderingEndpoints.history, { query: { search } }, { as: chief })
    expect(found.ok && found.value.map((one) => one.uid), search).toEqual([uid])
  }
})

test('words that only old orders contain are found with the index, newest first', async () => {
  const placed: string[] = []
  for (const lastName of ['Seltenheimer', 'Seltenheimer', 'Müller', 'Huber', 'Huber', 'Huber']) {
    const { uid } = await brand.place(brand.draft({ lastName }))
    const row = await brand.core.db.first<{ id: string }>(sql`SELECT id FROM orders WHERE uid = ${uid}`)
    placed.push(row?.id ?? '')
    brand.clock.advance({ minutes: 1 })
  }
  const found = async (typed: string, conditions = within) => {
    const search = searchOf(typed)
    if (!search) throw new Error('nothing to search for')
    return searchOrders(brand.core.db, search, conditions, 2, { least: 2, most: 4 })
  }
  expect(await found('huber')).toEqual([placed[5], placed[4]])
  expect(await found('seltenheim')).toEqual([placed[1], placed[0]])
  expect(await found('seltenheim huber')).toEqual([])
  expect(await found('se')).toEqual([placed[1], placed[0]])
  expect(await found('mueller')).toEqual([placed[2]])
  expect(await found('seltenheim', { ...within, orders: sql`o.id <> ${placed[1]}` })).toEqual([placed[0]])
})

test('the index contains every part of every word that a search can ask for', async () => {
  for (const { words } of await wordsOfAll()) {
    const row = await brand.core.db.first<{ grams: string[] }>(sql`SELECT order_grams(${words}) AS grams`)
    for (const word of words.trim().split(' ')) {
      for (const part of [word, word.slice(0, 2), word.slice(0, 1), word.slice(-4)]) {
        if (part.length < 3 && !word.startsWith(part)) continue
        expect(row?.grams, part).toEqual(expect.arrayContaining(gramsOf(part)))
      }
    }
  }
})

test('orders placed before the upgrade are found by the same words', async () => {
  const written = await wordsOfAll()
  const file = await readFile(new URL('./migrations/0005-search-at-size.sql', import.meta.url), 'utf8')
  const statement = file.slice(file.indexOf('INSERT INTO order_search'), file.indexOf('-- What waits'))
  await brand.core.db.run(sql`DELETE FROM order_search`)
  await brand.core.db.run(raw(statement))
  const sorted = (words: string) => new Set(words.trim().split(' '))
  const again = await wordsOfAll()
  expect(again).toHaveLength(written.length)
  for (const { order_id: id, words } of written)
    expect(sorted(again.find((one) => one.order_id === id)?.words ?? '')).toEqual(sorted(words))
})
