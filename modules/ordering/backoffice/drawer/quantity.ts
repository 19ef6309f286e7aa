import { formatNumber } from '#ui/backoffice/format.ts'
import type { OrderItem } from '../../contract.ts'

/** Formats the amount of an item: pieces as '3 ×', other units as '0,35 kg'. */
export const quantityOf = (
  item: Pick<OrderItem, 'amount' | 'unit'>,
  units: Readonly<Record<string, string>>,
  locale: 'de' | 'en',
): string =>
  item.unit === 'amount' || item.unit === ''
    ? `${formatNumber(item.amount, locale)}\u00a0×`
    : `${formatNumber(item.amount, locale)}\u00a0${units[item.unit] ?? item.unit}`
