import type { Locale } from '#contract/locale.ts'
import type { LoggedValue, LogWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { type StepName, steps } from '../rules/steps.ts'
import { frameTexts } from '../words/frame.ts'
import { orderingLogTexts } from '../words/log.ts'
import { refundedItems } from './drawer/timeline-changes.ts'

const amounts = new Set(['moved', 'refundAmount', 'amount', 'refunded', 'total', 'difference'])

/**
 * The text of a value in the audit trail: the name of a state or of a rejection reason, an amount with its currency, or the names of refunded
 * items.
 */
function orderLogValue({ field, locale, values, variant }: LoggedValue): string | undefined {
  const { [field]: value, currency } = values
  if (field === 'reason') return Object.entries(frameTexts(locale).rejectReasons).find(([code]) => code === value)?.[1]
  if (field === 'state') return Object.entries(stateNames(locale, variant)).find(([state]) => state === value)?.[1]
  if (field === 'items' && Array.isArray(value)) return refundedItems({ values }, locale) || undefined
  if (!amounts.has(field) || typeof value !== 'number' || typeof currency !== 'string') return undefined
  return formatMoney(value, currency)
}

/**
 * The names of the states. `variant`: 'ride' or the delivery type. Undefined: the order was deleted, so 'in-delivery' has the name of its
 * column, which fits all orders.
 */
const stateNames = (locale: Locale, variant: string | undefined) => {
  const { columns, ready, rideStates, states } = frameTexts(locale)
  if (variant === 'ride') return rideStates
  if (variant === 'delivery') return states
  return { ...states, 'in-delivery': variant === undefined ? columns['in-delivery'] : ready }
}

/** The texts of the steps to and from 'in-delivery' contain the name of the state, which differs between rides, deliveries and other orders. */
function inDelivery(locale: Locale, variant: string | undefined): Partial<Record<StepName, string>> {
  if (variant === undefined) return {}
  const state = stateNames(locale, variant)['in-delivery']
  const { undoInDelivery } = frameTexts(locale)
  return { [steps.inDelivery.name]: state, [steps.undoInDelivery.name]: undoInDelivery(state) }
}

/** Names of records, fields and actions of this module that the audit log shows. */
export const orderingLogWords: LogWords = {
  records: {
    order: {
      one: (locale, variant) => orderingLogTexts(locale)[variant === 'ride' ? 'ride' : 'order'],
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
  actions: (locale, variant) => {
    const { actions, kitchen, created, revoked, removed } = orderingLogTexts(locale)
    return {
      ...Object.fromEntries(
        Object.entries({ ...actions, ...inDelivery(locale, variant) }).map(([step, words]) => [`order.${step}`, words]),
      ),
      ...Object.fromEntries(Object.entries(kitchen).map(([mark, words]) => [`order.kitchen.${mark}`, words])),
      'board-key.create': created,
      'board-key.revoke': revoked,
      'board-view.create': created,
      'board-view.remove': removed,
    }
  },
}
