import type { WrittenEntries } from '#modules/ordering/words/entries.ts'

/** Labels of the entries that this module writes into an order's timeline. */
export const smsEntries = {
  sms: { tone: '', de: 'SMS gesendet', en: 'SMS sent' },
  'sms-failed': { tone: 'alarm', de: 'SMS nicht zugestellt', en: 'SMS not delivered' },
} as const satisfies WrittenEntries

declare module '#modules/ordering/rules/steps.ts' {
  interface ModuleEntries extends Record<keyof typeof smsEntries, unknown> {}
}
