import { messages, plural } from '#i18n/messages.ts'

/** Texts about slips that were not printed. The banner on every page and the screen of the printers show them. */
export const printAlarmTexts = messages(
  {
    waiting: (n: number) => `${n} ${plural(n, { one: 'Bon wartet', other: 'Bons warten' })}.`,
    needYou: (n: number) => `${n} ${plural(n, { one: 'Bon braucht', other: 'Bons brauchen' })} Sie.`,
    look: 'Ansehen',
    failed: 'Beleg konnte nicht gedruckt werden.',
  },
  {
    waiting: (n) => `${n} ${plural(n, { one: 'slip is', other: 'slips are' })} waiting.`,
    needYou: (n) => `${n} ${plural(n, { one: 'slip needs', other: 'slips need' })} you.`,
    look: 'Look',
    failed: 'The slip could not be printed.',
  },
)
