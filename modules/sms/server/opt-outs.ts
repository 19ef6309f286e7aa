import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve, type Session } from '#platform/module.ts'
import { smsEndpoints as calls } from '../contract.ts'

interface Row {
  phone: string
  created_at: string
  source: 'answer' | 'staff' | 'provider'
}

/**
 * The API calls that list, add and remove phone numbers that must not get SMS. Numbers are also added when a guest replies STOP, or when
 * the provider reports that a guest wants no SMS.
 */
export function optOutCalls(core: BrandCore): Handler[] {
  const list = async () => {
    const rows = await core.db.many<Row>(sql`SELECT * FROM sms_opt_outs ORDER BY created_at DESC, phone LIMIT 1000`)
    return {
      ok: true as const,
      value: rows.map(({ phone, created_at: createdAt, source }) => ({ phone, createdAt, source })),
    }
  }
  const change = async (
    call: { session: Session | undefined; requestId: string },
    action: 'sms.opt-out' | 'sms.opt-in',
    phone: string,
  ) => {
    await core.db.tx(async (tx) => {
      const changed = await tx.run(
        action === 'sms.opt-out'
          ? sql`INSERT INTO sms_opt_outs (phone, created_at, source) VALUES (${phone}, ${core.clock.now()}, 'staff') ON CONFLICT DO NOTHING`
          : sql`DELETE FROM sms_opt_outs WHERE phone = ${phone}`,
      )
      if (changed === 0) return
      await core.audit.write(tx, {
        action,
        entity: 'smsOptOut',
        // The phone number is personal data, and this entry of the audit trail remains when the number is removed from the list. So it
        // contains only the last three digits.
        entityId: `…${phone.slice(-3)}`,
        label: `…${phone.slice(-3)}`,
        actor: actorOf(call.session),
        requestId: call.requestId,
      })
    })
    return list()
  }
  return [
    serve(calls.optOuts, list),
    serve(calls.optOut, (call) => change(call, 'sms.opt-out', call.body.phone)),
    serve(calls.optIn, (call) => change(call, 'sms.opt-in', call.params.phone)),
  ]
}
