import type { OrderItem } from '../contract.ts'

/**
 * An order keeps the words its guest read; staff read the card's own language, so that a German kitchen never gets 'Viennese melange' and
 * equal dishes are added up. Null or missing: the guest read the same.
 */
export const staffNameOf = (item: Pick<OrderItem, 'name' | 'staffName'>): string => item.staffName ?? item.name

export const staffDetailsOf = (item: Pick<OrderItem, 'details' | 'staffDetails'>): OrderItem['details'] =>
  item.staffDetails ?? item.details
