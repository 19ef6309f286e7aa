import sql, { type Sql } from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customersEndpoints } from '#modules/customers/contract.ts'
import { guestEndpoints } from '#modules/customers/contract/guest.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { ident } from '#platform/entity-table.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { many, platformPorts } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
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

/** What modules write on other ways than this test goes: a row of each, with the guest's values in every column that can hold them. */
function rowsOf(order: string, branch: string, customer: string): readonly Sql[] {
  const now = brand.clock.now()
  const id = () => brand.core.ids.uuid()
  const [printer, receiver, subscription, attempt] = [id(), id(), id(), id()]
  const json = JSON.stringify({ name: mark, phone })
  return [
    sql`INSERT INTO sms_messages (id, created_at, entry_id, event, locale, to_number, text, count, state, last_error, order_id, branch_id)
      VALUES (${id()}, ${now}, 'x', 'confirmed', 'de', ${phone}, ${mark}, 1, 'failed', ${mark}, ${order}, ${branch})`,
    sql`INSERT INTO sms_opt_outs (phone, created_at, source) VALUES (${phone}, ${now}, 'answer')`,
    sql`INSERT INTO push_subscriptions (id, created_at, endpoint, p256dh, auth, order_id)
      VALUES (${subscription}, ${now}, ${`https://push.example/${mark}`}, ${mark}, ${mark}, ${order})`,
    sql`INSERT INTO push_messages (id, created_at, entry_id, subscription_id, payload, expires_at, state, last_error)
      VALUES (${id()}, ${now}, 'x', ${subscription}, ${json}::jsonb, ${now}, 'failed', ${mark})`,
    sql`INSERT INTO devices (id, version, created_at, updated_at, name, branch_id, transport, status, columns, code_page, cutter, copies,
        language, has_drawer, templates, events, categories, is_enabled)
      VALUES (${printer}, 1, ${now}, ${now}, 'Drucker', ${branch}, 'browser', 'ok', '42', 'cp858', 'full', 1, 'de', false, '[]', '[]', '[]', false)`,
    ...(['printed', 'claimed'] as const).map(
      (state, copy) => sql`
        INSERT INTO print_jobs (id, created_at, changed_at, branch_id, device_id, printer_id, order_id, label, template, copy, lines, held, state, released_at)
        VALUES (${id()}, ${now}, ${now}, ${branch}, ${printer}, ${printer}, ${order}, ${mark}, 'order', ${copy}, ${`[${json}]`}::jsonb, ${`[${json}]`}::jsonb,
          ${state}, ${now})`,
    ),
    sql`INSERT INTO review_answers (order_id, branch_id, at, by_name, text) VALUES (${order}, ${branch}, ${now}, 'Chefin', ${`Danke, ${mark}`})`,
    sql`INSERT INTO mail_notices (provider, key, body_hash, received_at, email, kind, at, reason) VALUES ('mailgun', 'x', 'x', ${now}, ${email}, 'bounced', ${now}, ${mark})`,
    sql`INSERT INTO mail_bounces (email, kind, reason, at, order_id) VALUES (${email}, 'bounced', ${mark}, ${now}, ${order})`,
    sql`INSERT INTO webhook_endpoints (id, created_at, name, url, events, secret, is_enabled, created_by, created_by_name)
      VALUES (${receiver}, ${now}, 'Kasse', 'https://kasse.example', '[]', '\\x00', false, ${id()}, 'Chefin')`,
    ...[
      { type: 'order', record: order },
      { type: 'customer', record: customer },
    ].map(
      ({ type, record }) => sql`
        INSERT INTO webhook_deliveries (id, endpoint_id, type, at, record_type, record_id, sequence, next_at, since, answer)
        VALUES (${id()}, ${receiver}, 'x', ${now}, ${type}, ${record}, 1, ${now}, ${now}, ${json})`,
    ),
    sql`INSERT INTO payment_attempts (id, order_id, number, provider, key, state, amount_cents, currency, payload, base_url, redirect_url, created_at, updated_at)
      VALUES (${attempt}, ${order}, 1, 'mollie', 'x', 'failed', 100, 'EUR', ${json}::jsonb, 'https://x.example', ${`https://x.example/${mark}`}, ${now}, ${now})`,
    sql`INSERT INTO payment_refunds (id, attempt_id, key, amount_cents, state, error, requested_at) VALUES (${id()}, ${attempt}, 'x', 1, 'failed', ${mark}, ${now})`,
    sql`UPDATE outbox SET last_error = ${mark} WHERE payload->>'orderId' = ${order}`,
  ]
}

/**
 * Proven beside their modules: files on the disk and texts at dishes (guest-files.test.ts), staff who order themselves (signage). A key of an
 * order holds a hash alone.
 */
const elsewhere = new Set(['uploads', 'order_items', 'signage_commands', 'order_keys'])
/** Named to the administrator before the erasure: otherwise the next order would write to the number again. */
const named = ['sms_opt_outs']

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
  for (const row of rowsOf(id, branchId, customer)) await brand.core.db.run(row)

  const before = await tables()
  expect(declared.length).toBeGreaterThan(15)
  expect(
    declared.filter((table) => !elsewhere.has(table) && !before.includes(table)),
    'a module that holds values of guests needs a row in this test',
  ).toEqual([])

  await must(
    brand.call(guestEndpoints.erase, { params: { kind: 'customer', id: customer }, body: { password } }, { as: boss }),
  )
  expect(await tables()).toEqual(named)
})
