import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { Entity } from '#contract/entity.ts'
import type { Composition } from '#platform/composition.ts'
import type { SchemaNames } from '#platform/http/openapi-schemas.ts'

const root = new URL('../../', import.meta.url)
const worthName: ReadonlySet<string> = new Set(['object', 'union', 'enum', 'intersection', 'lazy', 'record'])

/**
 * Names of schemas for the description of the API calls. A schema has the name under which its contract exports it. An entity has three
 * schemas: its record ('Product'), the data to create a record ('ProductInput') and the data to change a record ('ProductChange'). If two
 * modules export the same name, the name of the module is put in front.
 */
export async function schemaNames({ endpoints }: Pick<Composition, 'endpoints'>): Promise<SchemaNames> {
  const files = globSync(['modules/*/contract.ts', 'modules/*/contract/**/*.ts', 'packages/contract/*.ts'], {
    cwd: root.pathname,
  })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
  const found = new Map<string, { module: string; schema: z.ZodType }[]>()
  const add = (name: string, module: string, schema: z.ZodType): void => {
    const known = found.get(name) ?? []
    if (worthName.has(schema.def.type) && known.every((one) => one.schema !== schema))
      found.set(name, [...known, { module, schema }])
  }
  for (const file of files) {
    const module = file.split('/')[1] ?? ''
    const exported = (await import(pathToFileURL(`${root.pathname}${file}`).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) {
      if (value instanceof z.ZodType && /^[A-Z]/.test(name)) add(name, module, value)
      if (!isEntity(value)) continue
      const title = pascal(value.name)
      add(title, module, value.record)
      add(`${title}Input`, module, value.input)
      const change = endpoints.find(({ id }) => id === `${value.plural}.update`)
      if (change) add(`${title}Change`, module, change.body)
    }
  }
  const names = new Map<z.ZodType, string>()
  for (const [name, all] of found)
    for (const { module, schema } of all)
      if (!names.has(schema)) names.set(schema, all.length === 1 ? name : `${pascal(module)}${name}`)
  return names
}

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && 'record' in value && 'plural' in value && 'input' in value

const pascal = (name: string): string => name.replaceAll(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase())
