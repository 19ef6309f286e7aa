import { messages } from '#i18n/messages.ts'

/** Texts about a known guest that staff see while they take or open an order. */
export const hintTexts = messages(
  {
    blocked: (name: string) => `${name} ist gesperrt`,
    noReason: 'Es wurde kein Grund angegeben.',
    allergies: (what: string) => `Allergien: ${what}`,
    known: (name: string, orders: number) => `${name}, ${orders} ${orders === 1 ? 'Bestellung' : 'Bestellungen'}`,
  },
  {
    blocked: (name) => `${name} is blocked`,
    noReason: 'No reason was given.',
    allergies: (what) => `Allergies: ${what}`,
    known: (name, orders) => `${name}, ${orders} ${orders === 1 ? 'order' : 'orders'}`,
  },
)
