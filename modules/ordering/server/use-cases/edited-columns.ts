import type { Sql } from 'sql-template-tag'
import { toDecimal } from '#kernel/money.ts'
import type { Pricing } from '../../contract.ts'
import type { EditedOrder } from '../../rules/edit-item.ts'
import { assigned } from '../columns.ts'
import { exactPriceText, itemColumns, orderColumns } from '../order-columns.ts'

/** The SET part of an UPDATE that writes the order's new price. */
export const priceColumns = (pricing: Pricing): Sql =>
  assigned(orderColumns, {
    net: pricing.net,
    tax: pricing.tax,
    gross: pricing.gross,
    delivery_net: pricing.deliveryNet,
    delivery_tax: pricing.deliveryTax,
    delivery_gross: pricing.deliveryGross,
    total_net: pricing.totalNet,
    total_tax: pricing.totalTax,
    total_gross: pricing.totalGross,
    taxes: pricing.taxes,
    is_approximate: pricing.isApproximate,
    has_hidden_prices: pricing.hasHiddenPrices,
  })

/** The SET part of an UPDATE that writes a changed line. */
export const lineColumns = (line: NonNullable<EditedOrder['line']>): Sql =>
  assigned(itemColumns, {
    amount: line.amount,
    unit_price: toDecimal(line.unitPrice),
    exact_unit_price: exactPriceText(line),
    net: toDecimal(line.net),
    tax: toDecimal(line.tax),
    gross: toDecimal(line.gross),
    calculation_model: line.model ?? 'fixed',
    is_price_hidden: line.isPriceHidden ?? false,
  })
