import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { orderingEndpoints } from '../contract.ts'

let brand: RideBrand
/** Uids of orders: with number 12 in branch A today and yesterday, with number 12 in branch B, and with number 120 in branch A. */
let today: string, yesterday: string, other: string, longer: string
/** Uid of an order without these numbers, whose house number is 12 and whose mail address begins with 'max12'. */
let inWords: string
beforeAll(async () => {
  brand = await rideBrand()
  const numbered = async (ticket: number, more: Parameters<RideBrand['draft']>[0] = {}) => {
    const { uid } = await brand.place(brand.draft(more))
    await brand.core.db.run(sql`UPDATE orders SET ticket_number = ${ticket} WHERE uid = ${uid}`)
    brand.clock.advance({ minutes: 1 })
    return uid
  }
  yesterday = await numbered(12)
  brand.clock.advance({ hours: 24 })
  inWords = await numbered(500, { street: 'Auweg 12', email: 'max12@post.example' })
  other = await numbered(12, { branch: brand.b })
  longer = await numbered(120)
  today = await numbered(12)
})
afterAll(() => brand.close())

const found = async (search: string, more: object = {}, as = chief) => {
  const answer = await brand.call(orderingEndpoints.history, { query: { search, ...more } }, { as })
  if (!answer.ok) throw new Error(answer.errors[0]?.code)
  expect(answer.meta).toMatchObject({ total: answer.value.length })
  return answer.value.map(({ uid }) => uid)
}

test.each(['A-12', 'a-12', 'a12', ' A-0012 '])(
  '%s finds the orders with this number of this branch, newest first',
  async (typed) => {
    expect(await found(typed)).toEqual([today, yesterday])
  },
)

test('a number without a letter also finds the orders that contain it as a word, each once', async () => {
  expect(await found('12')).toEqual([today, other, inWords, yesterday])
  expect(await found('500')).toEqual([inWords])
})

test("'#' in front means only the ticket number", async () => {
  expect(await found('#12')).toEqual([today, other, yesterday])
  expect(await found('# 12')).toEqual([today, other, yesterday])
  expect(await found('#a12')).toEqual([today, yesterday])
  expect(await found(`#${today}`)).toEqual([today])
})

test('a letter that no branch has is a word, and a number that no order has finds nothing', async () => {
  expect(await found('max12')).toEqual([inWords])
  expect(await found('A-13')).toEqual([])
  expect(await found('A-120')).toEqual([longer])
})

test('the other filters and the branches of the reader restrict the orders with this number', async () => {
  const day = String(brand.clock.now()).slice(0, 10)
  expect(await found('A-12', { from: day })).toEqual([today])
  expect(await found('A-12', { branch: brand.b })).toEqual([])
  expect(await found('A-12', { state: 'completed' })).toEqual([])
  const desk = sessionOf(['ROLE_FRONTDESK'], { branches: [brand.b] })
  expect(await found('A-12', {}, desk)).toEqual([])
  expect(await found('12', {}, desk)).toEqual([other])
})

test('the table file has the same orders', async () => {
  const answer = await brand.call(orderingEndpoints.historyCsv, { query: { search: 'a12' } }, { as: chief })
  const lines = answer.ok ? answer.value.trim().split('\r\n').slice(1) : []
  expect(lines.map((line) => line.split(';')[0])).toEqual([`"${today}"`, `"${yesterday}"`])
})
