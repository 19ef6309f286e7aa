import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import type { TrashKind } from '../../contract.ts'
import { TRASH_DAYS } from './keep.ts'

/** The limit for permanent deletion: records that were moved to the trash at this time or earlier are deleted. */
export const oldest = (core: BrandCore): Temporal.Instant => core.clock.now().subtract({ hours: 24 * TRASH_DAYS })

/**
 * A daily job that permanently deletes records that have been in the trash for 30 days. Deleted tags are removed from their products. Menus
 * keep the id of a deleted product; the editor shows that the product is missing.
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
