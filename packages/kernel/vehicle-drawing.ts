/**
 * The name of the drawing for a vehicle that has no picture. The name contains the identifier of the vehicle, for example 'vehicle-van'. An
 * identifier is any text. If it cannot be part of a file name, the drawing for 'business' is used, because Servus always contains this drawing.
 * If no theme has the drawing, the server sends that one, too.
 */
export const vehicleDrawing = (identifier: string | undefined): string =>
  `vehicle-${identifier && /^[a-z0-9-]{1,40}$/.test(identifier) ? identifier : 'business'}`
