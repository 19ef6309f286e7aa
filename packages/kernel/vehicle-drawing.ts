/**
 * The name of the drawing for a vehicle that has no picture. The name contains the identifier of the vehicle: 'business', 'first-class',
 * 'van'. An identifier is any text. If the identifier cannot be part of a file name, the drawing for 'business' is used, because Servus
 * always contains this drawing.
 */
export const vehicleDrawing = (identifier: string | undefined): string =>
  `vehicle-${identifier && /^[a-z0-9-]{1,40}$/.test(identifier) ? identifier : 'business'}`
