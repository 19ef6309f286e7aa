/** How a guest gets the order. In a file of its own, so that contracts need not load the rules of the contact fields. */
export const deliveryTypes = ['takeaway', 'delivery', 'dineIn'] as const
export type DeliveryType = (typeof deliveryTypes)[number]
