import type { BranchPlace } from '#modules/maps/ports.ts'
import type { Branch } from '../contract.ts'

/** The branches whose coordinates are known. The maps module suggests them when somebody searches for a place. */
export const placesOf = (branches: readonly Branch[]): BranchPlace[] =>
  branches.flatMap(({ id, name, street, zipCode, city, country, longitude, latitude }) =>
    longitude == null || latitude == null
      ? []
      : [{ id, name, street, zipCode, city, countryCode: country, location: [longitude, latitude] as const }],
  )
