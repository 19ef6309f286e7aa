import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import { DrawnTown } from '../contract/drawn-towns.ts'
import type { DrawnTown as Town } from '../rules/drawn-town.ts'

/** A drawn town with the name under which a brand provides it. */
export interface BroughtTown {
  name: string
  town: Town
}

/** Stores a drawn town for the brand, unless it is already stored. Returns whether it was written. Throws if the drawing is invalid. */
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

/** Reads the drawn towns of a brand. A town that this release cannot read is left out and logged. */
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
