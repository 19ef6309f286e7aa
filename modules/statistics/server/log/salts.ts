import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Db } from '#platform/db.ts'

export interface Salts {
  /** The salt of a day: 32 random bytes, from which the ids of the day's visitors are computed. All server processes use the same salt. */
  of(day: string): Promise<Uint8Array>
  /** Deletes the salts of days before today. After that nobody can compute the ids of visitors of these days any more. */
  forgetBefore(today: string): Promise<void>
}

/**
 * Creates and reads the salts for the ids of visitors (docs/rules/statistics.md, Visitors). If a day already has events but its salt is missing, a
 * new salt is created and the day is marked. Visitors who come again on that day are then counted twice.
 */
export function openSalts(db: Db): Salts {
  const known = new Map<string, Promise<Uint8Array>>()
  const read = (day: string): Promise<Uint8Array> =>
    db.tx(async (tx) => {
      const made = await tx.run(
        sql`INSERT INTO stat_salts (day, salt) VALUES (${day}, ${randomBytes(32)}) ON CONFLICT DO NOTHING`,
      )
      if (made === 1) await tx.run(sql`UPDATE stat_progress SET is_disturbed = true WHERE day = ${day}`)
      const row = await tx.first<{ salt: Uint8Array }>(sql`SELECT salt FROM stat_salts WHERE day = ${day}`)
      if (!row) throw new Error(`The salt of ${day} was deleted while it was read`)
      return row.salt
    })
  return {
    of(day) {
      const found = known.get(day) ?? read(day)
      known.set(day, found)
      found.catch(() => known.delete(day))
      return found
    },
    async forgetBefore(today) {
      for (const day of known.keys()) if (day < today) known.delete(day)
      await db.run(sql`SELECT stat_forget_salts(${today})`)
    },
  }
}
