import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentEndpoints } from '#modules/content/contract.ts'
import { customersEndpoints } from '#modules/customers/contract.ts'
import { guestEndpoints } from '#modules/customers/contract/guest.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { reviewEndpoints } from '#modules/reviews/contract.ts'
import type { Session } from '#platform/module.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { many } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { allGuestRows } from '#testing/guest-rows.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { ownerOf, ownerSignIn } from '#testing/owner.ts'
import { tablesWith } from '#testing/traces.ts'

let brand: RideBrand
let boss: Session
let declared: readonly string[] = []
beforeAll(async () => {
  const reader = serverModule({
    name: 'personal-tables-reader',
    needs: { sources: many(personalDataPort) },
    offers: {},
    open: (_core, { sources }) => ({
      handlers: [],
      jobs: [
        {
          name: 'test.read-personal-tables',
          everySeconds: 1,
          run: async () => {
            declared = [...new Set(sources().flatMap((source) => Object.keys(source().columns)))].toSorted()
          },
        },
      ],
    }),
  })
  brand = await rideBrand({ modules: [reader] })
  boss = await ownerOf(brand)
})
afterAll(() => brand.close())

const { password } = ownerSignIn
const email = 'xantippius@post.example'
const phone = '+436607776665'
const mark = 'Xantippius'
/** Values that only the erased guest has. The test searches all tables for them: lower-case text, digits, and base64. */
const traces = ['xantippius', '7776665', Buffer.from(mark).toString('base64').toLowerCase()]

const tables = () => tablesWith(brand.core.db, traces)

test('no table of any module keeps a value of an erased guest; the values that may stay are listed', async () => {
  const draft = { firstName: mark, lastName: mark, email, phone, street: `${mark}gasse 1`, comment: `Für ${mark}` }
  const placed = await brand.place(brand.draft(draft))
  const { id, branchId, version } = await brand.order(placed)
  const message = `Herr ${mark} rief an`
  await must(
    brand.call(orderingEndpoints.update, { params: { id }, body: { version, comment: `${mark}, neu` } }, { as: boss }),
  )
  await must(
    brand.call(orderingEndpoints.cancel, { params: { id }, body: { version: version + 1, message } }, { as: boss }),
  )
  await brand.drain()
  brand.clock.advance({ seconds: 20 })
  await brand.runJobs()
  const [person] = await must(brand.call(customersEndpoints.list, { query: { search: mark } }, { as: chief }))
  if (!person) throw new Error('no record of the customer')
  const { id: customer, version: seen } = person
  const body = { version: seen, note: mark, allergies: mark, isBlocked: true, blockReason: mark }
  await must(brand.call(customersEndpoints.update, { params: { id: customer }, body }, { as: chief }))
  const guest = { now: brand.clock.now(), id: () => brand.core.ids.uuid(), mark, email, phone }
  const ofModules = await allGuestRows()
  for (const { rows } of ofModules)
    for (const row of rows?.({ ...guest, order: id, branch: branchId, customer }) ?? []) await brand.core.db.run(row)

  const before = await tables()
  expect(declared.length).toBeGreaterThan(15)
  const proven = new Set([...before, ...ofModules.flatMap(({ provenElsewhere }) => provenElsewhere ?? [])])
  expect(
    declared.filter((table) => !proven.has(table)),
    'a module that holds values of guests says in testing/guest-rows.ts how its tables are proven',
  ).toEqual([])

  await must(
    brand.call(guestEndpoints.erase, { params: { kind: 'customer', id: customer }, body: { password } }, { as: boss }),
  )
  expect(await tables()).toEqual(ofModules.flatMap(({ stays }) => stays ?? []).toSorted())
})

test('the answer to a review leaves no text in the outbox that its mail waited in', async () => {
  const { version: seen } = await must(brand.call(contentEndpoints.config.get, {}, { as: chief }))
  await must(
    brand.call(
      contentEndpoints.config.save,
      { body: { version: seen, enablePluginOrderReviews: true } },
      { as: chief },
    ),
  )
  const guest = { firstName: 'Philomenius', lastName: 'Ratlos', phone: '+436607776611', email: 'ratlos@post.example' }
  const placed = await brand.place(brand.draft(guest))
  const { uid, hash } = placed
  const { id } = await brand.order(placed)
  await brand.core.db.run(sql`UPDATE orders SET state = 'completed' WHERE id = ${id}`)
  const stars = { rating: 2, foodRating: 2, serviceRating: 2, processRating: 2 }
  const body = { ...stars, comment: 'Philomenius fror im Wagen' }
  await must(brand.call(orderingEndpoints.questionnaire, { params: { uid, hash }, body }))
  const text = 'Lieber Philomenius, das tut uns leid.'
  await must(brand.call(reviewEndpoints.answer, { params: { id }, body: { text } }, { as: chief }))
  await brand.drain()
  const left = () => tablesWith(brand.core.db, ['philomenius'])
  expect(await left()).toContain('outbox')
  await must(brand.call(guestEndpoints.erase, { params: { kind: 'order', id }, body: { password } }, { as: boss }))
  expect(await left()).toEqual([])
})
