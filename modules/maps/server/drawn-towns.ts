import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import { DrawnTown } from '../contract/drawn-towns.ts'
import type { DrawnTown as Town } from '../rules/drawn-town.ts'

/** A town for the drawn map. `name`: the name under which it is stored for the brand. */
export interface BroughtTown {
  name: string
  town: Town
}

/** Stores a town for the brand's drawn map. Returns true if the town was new or has changed. Throws if the data is invalid. */
export async function installDrawnTown(core: BrandCore, { name, town }: BroughtTown): Promise<boolean> {
  const data = JSON.stringify(DrawnTown.parse(town))
  return core.db.tx(async (tx) => {
    const written = await tx.first(sql`
      INSERT INTO drawn_towns (name, updated_at, town) VALUES (${name}, ${core.clock.now()}, ${data}::jsonb)
      ON CONFLICT (name) DO UPDATE SET updated_at = EXCLUDED.updated_at, town = EXCLUDED.town
        WHERE drawn_towns.town <> EXCLUDED.town
      RETURNING name`)
    if (!written) return false
    await core.snapshots.changed(tx, 'drawn-town')
    return true
  })
}

/** Reads the towns of a brand's drawn map. A town that this release of Servus cannot read is left out and logged. */
export async function loadTowns(core: BrandCore): Promise<DrawnTowns> {
  const rows = await core.db.many<{ name: string; town: unknown }>(
    sql`SELECT name, town FROM drawn_towns ORDER BY name`,
  )
  return rows.flatMap(({ name, town }) => {
    const read = DrawnTown.safeParse(town)
    if (!read.success) core.log.warn({ town: name }, 'A drawn town cannot be read by this release. It is left out')
    return read.success ? [read.data] : []
  })
}

type DrawnTowns = ReturnType<typeof DrawnTown.parse>[]
