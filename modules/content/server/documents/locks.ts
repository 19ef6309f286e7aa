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
 * One tab edits a document at a time. `renew` takes a free lock and lengthens one's own; `take` ends the lease of another tab; `release`
 * gives it back. Saving does not depend on it: an autosave never frees a lock.
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
