/** Address of the drawn towns; apart from the contract, so that pages load no zod. */
export const drawnTownsPath = '/api/maps/drawn-towns'
