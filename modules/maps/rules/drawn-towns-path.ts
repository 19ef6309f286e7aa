/** Address of the drawn towns. It is not in the contract, so that pages that import it do not load zod. */
export const drawnTownsPath = '/api/maps/drawn-towns'
