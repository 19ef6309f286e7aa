import type { OrderItem } from '../contract.ts'

/**
 * An order stores the texts that its guest read. Staff read the language of the menu, so that a German kitchen never gets 'Viennese
 * melange' and equal dishes are added up. Null or missing: the guest read the same.
 */
export const staffNameOf = (item: Pick<OrderItem, 'name' | 'staffName'>): string => item.staffName ?? item.name

export const staffDetailsOf = (item: Pick<OrderItem, 'details' | 'staffDetails'>): OrderItem['details'] =>
  item.staffDetails ?? item.details
