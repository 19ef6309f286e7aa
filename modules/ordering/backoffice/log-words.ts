import type { Locale } from '#contract/locale.ts'
import type { LogWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { boardTexts } from '../words/board.ts'
import { orderingLogTexts } from '../words/log.ts'
import { refundedItems } from './drawer/timeline-changes.ts'

const amounts = new Set(['moved', 'refundAmount', 'amount', 'refunded', 'total', 'difference'])

/**
 * The text of a value in the audit trail: the name of a state or of a rejection reason, an amount with its currency, or the names of refunded
 * items.
 */
function orderLogValue(locale: Locale, field: string, values: Readonly<Record<string, unknown>>): string | undefined {
  const { [field]: value, currency } = values
  if (field === 'reason') return Object.entries(boardTexts(locale).reject.reasons).find(([code]) => code === value)?.[1]
  if (field === 'state') return stateNames(locale).find(([state]) => state === value)?.[1]
  if (field === 'items' && Array.isArray(value)) return refundedItems({ values }, locale) || undefined
  if (!amounts.has(field) || typeof value !== 'number' || typeof currency !== 'string') return undefined
  return formatMoney(value, currency)
}

/** An audit entry does not say whether the order is a ride, so 'in-delivery' has the name of its column. */
const stateNames = (locale: Locale) => {
  const { columns, states } = boardTexts(locale)
  return Object.entries({ ...states, 'in-delivery': columns['in-delivery'] })
}

/** Names of records, fields and actions of this module that the audit log shows. */
export const orderingLogWords: LogWords = {
  records: {
    order: {
      one: (locale) => orderingLogTexts(locale).order,
      to: (id) => `/verlauf/${id}`,
      fields: (locale) => ({
        state: orderingLogTexts(locale).state,
        appointment: orderingLogTexts(locale).appointment,
        ...orderingLogTexts(locale).values,
      }),
      value: orderLogValue,
    },
    'board-key': { one: (locale) => orderingLogTexts(locale).boardKey },
    'board-view': { one: (locale) => orderingLogTexts(locale).boardView },
  },
  atBranch: ['order.kitchen'],
  actions: (locale) => {
    const { actions, created, revoked, removed } = orderingLogTexts(locale)
    return {
      ...Object.fromEntries(Object.entries(actions).map(([step, words]) => [`order.${step}`, words])),
      'board-key.create': created,
      'board-key.revoke': revoked,
      'board-view.create': created,
      'board-view.remove': removed,
    }
  },
}
