/** Services of the booking block, in display sequence (specification §2). */
export const services = ['airport-transfer', 'private-transfer', 'chauffeur'] as const
export type Service = (typeof services)[number]
