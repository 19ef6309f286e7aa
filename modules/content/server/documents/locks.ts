import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { DocumentKind } from '../../contract.ts'
import { leaseSeconds } from './store.ts'

interface Holder {
  userId: string
  name: string
  tab: string
}

/**
 * Changes the lock of a document; only the tab that has it may edit. `renew`: takes the lock if no other tab has it, or extends the tab's own lock.
 * `take`: takes the lock away from another tab. `release`: gives the lock up. A save does not extend the lock, and it is also possible while no tab
 * has the lock.
 */
export async function changeLock(
  core: BrandCore,
  kind: DocumentKind,
  doc: string,
  by: Holder,
  action: 'renew' | 'take' | 'release',
): Promise<void> {
  const now = core.clock.now()
  if (action === 'release') {
    await core.db.run(sql`DELETE FROM content_locks WHERE kind = ${kind} AND doc = ${doc} AND tab = ${by.tab}`)
    return
  }
  const expired = now.subtract({ seconds: leaseSeconds })
  await core.db.run(sql`
    INSERT INTO content_locks (kind, doc, user_id, name, tab, renewed_at) VALUES (${kind}, ${doc}, ${by.userId}, ${by.name}, ${by.tab}, ${now})
    ON CONFLICT (kind, doc) DO UPDATE SET user_id = EXCLUDED.user_id, name = EXCLUDED.name, tab = EXCLUDED.tab, renewed_at = EXCLUDED.renewed_at
    WHERE content_locks.tab = EXCLUDED.tab OR content_locks.renewed_at <= ${expired} OR ${action === 'take'}`)
}
