import sql from 'sql-template-tag'
import type { StaffPerson } from '#modules/identity/ports.ts'
import type { Tx } from '#platform/db.ts'
import { AT_ONCE_SECONDS } from '../../rules/pin.ts'
import { seesBranchOf, type TimeContext } from '../people.ts'
import { tell } from '../tell.ts'
import type { Kiosk } from './key.ts'

/**
 * Stores at which terminal (kiosk) a PIN was used. If the same PIN is used at two terminals within a minute, two people probably know it:
 * then the person and the managers of the branch get a mail, at most once an hour. The PIN stays valid, because one person may have walked
 * from one terminal to the other.
 */
export async function noteUse(context: TimeContext, tx: Tx, kiosk: Kiosk, person: StaffPerson): Promise<void> {
  const { core, ports } = context
  const now = core.clock.now()
  // The row is locked. If the PIN is used twice at the same moment, the second use waits and then finds the first use.
  const before = await tx.first<{ isElsewhere: boolean; isTold: boolean }>(sql`
    SELECT coalesce(used_kiosk <> ${kiosk.id} AND used_at > ${now.subtract({ seconds: AT_ONCE_SECONDS })}, false) AS "isElsewhere",
      coalesce(shared_told_at > ${now.subtract({ hours: 1 })}, false) AS "isTold"
    FROM time_pins WHERE user_id = ${person.id} FOR UPDATE`)
  const isNews = before?.isElsewhere === true && !before.isTold
  await tx.run(sql`
    UPDATE time_pins SET used_at = ${now}, used_kiosk = ${kiosk.id}, shared_told_at = CASE WHEN ${isNews} THEN ${now}::timestamptz ELSE shared_told_at END
    WHERE user_id = ${person.id}`)
  if (!isNews) return
  await core.audit.write(tx, {
    action: 'time.pin-shared',
    entity: 'user',
    entityId: person.id,
    label: person.name,
    branchId: kiosk.branch_id,
    actor: { type: 'device', id: kiosk.id, name: kiosk.name },
  })
  await tell(context, tx, { user: person.id, by: undefined }, ({ t }) => ({
    template: 'time.pin-shared',
    subject: t.pinSharedSubject,
    paragraphs: [t.pinSharedText(kiosk.name), t.pinHow],
  }))
  const managers = (await ports.staff(tx)).filter((one) => one.isEnabled && seesBranchOf(one, kiosk.branch_id))
  for (const { id } of managers)
    if (id !== person.id)
      await tell(context, tx, { user: id, by: undefined }, ({ t }) => ({
        template: 'time.pin-shared-manager',
        subject: t.pinSharedManagerSubject(person.name),
        paragraphs: [t.pinSharedManagerText(person.name, kiosk.name)],
        action: { label: t.kioskOpen, path: '/backend/stempelterminals' },
      }))
}
