import type { LogWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { orderingLogTexts } from '../words/log.ts'

/** Names of records, fields and actions of this module that the audit log shows. */
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
