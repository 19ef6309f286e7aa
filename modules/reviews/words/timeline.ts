import type { WrittenEntries } from '#modules/ordering/words/entries.ts'

/** Labels of the entries that this module writes into an order's timeline. */
export const reviewEntries = {
  'review-answered': { tone: 'ok', de: 'Bewertung beantwortet', en: 'Review answered' },
} as const satisfies WrittenEntries

declare module '#modules/ordering/rules/steps.ts' {
  interface ModuleEntries extends Record<keyof typeof reviewEntries, unknown> {}
}
