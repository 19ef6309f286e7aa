import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'

/**
 * A daily job that deletes the label data of products that were permanently deleted. A product in the trash keeps its data, because it may be
 * restored (docs/rules/back-office.md, Trash of the catalogue).
 */
export const forgetFacts = (core: Pick<BrandCore, 'db'>): ScheduledJob => ({
  name: 'labels.facts',
  everySeconds: 24 * 60 * 60,
  async run() {
    await core.db.run(sql`DELETE FROM label_facts facts
      WHERE NOT EXISTS (SELECT 1 FROM products WHERE id = facts.product_id)
      AND NOT EXISTS (SELECT 1 FROM catalogue_trash WHERE kind = 'product' AND id = facts.product_id)`)
  },
})
