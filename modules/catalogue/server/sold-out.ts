import sql from 'sql-template-tag'
import { entityTable } from '#platform/entity-table.ts'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { catalogueEndpoints, type Product, productEntity } from '../contract.ts'

/** The frontdesk's sold-out switch: takes a product off the storefront at once, in every process. It needs no rights to the catalogue. */
export const soldOut = (core: BrandCore): Handler =>
  serve(catalogueEndpoints.soldOut, async (call) => {
    const { isSoldOut, until } = call.body
    const soldOutUntil = isSoldOut ? until : null
    const after = await core.db.tx(async (tx) => {
      const before = await tx.first<Record<string, unknown>>(
        sql`SELECT is_sold_out, sold_out_until FROM products WHERE id = ${call.params.id} FOR UPDATE`,
      )
      if (!before) return undefined
      const row = await tx.first<Record<string, unknown>>(
        sql`UPDATE products SET is_sold_out = ${isSoldOut}, sold_out_until = ${soldOutUntil}, version = version + 1,
          updated_at = ${core.clock.now()} WHERE id = ${call.params.id} RETURNING *`,
      )
      await core.audit.write(tx, {
        action: 'product.sold-out',
        entity: 'product',
        entityId: call.params.id,
        branchId: null,
        actor: actorOf(call.session),
        before: { isSoldOut: before['is_sold_out'], soldOutUntil: before['sold_out_until'] },
        after: { isSoldOut, soldOutUntil },
        requestId: call.requestId,
      })
      await core.snapshots.changed(tx, 'product')
      return row
    })
    return after
      ? { ok: true, value: entityTable(productEntity).fromRow(after) as Product }
      : { ok: false, code: 'record.not_found' }
  })
