import { afterAll, beforeAll, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { personalDataPort } from '#platform/personal-data.ts'
import { serverModule } from '#platform/server-module.ts'
import { many } from '#platform/ports.ts'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { modules } from './modules.ts'

let brand: TestBrand
let declared: ReadonlySet<string>
beforeAll(async () => {
  const reader = serverModule({
    name: 'personal-data-reader',
    needs: { sources: many(personalDataPort) },
    offers: {},
    open: (_core, { sources }) => ({
      handlers: [],
      jobs: [
        {
          name: 'test.read-personal-columns',
          everySeconds: 1,
          run: async () => {
            const tables = sources().flatMap((source) => Object.entries(source().columns))
            declared = new Set(tables.flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)))
          },
        },
      ],
    }),
  })
  brand = await testBrand({ modules: [reader] })
  await brand.runJobs()
})
afterAll(() => brand.close())

/** Names of columns that contain data of persons. */
const personal =
  /(^|_)(first_name|last_name|company_name|to_name|reply_to_name|email|(?:tele)?phone|mobile|street|stairway|door|zip_code|city|comment|allergies|vat_number|to_address|reply_to_address|delivery_address|contact|payer)$/

/** Tables of the business and its staff. Their values do not belong to guests. */
const ofTheBusiness = new Set(['branches', 'users', 'external_users', 'working_activities'])

test('every column with values of guests is declared by the module that holds it', async () => {
  const columns = await brand.core.db.many<{ table: string; column: string }>(sql`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = current_schema()
      AND table_name IN (SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE')`)
  const found = columns.filter(({ table, column }) => personal.test(column) && !ofTheBusiness.has(table))
  expect(found.length).toBeGreaterThan(10)
  const missing = found.map(({ table, column }) => `${table}.${column}`).filter((name) => !declared.has(name))
  expect(missing, 'the module offers personalDataPort with these columns (docs/new-capability.md, Server)').toEqual([])
})

/**
 * Text columns of orders and customers that contain nothing about a guest: states, kinds, names of dishes and of staff, ids of payment
 * and SMS providers.
 */
const ofTheOrder: Readonly<Record<string, string>> = {
  customer_orders: 'kind state uid',
  escalation_steps: 'step',
  messages: 'entry_id from_name locale order_uid state template',
  order_items: 'allergens calculation_model country exact_unit_price kind name staff_name unit',
  order_money: 'decided_by kind taken_from',
  order_timeline: 'action actor_id actor_name actor_type from_state to_state',
  orders:
    'counter_state country currency delivery_area delivery_terms delivery_type kind kitchen_items locale origin payment_method payment_state state table_identifier taxes uid',
  mail_bounces: 'kind order_uid',
  mail_notices: 'body_hash key kind order_uid provider',
  payment_attempts: 'base_url currency key provider provider_id state',
  print_jobs: 'bytes_hash fetched_by reason state template',
  push_subscriptions: 'label',
  sms_messages: 'entry_id event locale order_uid provider provider_id state',
}

test('every text in a table that belongs to an order or a customer is declared, or is known to contain nothing about the guest', async () => {
  const columns = await brand.core.db.many<{ table: string; column: string }>(sql`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = current_schema()
      AND data_type IN ('text', 'jsonb', 'bytea', 'ARRAY') AND (table_name = 'orders' OR table_name IN (
        SELECT table_name FROM information_schema.columns WHERE table_schema = current_schema() AND column_name IN ('order_id', 'customer_id')))`)
  expect(columns.length).toBeGreaterThan(60)
  const open = columns.filter(
    ({ table, column }) => !declared.has(`${table}.${column}`) && !ofTheOrder[table]?.split(' ').includes(column),
  )
  expect(open, 'declare it by the port platform.personal-data, or list it here').toEqual([])
})

test('every declared column exists', async () => {
  const columns = await brand.core.db.many<{ name: string }>(
    sql`SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = current_schema()`,
  )
  const names = new Set(columns.map(({ name }) => name))
  expect([...declared].filter((name) => !names.has(name))).toEqual([])
})

/** Modules whose public API calls store nothing that identifies a guest. */
const withoutGuests: Readonly<Record<string, string>> = {
  content: 'previews store nothing',
  identity: 'users are staff',
  statistics: 'a visit has no name and no address',
  'time-tracking': 'workers are staff',
}

test('a module with a public call that writes declares which data of guests it stores, or is known to store none', () => {
  const silent = modules.filter(
    ({ endpoints, offers }) =>
      endpoints.some(({ access, method, proof }) => access === 'public' && method !== 'GET' && !proof) &&
      !Object.values(offers).some(({ id }) => id === personalDataPort.id),
  )
  expect(
    silent.map(({ name }) => name).filter((name) => !Object.hasOwn(withoutGuests, name)),
    'offer personalDataPort (docs/rules/privacy.md), or list the module here',
  ).toEqual([])
})
