import sql from 'sql-template-tag'
import type { Entity, Fields } from '#contract/entity.ts'
import type { Db } from '#platform/db.ts'
import { entityTable } from '#platform/entity-table.ts'

interface Found {
  column_name: string
  data_type: string
  is_nullable: 'YES' | 'NO'
  column_default: string | null
}

const families: Readonly<Record<string, readonly string[]>> = {
  json: ['jsonb'],
  text: ['text', 'character varying'],
}

/**
 * Describes the differences between an entity's declaration and its table; empty if they match. Columns that the entity does not have are allowed
 * if an insert may leave them out.
 */
export async function tableMismatches<F extends Fields>(db: Db, entity: Entity<F>): Promise<string[]> {
  const table = entityTable(entity)
  const found = await db.many<Found>(
    sql`SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ${table.name}`,
  )
  if (found.length === 0) return [`there is no table '${table.name}'`]
  const byName = new Map(found.map((column) => [column.column_name, column]))
  const known = new Set(['id', 'version', 'created_at', 'updated_at'])
  const problems = [...known].filter((name) => !byName.has(name)).map((name) => `column '${name}' is missing`)
  for (const { field, column, kind, acceptsNull } of table.columns) {
    known.add(column)
    const there = byName.get(column)
    if (!there) {
      problems.push(`column '${column}' of field '${field}' is missing`)
      continue
    }
    const family = families[kind]
    if (family && !family.includes(there.data_type))
      problems.push(`column '${column}' is ${there.data_type}, the field is ${kind}`)
    if (!family && there.data_type === 'jsonb')
      problems.push(`column '${column}' is jsonb, the field is a single value`)
    const mayLack =
      acceptsNull ||
      (entity.fields[field]?.schema.safeParse(undefined).data === undefined &&
        entity.fields[field]?.schema.safeParse(undefined).success === true)
    if (mayLack && there.is_nullable === 'NO')
      problems.push(`column '${column}' refuses null, the field may lack a value`)
    if (!mayLack && there.is_nullable === 'YES')
      problems.push(`column '${column}' takes null, the field always has a value`)
  }
  for (const column of found) {
    if (!known.has(column.column_name) && column.is_nullable === 'NO' && column.column_default === null) {
      problems.push(`column '${column.column_name}' is required but no field of '${entity.name}' fills it`)
    }
  }
  return problems
}
