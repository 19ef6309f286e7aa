/**
 * The path of the API call that returns the drawn towns. It is not in contract.ts: a page that imports it from there would also load the
 * library zod.
 */
export const drawnTownsPath = '/api/maps/drawn-towns'
