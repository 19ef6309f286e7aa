import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customersEndpoints } from '#modules/customers/contract.ts'
import { guestEndpoints } from '#modules/customers/contract/guest.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { ident } from '#platform/entity-table.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { many, platformPorts } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { allGuestRows } from '#testing/guest-rows.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'

let brand: RideBrand
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
})
afterAll(() => brand.close())

const password = 'sieben grüne Flaschen'
const email = 'xantippius@post.example'
const phone = '+436607776665'
const mark = 'Xantippius'
/** As text, lower case, digits only, and in base64: nobody else has any of these. */
const traces = ['xantippius', '7776665', Buffer.from(mark).toString('base64').toLowerCase()]

/** Tables in which one of the guest's values stands, whatever the column. */
async function tables(): Promise<string[]> {
  const all = await brand.core.db.many<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of all) {
    const isThere = await brand.core.db.first(
      sql`SELECT 1 FROM ${ident(name)} t WHERE lower(t::text) LIKE ANY(${traces.map((trace) => `%${trace}%`)}) LIMIT 1`,
    )
    if (isThere) found.push(name)
  }
  return found.toSorted()
}

test('no table of any module keeps a value of an erased guest; what stays is named', async () => {
  const user = await brand.runtime.opened.port(platformPorts.createUser)({
    name: 'Chefin',
    email: 'chefin@haus.example',
    roles: ['ROLE_ADMIN'],
    password,
  })
  if (!user.ok) throw new Error(user.code)
  const boss = sessionOf(['ROLE_ADMIN'], { userId: user.value.id, name: 'Chefin' })
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
