import sql from 'sql-template-tag'
import { seesBranchOf, type TimeContext } from '../people.ts'
import { ALARM_AT } from '../../rules/pin.ts'
import { tell } from '../tell.ts'
import type { Kiosk } from './key.ts'

/**
 * Sends a mail to the managers of the branch, if several people must wait at a terminal (`kiosk`) after wrong PINs. The reason may be that
 * somebody is trying PINs. For each terminal the mail is sent at most once an hour.
 */
export async function alarm(context: TimeContext, kiosk: Kiosk): Promise<void> {
  const { core, ports } = context
  const now = core.clock.now()
  await core.db.tx(async (tx) => {
    const due = await tx.run(sql`
      UPDATE time_kiosks SET alerted_at = ${now}
      WHERE id = ${kiosk.id} AND (alerted_at IS NULL OR alerted_at <= ${now.subtract({ hours: 1 })})
        AND (SELECT count(*) FROM time_pin_failures WHERE kiosk_id = ${kiosk.id} AND locked_until > ${now}) >= ${ALARM_AT}`)
    if (due === 0) return
    await core.audit.write(tx, {
      action: 'time.kiosk-alarm',
      entity: 'timeKiosk',
      entityId: kiosk.id,
      label: kiosk.name,
      branchId: kiosk.branch_id,
      actor: { type: 'device', id: kiosk.id, name: kiosk.name },
    })
    const managers = (await ports.staff(tx)).filter((one) => one.isEnabled && seesBranchOf(one, kiosk.branch_id))
    for (const { id } of managers)
      await tell(context, tx, { user: id, by: undefined }, ({ t }) => ({
        template: 'time.kiosk-alarm',
        subject: t.kioskAlarmSubject(kiosk.name),
        paragraphs: [t.kioskAlarmText],
        action: { label: t.kioskOpen, path: '/backend/stempelterminals' },
      }))
  })
}
