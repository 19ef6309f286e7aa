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
      later: 'Die Bestätigung kommt 30 Sekunden nach der Rückkehr.',
      wrongAmount: 'Ein Cent zu wenig: Das Team muss entscheiden.',
    },
    /** Hints and link with the guest's word for the order. */
    of: {
      ride: {
        paid: 'Die Anfrage geht sofort an das Team.',
        failed: 'Die Anfrage bleibt unbezahlt, ein neuer Versuch ist möglich.',
        canceled: 'Wie „Zurück“ auf einer echten Seite.',
        goOn: 'Weiter zur Anfrage',
      },
      food: {
        paid: 'Die Bestellung geht sofort an das Team.',
        failed: 'Die Bestellung bleibt unbezahlt, ein neuer Versuch ist möglich.',
        canceled: 'Wie „Zurück zum Shop“ auf einer echten Seite.',
        goOn: 'Weiter zur Bestellung',
      },
    },
    decided: 'Über diese Zahlung ist bereits entschieden.',
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
      later: 'The confirmation comes 30 seconds after the return.',
      wrongAmount: 'One cent short: the team has to decide.',
    },
    of: {
      ride: {
        paid: 'The request goes to the team at once.',
        failed: 'The request stays unpaid and can be tried again.',
        canceled: 'Like ‘Back’ on a real page.',
        goOn: 'Go on to the request',
      },
      food: {
        paid: 'The order goes to the team at once.',
        failed: 'The order stays unpaid and can be tried again.',
        canceled: 'Like ‘Back to the shop’ on a real page.',
        goOn: 'Go on to the order',
      },
    },
    decided: 'This payment has already been decided.',
  },
)
