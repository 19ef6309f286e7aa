import { array, assert, asyncProperty, constantFrom, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { customersEndpoints as calls } from '../contract.ts'

const names = ['Ada', 'Bea', 'Cleo', 'Dora'] as const
const orders: Readonly<Record<string, number>> = { Ada: 1, Bea: 2, Cleo: 1, Dora: 3 }

const firstOf = (name: string): string => name.split(' ')[0] ?? ''

let brand: RideBrand
const ids = new Map<string, string>()
beforeAll(async () => {
  brand = await rideBrand()
  for (const [n, firstName] of names.entries())
    for (let times = 0; times < (orders[firstName] ?? 0); times++)
      await brand.place(
        brand.draft({ firstName, lastName: 'Probe', phone: `+43 660 200000${n}`, email: `${firstName}@post.example` }),
      )
  brand.clock.advance({ seconds: 20 })
  await brand.runJobs()
  for (const { id, name } of await must(brand.call(calls.list, {}, { as: chief }))) ids.set(firstOf(name), id)
})
afterAll(() => brand.close())

/**
 * A simple model of merges: maps each merged person to the person into whom it was merged. If A was merged into B and B is then merged
 * into C, A moves to C, too. When the second merge is undone, A goes back to B.
 */
type Links = Map<string, string>
const rootOf = (links: Links, name: string): string => {
  const up = links.get(name)
  return up === undefined ? name : rootOf(links, up)
}
const shownBy = (links: Links) =>
  names
    .filter((name) => !links.has(name))
    .map((name) => [
      name,
      names.filter((one) => rootOf(links, one) === name).reduce((sum, one) => sum + (orders[one] ?? 0), 0),
    ])

const shown = async () =>
  (await must(brand.call(calls.list, {}, { as: chief })))
    .map(({ name, orderCount }) => [firstOf(name), orderCount])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))

const say = (verdict: 'merge' | 'split', id: string, other: string) =>
  brand.call(
    calls[verdict],
    { params: { id: ids.get(id) ?? '' }, body: { other: ids.get(other) ?? '' } },
    { as: chief },
  )

const person = constantFrom(...names)
const step = record({ verdict: constantFrom('merge' as const, 'split' as const), id: person, other: person })

/** Tests the rules in docs/rules/customers.md, section 'Merging'. */
test('merging and undoing in any order loses no person and no order, and restores what a person had before', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const links: Links = new Map()
      for (const { verdict, id, other } of steps) {
        const answer = await say(verdict, id, other)
        const isAllowed =
          id !== other &&
          (verdict === 'merge' ? !links.has(id) && !links.has(other) : links.has(other) && rootOf(links, other) === id)
        expect([verdict, id, other, answer.ok]).toEqual([verdict, id, other, isAllowed])
        if (!isAllowed) continue
        if (verdict === 'merge') links.set(other, id)
        else links.delete(other)
        expect(await shown()).toEqual(shownBy(links))
      }
      for (const other of links.keys()) {
        await must(say('split', rootOf(links, other), other))
        links.delete(other)
      }
      expect(await shown()).toEqual(names.map((name) => [name, orders[name]]))
    }),
    { numRuns: 15, seed: 17 },
  )
})

test('of two simultaneous merges that contradict each other only one is done', async () => {
  const answers = await Promise.all([
    say('merge', 'Ada', 'Bea'),
    say('merge', 'Bea', 'Ada'),
    say('merge', 'Ada', 'Bea'),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ status: 409 }, { status: 409 }])
})
