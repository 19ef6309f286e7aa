import type { BranchPlace } from '#modules/maps/ports.ts'
import type { Branch } from '../contract.ts'

/** The branches with known coordinates, which the maps module suggests as places. */
export const placesOf = (branches: readonly Branch[]): BranchPlace[] =>
  branches.flatMap(({ id, name, street, zipCode, city, country, longitude, latitude }) =>
    longitude == null || latitude == null
      ? []
      : [{ id, name, street, zipCode, city, countryCode: country, location: [longitude, latitude] as const }],
  )
