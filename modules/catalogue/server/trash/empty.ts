import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import type { TrashKind } from '../../contract.ts'
import { TRASH_DAYS } from './keep.ts'

/** Records that were deleted at this time or earlier are removed permanently. */
export const oldest = (core: BrandCore): Temporal.Instant => core.clock.now().subtract({ hours: 24 * TRASH_DAYS })

/**
 * Permanently removes records that have been in the trash for 30 days. Menus show that a product is missing; tags are removed from their
 * products.
 */
export const emptyTrash = (core: BrandCore): ScheduledJob => ({
  name: 'catalogue.trash',
  everySeconds: 24 * 60 * 60,
  run: () =>
    core.db.tx(async (tx) => {
      const gone = await tx.many<{ kind: TrashKind; id: string }>(
        sql`DELETE FROM catalogue_trash WHERE trashed_at <= ${oldest(core)} RETURNING kind, id`,
      )
      const tags = gone.filter(({ kind }) => kind === 'tag').map(({ id }) => id)
      if (tags.length === 0) return
      await tx.run(sql`UPDATE products SET tag_ids = tag_ids - ${tags}::text[] WHERE tag_ids ?| ${tags}::text[]`)
      await core.snapshots.changed(tx, 'product')
    }),
})
