import * as z from 'zod'

export type Json = { [key: string]: unknown }
type Way = 'input' | 'output'

/** Names of the schemas that a reader should find by name: 'Order', 'ProductInput'. */
export type SchemaNames = ReadonlyMap<z.ZodType, string>

/** Makes JSON schemas and keeps those with a name for `components.schemas`. */
export interface SchemaBook {
  schemaOf(schema: z.ZodType, way: Way): Json
  /**
   * The named schemas, once all others are made. A schema that is sent otherwise than it is read (defaults, refused extra fields) stands there twice:
   * 'Address' and 'AddressSent'. `root` is everything else: its references are set to their final names.
   */
  components(root: Json): Record<string, Json>
}

const place = '#/$defs/'

export function openSchemaBook(names: SchemaNames): SchemaBook {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const kept: Record<Way, Map<string, Json>> = { input: new Map(), output: new Map() }

  const schemaOf = (schema: z.ZodType, way: Way): Json => {
    // Inside another one: a schema with a name then becomes a reference too.
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
    // What has no name and contains itself got a number, which is unique only here.
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

/** Names whose schema, or a schema that it refers to, is another one when it is sent. */
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

/** The same with other names in its references. */
const renamed = (value: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      // The name of a schema, which stands at its place already.
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

/** Remembers at each reference whether what it names is sent or read. */
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

/** Leaves out what tells a reader nothing: the bounds of safe integers, and the patterns of formats that have a name. */
function quiet(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.format !== undefined) delete schema.pattern
}
