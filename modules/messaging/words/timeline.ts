import type { WrittenEntries } from '#modules/ordering/words/entries.ts'

/** Labels of the entries that this module writes into an order's timeline. */
export const mailEntries = {
  'mail-failed': { tone: 'alarm', de: 'E-Mail nicht zugestellt', en: 'E-mail not delivered' },
} as const satisfies WrittenEntries

declare module '#modules/ordering/rules/steps.ts' {
  interface ModuleEntries extends Record<keyof typeof mailEntries, unknown> {}
}
