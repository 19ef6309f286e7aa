import sql from 'sql-template-tag'
import type { Catalogue } from '#modules/catalogue/ports.ts'
import type { PartnerRates } from '#modules/ordering/contract/partner-rates.ts'
import type { Db } from '#platform/db.ts'
import type { Refusal } from '#platform/module.ts'
import type { RatePrice } from '../contract.ts'

interface Row {
  rate_percent: number
  rate_prices: RatePrice[]
  rates_for: 'key' | 'code'
}

/**
 * Reads the rates of a partner for rides. `by`: whether the partner was recognised by an API key or by a code. Undefined if the usual prices
 * apply (docs/rules/partners.md, Own rates).
 */
export async function ratesOf(db: Db, id: string, by: 'key' | 'code'): Promise<PartnerRates | undefined> {
  const row = await db.first<Row>(
    sql`SELECT rate_percent, rate_prices, rates_for FROM external_users WHERE id = ${id} AND is_enabled`,
  )
  if (!row || (by === 'code' && row.rates_for === 'key')) return undefined
  return {
    percentOff: row.rate_percent,
    pricePerKm: Object.fromEntries(row.rate_prices.map(({ vehicle, price }) => [vehicle, price])),
  }
}

/** Runs before a partner is saved. It refuses a price for something that is no vehicle, and a second price for the same vehicle. */
export const checkRates =
  (catalogue: () => Promise<Catalogue>) =>
  async ({
    values,
  }: {
    values: { ratePrices?: readonly RatePrice[] | undefined }
  }): Promise<{ ok: true } | Refusal> => {
    const prices = values.ratePrices ?? []
    if (prices.length === 0) return { ok: true }
    const vehicles = new Set((await catalogue()).products.flatMap(({ id, type }) => (type === 'vehicle' ? [id] : [])))
    const isWrong = ({ vehicle }: RatePrice, index: number) =>
      !vehicles.has(vehicle) || prices.findIndex((one) => one.vehicle === vehicle) < index
    const wrong = prices.findIndex(isWrong)
    return wrong < 0 ? { ok: true } : { ok: false, code: 'field.choice', field: `ratePrices.${wrong}.vehicle` }
  }
