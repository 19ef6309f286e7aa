import { messages } from '#i18n/messages.ts'

/** Texts printed on a food order, in addition to those of its products. */
export const foodOrderTexts = messages(
  { contains: 'Enthält', delivery: 'Lieferkosten' },
  { contains: 'Contains', delivery: 'Delivery fee' },
)
