import { afterAll, beforeAll, expect, test } from 'vitest'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand({ rateLimits: true })
})
afterAll(() => brand.close())

/**
 * Sends `count` requests, twenty at a time. More requests at the same time could be refused on a busy machine, because no database
 * connection is free.
 */
async function some(count: number, ask: (n: number) => Promise<number>): Promise<number[]> {
  const all: number[] = []
  while (all.length < count) {
    const length = Math.min(20, count - all.length)
    all.push(...(await Promise.all(Array.from({ length }, (_, n) => ask(all.length + n)))))
  }
  return all
}

// The rule is in docs/rules/calls.md, Limits.
test("guesses at the hash of an order do not block its owner, but the guesser's IP address is limited", async () => {
  const { uid, hash } = await brand.place()
  const ask = async (tried: string, remoteAddress: string) =>
    (await brand.app.inject({ url: `/api/orders/public/${uid}/${tried}`, remoteAddress })).statusCode
  const guesses = await some(700, (n) => ask(`guess-${n}`, '203.0.113.66'))
  expect(guesses.filter((status) => status === 404)).toHaveLength(600)
  expect(guesses.filter((status) => status === 429)).toHaveLength(100)
  expect(await ask(hash, '198.51.100.1')).toBe(200)
})

test('reads of one order are counted by its hash', async () => {
  const { uid, hash } = await brand.place()
  const ask = async (n: number) =>
    (await brand.app.inject({ url: `/api/orders/public/${uid}/${hash}`, remoteAddress: `198.51.100.${n % 250}` }))
      .statusCode
  const reads = await some(130, ask)
  expect(reads.filter((status) => status === 200)).toHaveLength(120)
})
