/** The services of a ride, in the sequence in which the booking form shows them (specification §2). */
export const services = ['airport-transfer', 'private-transfer', 'chauffeur'] as const
export type Service = (typeof services)[number]
