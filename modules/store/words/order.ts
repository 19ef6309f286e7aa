import { messages } from '#i18n/messages.ts'

/** Texts that are printed for a food order, in addition to the texts of its products. */
export const foodOrderTexts = messages(
  { contains: 'Enthält', delivery: 'Lieferkosten' },
  { contains: 'Contains', delivery: 'Delivery fee' },
)
