import { messages } from '#i18n/messages.ts'

/** Texts of the list of attempts to pay an order, which staff see. */
export const attemptTexts = messages(
  {
    attempts: 'Zahlungsversuche',
    attemptsFailed: 'Die Zahlungsversuche konnten nicht geladen werden.',
    attempt: (n: number) => `Versuch ${n}`,
    providers: { mollie: 'Mollie', datatrans: 'Datatrans', terminal: 'Testterminal' },
    attemptStates: {
      open: 'offen',
      pending: 'läuft noch',
      authorized: 'reserviert',
      paid: 'bezahlt',
      failed: 'fehlgeschlagen',
      canceled: 'abgebrochen',
      expired: 'abgelaufen',
    },
    mismatch: 'anderer Betrag',
    refunded: 'rückerstattet',
    partlyRefunded: 'teilweise rückerstattet',
    refundedPart: (amount: string) => `${amount} rückerstattet`,
  },
  {
    attempts: 'Attempts to pay',
    attemptsFailed: 'The payment attempts could not be loaded.',
    attempt: (n) => `Attempt ${n}`,
    providers: { mollie: 'Mollie', datatrans: 'Datatrans', terminal: 'Test terminal' },
    attemptStates: {
      open: 'open',
      pending: 'under way',
      authorized: 'reserved',
      paid: 'paid',
      failed: 'failed',
      canceled: 'cancelled',
      expired: 'expired',
    },
    mismatch: 'another amount',
    refunded: 'refunded',
    partlyRefunded: 'partly refunded',
    refundedPart: (amount) => `${amount} refunded`,
  },
)
