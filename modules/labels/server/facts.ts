import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { ProductFacts } from '../contract.ts'
import { isContentUnit } from '../rules/base-price.ts'

export interface FactsRow {
  product_id: string
  amount: string | number | null
  unit: string | null
  ean: string | null
  maker: string | null
  keeps_days: number | null
}

export const factsOf = ({ product_id, amount, unit, ean, maker, keeps_days }: FactsRow): ProductFacts => ({
  product: product_id,
  amount: amount === null ? null : Number(amount),
  unit: unit !== null && isContentUnit(unit) ? unit : null,
  ean,
  maker,
  keepsDays: keeps_days,
})

export const readFacts = async (db: Queries): Promise<ProductFacts[]> =>
  (await db.many<FactsRow>(sql`SELECT * FROM label_facts ORDER BY product_id`)).map(factsOf)
