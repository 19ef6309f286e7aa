import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { fetchOf } from '#platform/outgoing/checked-fetch.ts'
import type { openRecords } from '#platform/records.ts'
import type { customerEntity } from '../contract.ts'
import { besideEndpoints as calls } from '../contract/beside.ts'
import { knownGuests } from './known-guests.ts'
import { scopeOf } from './merge.ts'
import { viesConnection } from './vat/connection.ts'
import { askVies } from './vat/vies.ts'

type Records = ReturnType<typeof openRecords<typeof customerEntity>>

/**
 * Handlers of the API endpoints that find a known guest by phone number or mail address, and that check a VAT number
 * (docs/rules/customers.md).
 */
export function besideCalls(core: BrandCore, records: Records): Handler[] {
  const account = core.connections.use([viesConnection], (values) => values)
  return [
    serve(calls.known, async ({ query, session }) => ({
      ok: true,
      value: [...(await knownGuests(core.db, query, scopeOf(session)))],
      headers: { 'cache-control': 'no-store' },
    })),
    serve(calls.checkVat, async (call) => {
      const { id } = call.params
      const found = await records.find(id, call)
      if (!found) return { ok: false, code: 'record.not_found' }
      if (found.vatNumber === '') return { ok: false, code: 'field.required', field: 'vatNumber' }
      const values = account()
      if (!values) return { ok: false, code: 'customer.vat_not_set_up' }
      // The record is not locked while the register is asked. In this time somebody may change the VAT number. Therefore the UPDATE stores
      // the result only for the number that was checked.
      const said = await askVies(found.vatNumber, values, { fetch: fetchOf(core, viesConnection) })
      if (said.kind === 'silent') return { ok: false, code: 'customer.vat_silent', values: { reason: said.reason } }
      const isKept = await core.db.tx(async (tx) => {
        const changed = await tx.run(sql`
          UPDATE customers SET vat_state = ${said.kind}, vat_checked_at = ${core.clock.now()}, vat_proof = ${said.proof}, version = version + 1,
            updated_at = ${core.clock.now()}
          WHERE id = ${id} AND version = ${call.body.version} AND vat_number = ${found.vatNumber}`)
        if (changed !== 1) return false
        await core.audit.write(tx, {
          action: 'customer.check-vat',
          entity: 'customer',
          entityId: id,
          label: found.name,
          actor: actorOf(call.session),
          after: { vatState: said.kind, vatProof: said.proof },
          requestId: call.requestId,
        })
        await core.snapshots.changed(tx, 'customer')
        return true
      })
      if (!isKept) return { ok: false, code: 'record.stale', values: { by: '' } }
      return { ok: true, value: { state: said.kind, proof: said.proof } }
    }),
  ]
}
