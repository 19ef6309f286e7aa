import type { WrittenEntries } from '#modules/ordering/words/entries.ts'

/** The timeline entries that this module writes, one for each step, with their texts for staff. */
export const escalationEntries = {
  'escalation-push': {
    tone: 'alarm',
    de: 'Niemand hat reagiert: Mitteilung an die Geräte',
    en: 'Nobody reacted: notification to the devices',
  },
  'escalation-sms': {
    tone: 'alarm',
    de: 'Niemand hat reagiert: SMS an die Liste',
    en: 'Nobody reacted: SMS to the list',
  },
  'escalation-call': { tone: 'alarm', de: 'Niemand hat reagiert: bitte anrufen', en: 'Nobody reacted: please call' },
} as const satisfies WrittenEntries

declare module '#modules/ordering/rules/steps.ts' {
  interface ModuleEntries extends Record<keyof typeof escalationEntries, unknown> {}
}
