import type { LogWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { orderingLogTexts } from '../words/log.ts'

/** Labels for orders and board views in the audit trail. */
export const orderingLogWords: LogWords = {
  records: {
    order: {
      one: (locale) => orderingLogTexts(locale).order,
      to: (id) => `/verlauf/${id}`,
      fields: (locale) => ({
        state: orderingLogTexts(locale).state,
        appointment: orderingLogTexts(locale).appointment,
      }),
    },
    'board-key': { one: (locale) => orderingLogTexts(locale).boardKey },
    'board-view': { one: (locale) => orderingLogTexts(locale).boardView },
  },
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
