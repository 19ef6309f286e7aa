/**
 * Name of the drawing of a vehicle without a picture of its own, by its identifier: 'business', 'first-class', 'van'. An identifier is any text. If
 * it cannot be a file name, the drawing is 'business', which comes with the product.
 */
export const vehicleDrawing = (identifier: string | undefined): string =>
  `vehicle-${identifier && /^[a-z0-9-]{1,40}$/.test(identifier) ? identifier : 'business'}`
