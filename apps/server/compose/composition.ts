import type { Composition } from '#platform/composition.ts'
import { contracts } from './contracts.ts'
import { sharedGazetteer } from '#modules/maps/server/module.ts'
import { pictureTurns } from '#modules/media/server/picture-turns.ts'
import { migrations, openBrand } from './modules.ts'

/** Servus with all its modules, for one process: what its brands share is read once. Tests may compose fewer. */
export function compose(): Composition {
  const shared = { gazetteer: sharedGazetteer(), pictureTurns: pictureTurns() }
  return { endpoints: contracts, migrations, openBrand: (core) => openBrand(core, shared) }
}
