import { messages } from '#i18n/messages.ts'

/** Texts on the page of the test terminal. The page always says that it is a test. */
export const terminalTexts = messages(
  {
    title: 'Test-Zahlung',
    label: 'Nur ein Test',
    lead: 'Diese Seite steht für eine Zahlungsseite. Hier fließt kein Geld, und es werden keine Zahlungsdaten abgefragt.',
    amount: 'Betrag',
    reference: 'Referenz',
    choose: 'Wie soll die Zahlung ausgehen?',
    outcomes: {
      paid: 'Bezahlt',
      failed: 'Fehlgeschlagen',
      canceled: 'Abgebrochen',
      later: 'Später bezahlt',
      wrongAmount: 'Falscher Betrag',
    },
    hints: {
      paid: 'Die Bestellung geht sofort an das Team.',
      failed: 'Die Bestellung bleibt unbezahlt, ein neuer Versuch ist möglich.',
      canceled: 'Wie „Zurück zum Shop“ auf einer echten Seite.',
      later: 'Die Bestätigung kommt 30 Sekunden nach der Rückkehr.',
      wrongAmount: 'Ein Cent zu wenig: Das Team muss entscheiden.',
    },
    decided: 'Über diese Zahlung ist bereits entschieden.',
    goOn: 'Weiter zur Bestellung',
  },
  {
    title: 'Test payment',
    label: 'Only a test',
    lead: 'This page stands in for a payment page. No money moves here, and no payment details are asked for.',
    amount: 'Amount',
    reference: 'Reference',
    choose: 'How should the payment end?',
    outcomes: {
      paid: 'Paid',
      failed: 'Failed',
      canceled: 'Cancelled',
      later: 'Paid later',
      wrongAmount: 'Wrong amount',
    },
    hints: {
      paid: 'The order goes to the team at once.',
      failed: 'The order stays unpaid and can be tried again.',
      canceled: 'Like ‘Back to the shop’ on a real page.',
      later: 'The confirmation comes 30 seconds after the return.',
      wrongAmount: 'One cent short: the team has to decide.',
    },
    decided: 'This payment has already been decided.',
    goOn: 'Go on to the order',
  },
)
