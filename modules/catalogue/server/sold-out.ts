import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Queries, Tx } from '#platform/db.ts'
import { entityTable } from '#platform/entity-table.ts'
import { type BrandCore, type Call, type Handler, type Refusal, seesBranch, serve } from '#platform/module.ts'
import { missing } from '#platform/records.ts'
import type { BranchKinds } from './branch-scope.ts'
import { catalogueEndpoints, type Product, productEntity, type SoldOutAt } from '../contract.ts'

const { soldOut, soldOutList } = catalogueEndpoints

/** Reads the sold-out marks of single branches. Marks that have ended are left out. */
export async function branchMarks(db: Queries, now: Temporal.Instant): Promise<SoldOutAt[]> {
  const rows = await db.many<{ product_id: string; branch_id: string; until: string | null }>(
    sql`SELECT product_id, branch_id, until FROM product_sold_out WHERE until IS NULL OR until > ${now} ORDER BY product_id, branch_id`,
  )
  return rows.map(({ product_id: product, branch_id: branch, until }) => ({ product, branch, until }))
}

/**
 * The handlers for sold-out marks. With such a mark, the frontdesk takes a product off the storefront at once. The caller needs no right to
 * change products. If the call names no branch and the caller is responsible for all branches of the product, one mark for all branches is
 * set. In all other cases, single branches get their own marks: the branch that the call names, or each branch of the caller if the call
 * names none.
 */
export const soldOutHandlers = (core: BrandCore, branches: BranchKinds): Handler[] => [
  serve(soldOutList, async ({ session }) => {
    const marks = await branchMarks(core.db, core.clock.now())
    return { ok: true, value: marks.filter(({ branch }) => session && seesBranch(session, branch)) }
  }),

  serve(soldOut, async (call) => {
    const own = call.session ? (await core.scope.branchesOf(call.session, core.db)).map(({ id }) => id) : []
    const { branch } = call.body
    if (branch !== undefined && !own.includes(branch)) return { ...missing, field: 'branch' }
    return core.db.tx(async (tx) => {
      const row = await tx.first<Record<string, unknown>>(
        sql`SELECT * FROM products WHERE id = ${call.params.id} FOR UPDATE`,
      )
      if (!row) return missing
      const before = entityTable(productEntity).fromRow(row)
      const isForAll =
        branch === undefined && !(await core.scope.check(productEntity, call.session, tx).refuse([before]))
      const refused = isForAll
        ? await markAll(tx, core, call, before)
        : await markEach(tx, core, call, { before, here: branch ? [branch] : own, all: await branches(tx) })
      if (refused) return refused
      await core.snapshots.changed(tx, 'product')
      const topic = call.body.isSoldOut ? 'product.sold-out' : 'product.changed'
      await core.outbox.add(tx, { topic, payload: { id: call.params.id } })
      const after = await tx.first<Record<string, unknown>>(sql`SELECT * FROM products WHERE id = ${call.params.id}`)
      const marks = (await branchMarks(tx, core.clock.now())).filter(
        ({ product, branch: at }) => product === call.params.id && own.includes(at),
      )
      return { ok: true, value: { ...entityTable(productEntity).fromRow(after ?? row), soldOutAt: marks } }
    })
  }),
]

type SoldOutCall = Call<typeof soldOut>

async function write(
  tx: Tx,
  core: BrandCore,
  { body, session, requestId }: SoldOutCall,
  product: Product,
  branchId: string | null,
) {
  await core.audit.write(tx, {
    action: body.isSoldOut ? 'product.mark-sold-out' : 'product.mark-available',
    entity: 'product',
    entityId: product.id,
    label: product.name,
    branchId,
    actor: actorOf(session),
    after: { isSoldOut: body.isSoldOut, soldOutUntil: body.isSoldOut ? body.until : null },
    requestId,
  })
}

const setForAll = (tx: Tx, core: BrandCore, id: string, isSoldOut: boolean, until: string | null) =>
  tx.run(sql`UPDATE products SET is_sold_out = ${isSoldOut}, sold_out_until = ${until}, version = version + 1,
    updated_at = ${core.clock.now()} WHERE id = ${id}`)

async function markAll(tx: Tx, core: BrandCore, call: SoldOutCall, before: Product): Promise<undefined> {
  const { isSoldOut, until } = call.body
  await tx.run(sql`DELETE FROM product_sold_out WHERE product_id = ${call.params.id}`)
  await setForAll(tx, core, call.params.id, isSoldOut, isSoldOut ? until : null)
  await write(tx, core, call, before, null)
}

interface Marking {
  before: Product
  /** The ids of the branches in which the sold-out mark is set or removed. */
  here: readonly string[]
  all: readonly { readonly id: string }[]
}

async function markEach(
  tx: Tx,
  core: BrandCore,
  call: SoldOutCall,
  { before, here, all }: Marking,
): Promise<Refusal | undefined> {
  if (here.length === 0) return { ok: false, code: 'auth.not_privileged' }
  const { isSoldOut, until } = call.body
  // The sold-out mark for all branches is removed, but the call is only for some branches. The other branches get their own marks, so that
  // the product stays sold out there.
  if (!isSoldOut && before.isSoldOut) {
    const others = all.flatMap(({ id }) => (here.includes(id) ? [] : [id]))
    await mark(tx, before.id, others, before.soldOutUntil ?? null)
    await setForAll(tx, core, before.id, false, null)
  }
  if (isSoldOut) await mark(tx, before.id, here, until)
  else
    await tx.run(
      sql`DELETE FROM product_sold_out WHERE product_id = ${before.id} AND branch_id = ANY (${[...here]}::uuid[])`,
    )
  for (const branch of here) await write(tx, core, call, before, branch)
  return undefined
}

const mark = (tx: Tx, product: string, branches: readonly string[], until: string | null) =>
  tx.run(sql`
    INSERT INTO product_sold_out (product_id, branch_id, until)
    SELECT ${product}, branch, ${until}::timestamptz FROM unnest(${[...branches]}::uuid[]) AS branch
    ON CONFLICT (product_id, branch_id) DO UPDATE SET until = excluded.until`)
