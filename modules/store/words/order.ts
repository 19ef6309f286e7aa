import { messages } from '#i18n/messages.ts'

/** Texts that are stored with a food order and printed, in addition to the names of its products. */
export const foodOrderTexts = messages(
  { contains: 'Enthält', delivery: 'Lieferkosten' },
  { contains: 'Contains', delivery: 'Delivery fee' },
)
