import { messages } from '#i18n/messages.ts'

/** Texts about the tip that a guest pays online in addition to the price (docs/rules/money.md, Tips). */
export const tipTexts = messages(
  {
    title: 'Trinkgeld',
    label: 'Trinkgeld für das Team',
    none: 'Kein Trinkgeld',
    percent: (percent: string, amount: string) => `${percent} % · ${amount}`,
    own: 'Anderer Betrag',
    amount: 'Betrag in',
    wrong: (most: string) => `Bitte geben Sie einen Betrag bis ${most} an, zum Beispiel 2,50.`,
    payable: 'Zu zahlen',
    paid: 'Bezahlt',
    total: 'Gesamt mit Trinkgeld',
    hint: 'Ihr Trinkgeld geht ohne Abzug an das Team.',
  },
  {
    title: 'Tip',
    label: 'Tip for the team',
    none: 'No tip',
    percent: (percent, amount) => `${percent} % · ${amount}`,
    own: 'Another amount',
    amount: 'Amount in',
    wrong: (most) => `Please enter an amount up to ${most}, for example 2,50.`,
    payable: 'To pay',
    paid: 'Paid',
    total: 'Total with tip',
    hint: 'All of your tip goes to the team.',
  },
)
