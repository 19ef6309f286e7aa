import type { Entity } from '#contract/entity.ts'
import { recordParser } from '#contract/record-parser.ts'
import type { Tx } from './db.ts'
import type { BrandCore } from './module.ts'
import { openRecords } from './records.ts'

/** Checks a record that the program itself creates (demo data, first set-up) against its declaration, and writes it. Returns its id. */
export async function insertRecord<E extends Entity>(
  tx: Tx,
  core: BrandCore,
  entity: E,
  input: unknown,
  id = core.ids.uuid(),
): Promise<string> {
  const values = recordParser(entity).create(input)
  if (!values.ok) throw new Error(`${entity.name} does not fit its declaration: ${JSON.stringify(values.failures)}`)
  const written = await openRecords(core, entity).writeIn(tx, { session: undefined }, (batch) =>
    batch.create(values.value, id),
  )
  if (!written.ok) throw new Error(`${entity.name} is refused: ${written.code}`)
  return id
}
