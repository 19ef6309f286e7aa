import type { OrderEdit } from '../contract.ts'
import type { GuestEdit } from './guest-changes.ts'

/**
 * Reads a changed item from a timeline entry. Entries of earlier releases lack the dish's name in the guest's language. The result then
 * contains the name on the menu.
 */
export function editOf({ at, values }: GuestEdit): Omit<OrderEdit, 'refunded' | 'kept'> {
  const before = recordOf(values['before'])
  const after = recordOf(values['after'])
  const amountAfter = numberOf(after['amount'])
  return {
    at,
    name: textOf(values['name']) || textOf(values['item']),
    unit: textOf(values['unit']) || 'amount',
    amountBefore: numberOf(before['amount']),
    amountAfter,
    ...(textOf(values['choices']) ? { choices: textOf(values['choices']) } : {}),
    newPrice:
      amountAfter > 0 && numberOf(before['amount']) > 0 && before['unitPrice'] !== after['unitPrice']
        ? numberOf(after['gross'])
        : null,
    ...totalOf(before['total'], after['total']),
  }
}

const totalOf = (before: unknown, after: unknown): Pick<OrderEdit, 'total'> =>
  typeof before === 'number' && typeof after === 'number' && before !== after ? { total: { before, after } } : {}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
