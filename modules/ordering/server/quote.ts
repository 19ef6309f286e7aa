import { toDecimal } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { orderingEndpoints } from '../contract.ts'
import type { PartnerRates } from '../contract/partner-rates.ts'
import type { OrderRefusal, PricedOrder } from '../contract/priced-order.ts'
import type { WantedQuote } from '../ports.ts'
import { partnerCookie } from '../rules/partner-cookie.ts'
import { partnerFor } from './partner-of-order.ts'
import { pricingOf } from './wire-pricing.ts'

interface QuoteDeps {
  core: BrandCore
  branch(id: string): Promise<Branch | undefined>
  quoteRide(wanted: WantedQuote, now: Temporal.Instant): Promise<Result<PricedOrder, OrderRefusal> | undefined>
  partnerOf(code: string): Promise<string | undefined>
  isActivePartner(id: string): Promise<boolean>
  ratesOf(id: string, by: 'key' | 'code'): Promise<PartnerRates | undefined>
  partnerOfKey(key: string): Promise<string | undefined>
}

/**
 * The call that calculates the price of a ride before it is ordered, by the same rules as for the order. If the order would belong to a
 * partner, the rates of that partner are used.
 */
export const quoteCall = (deps: QuoteDeps): Handler =>
  serve(orderingEndpoints.quote, async (call) => {
    const { partner: code, ...wanted } = call.body
    const branch = await deps.branch(wanted.branch)
    if (!branch) return { ok: false, code: 'order.branch_unknown', field: 'branch' }
    const key = call.session?.key
    const keyPartner = key === undefined ? undefined : await deps.partnerOfKey(key)
    const counted = await partnerFor(deps, { code, cameFrom: call.cookies[partnerCookie], keyPartner })
    if (!counted.ok) return counted
    const by = keyPartner === undefined ? 'code' : 'key'
    const rates = counted.value === undefined ? undefined : await deps.ratesOf(counted.value, by)
    const quoted = await deps.quoteRide({ ...wanted, branch, rates }, deps.core.clock.now())
    if (!quoted) return { ok: false, code: 'order.kind_unavailable', field: 'branch' }
    return quoted.ok ? { ok: true, value: quoteOf(quoted.value) } : quoted
  })

/** Converts the calculated price to the response of the call, with decimals instead of `Money`. */
function quoteOf(priced: PricedOrder) {
  const items = priced.lines.map(
    (
      {
        kind,
        productId,
        name,
        amount,
        unit,
        unitPrice,
        net,
        taxRate,
        tax,
        gross,
        country,
        details,
        model,
        isPriceHidden,
      },
      position,
    ) => ({
      position,
      kind,
      productId,
      name,
      amount,
      unit,
      taxRate,
      calculationModel: model ?? ('fixed' as const),
      isPriceHidden: isPriceHidden ?? false,
      country,
      details,
      unitPrice: toDecimal(unitPrice),
      net: toDecimal(net),
      tax: toDecimal(tax),
      gross: toDecimal(gross),
    }),
  )
  if (!priced.ride) throw new Error('A quote of a ride has a ride')
  return { pricing: pricingOf(priced.totals), items, ride: priced.ride }
}
