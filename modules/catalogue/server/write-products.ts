import { actorOf } from '#platform/crud.ts'
import type { Tx } from '#platform/db.ts'
import { columnValues, entityTable, insertOf, updateOf } from '#platform/entity-table.ts'
import type { BrandCore, Call } from '#platform/module.ts'
import { type Product, productEntity } from '../contract.ts'

type Values = Readonly<Record<string, unknown>>
type Caller = Pick<Call, 'session' | 'requestId'>
const table = entityTable(productEntity)

export const productOf = (row: Record<string, unknown>): Product => table.fromRow(row) as Product

/** Changes one of many products within their transaction, with its line in the trail; what stays the same is not touched. */
export async function changeProduct(
  core: BrandCore,
  tx: Tx,
  call: Caller,
  before: Product,
  values: Values,
): Promise<boolean> {
  const names = Object.keys(values).filter(
    (name) => JSON.stringify(before[name as keyof Product]) !== JSON.stringify(values[name]),
  )
  if (names.length === 0) return false
  const changed = Object.fromEntries(names.map((name) => [name, values[name]]))
  await tx.run(
    updateOf(table, before.id, [
      ['version', before.version + 1],
      ['updated_at', core.clock.now()],
      ...columnValues(table, changed),
    ]),
  )
  const old = Object.fromEntries(names.map((name) => [name, before[name as keyof Product]]))
  await audit(core, tx, call, 'update', before.id, old, changed)
  return true
}

export async function createProduct(core: BrandCore, tx: Tx, call: Caller, values: Values): Promise<void> {
  const id = core.ids.uuid()
  const now = core.clock.now()
  await tx.run(
    insertOf(table, [
      ['id', id],
      ['version', 1],
      ['created_at', now],
      ['updated_at', now],
      ...columnValues(table, values),
    ]),
  )
  await audit(core, tx, call, 'create', id, undefined, values)
}

export const audit = (
  core: BrandCore,
  tx: Tx,
  call: Caller,
  action: 'create' | 'update' | 'delete',
  id: string,
  before: unknown,
  after: unknown,
): Promise<void> =>
  core.audit.write(tx, {
    action: `product.${action}`,
    entity: 'product',
    entityId: id,
    branchId: null,
    actor: actorOf(call.session),
    before,
    after,
    requestId: call.requestId,
  })
