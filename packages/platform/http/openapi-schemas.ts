import * as z from 'zod'

export type Json = { [key: string]: unknown }
type Way = 'input' | 'output'

/** Schemas that get a name in docs/openapi.json: 'Order', 'ProductInput'. */
export type SchemaNames = ReadonlyMap<z.ZodType, string>

/** Creates JSON schemas and collects the schemas with a name for `components.schemas`. */
export interface SchemaBook {
  schemaOf(schema: z.ZodType, way: Way): Json
  /**
   * Returns the named schemas; call it after all other schemas were created. A schema whose input differs from its output (defaults,
   * refused extra fields) is listed twice: 'Address' and 'AddressSent'. `root` is the description without these schemas; its references
   * are changed to the final names.
   */
  components(root: Json): Record<string, Json>
}

const place = '#/$defs/'

export function openSchemaBook(names: SchemaNames): SchemaBook {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const kept: Record<Way, Map<string, Json>> = { input: new Map(), output: new Map() }

  const schemaOf = (schema: z.ZodType, way: Way): Json => {
    // The schema is wrapped in another schema, so that a schema with a name also becomes a reference.
    const made: Json = {
      ...z.toJSONSchema(z.object({ it: schema }), {
        io: way,
        unrepresentable: 'any',
        metadata: registry,
        override: ({ jsonSchema }) => quiet(jsonSchema),
      }),
    }
    const $defs = (made['$defs'] ?? {}) as Record<string, Json>
    const { it } = made['properties'] as { it: Json }
    // If a schema without a name contains itself, zod names it by a number ('__schema0'). Another call of zod may use the same number, so
    // the schema gets another name.
    const own = new Map(
      Object.keys($defs).map((name) => [name, name.startsWith('__schema') ? `Part${kept[way].size}` : name]),
    )
    for (const [name, one] of Object.entries($defs))
      kept[way].set(own.get(name) ?? name, renamed(one, (ref) => own.get(ref) ?? ref) as Json)
    return marked(renamed(it, (ref) => own.get(ref) ?? ref) as Json, way)
  }

  return {
    schemaOf,
    components(root) {
      const twice = sentOtherwise(kept.input, kept.output)
      const finalName = (name: string, way: Way): string => (way === 'input' && twice.has(name) ? `${name}Sent` : name)
      settle(root, finalName)
      const all: Record<string, Json> = {}
      for (const way of ['output', 'input'] as const)
        for (const [name, schema] of kept[way]) {
          const copy = marked(structuredClone(schema), way)
          settle(copy, finalName)
          all[finalName(name, way)] = copy
        }
      return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
    },
  }
}

/** Names of schemas whose input differs from their output, or that refer to such a schema. */
function sentOtherwise(input: Map<string, Json>, output: Map<string, Json>): Set<string> {
  const twice = new Set<string>()
  for (const [name, schema] of input) {
    const read = output.get(name)
    if (read && JSON.stringify(read) !== JSON.stringify(schema)) twice.add(name)
  }
  for (let before = -1; before !== twice.size;) {
    before = twice.size
    for (const [name, schema] of input)
      if (
        output.has(name) &&
        [...JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)].some(([, ref = '']) => twice.has(ref))
      )
        twice.add(name)
  }
  return twice
}

/** Returns a copy of a schema with other names in its references. */
const renamed = (value: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      // Leaves out the id: the schema is already listed under its name.
      .filter(([key, one]) => key !== 'id' || typeof one !== 'string')
      .map(([key, one]) => [
        key,
        key === '$ref' && typeof one === 'string' && one.startsWith(place)
          ? place + rename(one.slice(place.length))
          : renamed(one, rename),
      ]),
  )
}

const wayOf = 'x-way'

/** Marks at each reference whether its schema is used for input or output. */
const marked = (schema: Json, way: Way): Json => {
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value) Object.assign(value, { [wayOf]: way })
    for (const one of Object.values(value)) visit(one)
  }
  visit(schema)
  return schema
}

function settle(value: unknown, finalName: (name: string, way: Way) => string): void {
  if (typeof value !== 'object' || value === null) return
  const one = value as Json
  const way = one[wayOf]
  if (typeof one['$ref'] === 'string' && (way === 'input' || way === 'output')) {
    one['$ref'] = `#/components/schemas/${finalName(one['$ref'].slice(place.length), way)}`
    delete one[wayOf]
  }
  for (const inner of Object.values(one)) settle(inner, finalName)
}

/** Removes details that do not help a reader: the bounds of safe integers, and the patterns of named formats. */
function quiet(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.format !== undefined) delete schema.pattern
}
