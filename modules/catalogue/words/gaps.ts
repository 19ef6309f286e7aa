import { messages } from '#i18n/messages.ts'

/** Texts of the hint on the overview while there are no products. */
export const gapTexts = messages(
  {
    title: 'Noch kein Produkt',
    text: 'Ohne Fahrzeug oder Gericht gibt es nichts zu bestellen.',
    go: 'Produkte',
  },
  {
    title: 'No product yet',
    text: 'Without a vehicle or a dish there is nothing to order.',
    go: 'Products',
  },
)
