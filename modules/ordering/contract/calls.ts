import { boardEndpoints } from './board-calls.ts'
import { estimateEndpoints } from './estimate-calls.ts'
import { hoursEndpoints } from './hours-calls.ts'
import { proposalEndpoints } from './proposal-calls.ts'
import { namesEndpoints } from './names-calls.ts'
import { publicEndpoints } from './public-calls.ts'
import { rideListEndpoints } from './ride-list-calls.ts'
import { screenEndpoints } from './screen-calls.ts'
import { staffEndpoints } from './staff-calls.ts'
import { wholeOrderEndpoints } from './whole-order-calls.ts'

export { BoardKey } from './screen-calls.ts'
export { OrderFilter } from './staff-calls.ts'

export const orderingEndpoints = {
  ...publicEndpoints,
  ...estimateEndpoints,
  ...namesEndpoints,
  ...staffEndpoints,
  ...wholeOrderEndpoints,
  ...screenEndpoints,
  ...rideListEndpoints,
  ...boardEndpoints,
  ...hoursEndpoints,
  ...proposalEndpoints,
}
