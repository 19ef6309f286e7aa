import { messages } from '#i18n/messages.ts'

/** Words that an order of food is printed with, beside those of its products. */
export const foodOrderTexts = messages(
  { contains: 'Enthält', delivery: 'Lieferkosten' },
  { contains: 'Contains', delivery: 'Delivery fee' },
)
