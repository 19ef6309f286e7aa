/**
 * Name of the drawing of a vehicle without a picture of its own, by its identifier: 'business', 'first-class', 'van'. Identifiers are free
 * texts. One that cannot be a file name gets the drawing that comes with the product.
 */
export const vehicleDrawing = (identifier: string | undefined): string =>
  `vehicle-${identifier && /^[a-z0-9-]{1,40}$/.test(identifier) ? identifier : 'business'}`
