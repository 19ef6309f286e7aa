import sql from 'sql-template-tag'
import type { ProductFacts } from '#modules/labels/contract.ts'
import type { DemoPart } from '#demo/part.ts'

/** The products of the demo inn that get labels. Their EANs begin with 2: such numbers are only for use inside a shop. */
export const labelled: readonly (Omit<ProductFacts, 'product'> & { name: string })[] = [
  {
    name: 'Süßer Senf im Glas',
    amount: 200,
    unit: 'g',
    ean: '2000000000015',
    maker: 'Gasthaus Lindwurm, Lindwurmstraße 204, 80337 München',
    keepsDays: 180,
  },
]

/** Stores the label data of the products in `labelled`. The demo inn sells mustard in jars. */
export const demoPart: DemoPart = {
  async fill(tx, core, brand) {
    if (brand !== 'lindwurm') return
    for (const { name, amount, unit, ean, maker, keepsDays } of labelled)
      await tx.run(sql`INSERT INTO label_facts (product_id, amount, unit, ean, maker, keeps_days, updated_at)
        SELECT id, ${amount}::numeric, ${unit}, ${ean}, ${maker}, ${keepsDays}::integer, ${core.clock.now()} FROM products WHERE name = ${name}`)
  },
}
