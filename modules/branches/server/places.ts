import type { BranchPlace } from '#modules/maps/ports.ts'
import type { Branch } from '../contract.ts'

/** The branches with known coordinates, as suggestions of the maps module. */
export const placesOf = (branches: readonly Branch[]): BranchPlace[] =>
  branches.flatMap(({ id, name, street, zipCode, city, country, longitude, latitude }) =>
    longitude == null || latitude == null
      ? []
      : [{ id, name, street, zipCode, city, countryCode: country, location: [longitude, latitude] as const }],
  )
