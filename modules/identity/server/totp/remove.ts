import sql from 'sql-template-tag'
import type { IdentityContext } from '../context.ts'

/** Switches a user's second factor off, and writes an entry into the audit trail. Does nothing if the user has none. */
export async function removeTotp(
  { core }: IdentityContext,
  user: { id: string; name: string },
  requestId: string,
): Promise<void> {
  await core.db.tx(async (tx) => {
    const gone = await tx.run(sql`DELETE FROM totp WHERE user_id = ${user.id}`)
    if (gone === 0) return
    await core.audit.write(tx, {
      action: 'user.totp-removed',
      entity: 'user',
      entityId: user.id,
      label: user.name,
      actor: { type: 'user', id: user.id, name: user.name },
      requestId,
    })
  })
}
