/** Texts of ready-made scenes, in the language of the screen. */
export const readyMadeTexts = {
  de: {
    menu: 'Speisekarte',
    today: 'Heute aus der Küche',
    pickup: 'Abholung',
    pickupFoot: 'Bitte zeigen Sie Ihre Nummer an der Ausgabe.',
    note: 'Aushang',
    noteText: 'Wir freuen uns auf Sie.',
    rides: 'Empfang',
    ridesText: 'Ihr Chauffeur erwartet Sie',
  },
  en: {
    menu: 'Menu',
    today: 'Today from our kitchen',
    pickup: 'Pickup',
    pickupFoot: 'Please show your number at the counter.',
    note: 'Notice',
    noteText: 'We look forward to seeing you.',
    rides: 'Welcome',
    ridesText: 'Your driver is expecting you',
  },
} as const

/** A colour of the brand as '#rrggbb', the format that regions store. `otherwise` is returned if the colour is missing or has another format. */
export function hexOf(token: string | undefined, otherwise: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(token ?? '')
  if (short) return `#${[short[1], short[2], short[3]].map((one) => `${one}${one}`).join('')}`
  return /^#[0-9a-f]{6}$/i.test(token ?? '') ? (token ?? otherwise) : otherwise
}
