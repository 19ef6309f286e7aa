import { messages } from '#i18n/messages.ts'

/** Texts of food orders on printed slips. */
export const foodPrintTexts = messages(
  {
    table: (table: string) => `Tisch ${table}`,
    types: { takeaway: 'Abholung', delivery: 'Lieferung', dineIn: 'Vor Ort' },
    to: 'Lieferadresse',
    area: 'Liefergebiet',
    fee: 'Liefergebühr',
    tax: (rate: number) => `enthaltene MwSt. ${String(rate).replace('.', ',')} %`,
  },
  {
    table: (table) => `Table ${table}`,
    types: { takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'Dine in' },
    to: 'Deliver to',
    area: 'Delivery area',
    fee: 'Delivery fee',
    tax: (rate) => `VAT included ${rate} %`,
  },
)
