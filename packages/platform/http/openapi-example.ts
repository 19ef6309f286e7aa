import type { Json } from './openapi-schemas.ts'

const formats: Readonly<Record<string, string>> = {
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  'date-time': '2026-11-22T18:30:00Z',
  date: '2026-11-22',
  time: '18:30:00',
  email: 'anna@example.at',
  uri: 'https://www.example.at/',
}

/** A picture of one pixel. */
const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Realistic example texts, by the name of their field. */
const named: Readonly<Record<string, string>> = {
  firstName: 'Eva',
  lastName: 'Pichler',
  phone: '+436601234567',
  street: 'Praterstraße 1',
  zipCode: '1020',
  city: 'Wien',
  country: 'AT',
  uid: 'K7M2QX9P',
  hash: '5f8c1d0e2b7a49c6',
  currency: 'EUR',
  locale: 'de',
  postcode: '1020',
  pin: '907314',
  dataUrl: image,
  from: '08:00',
  to: '22:00',
}

/** Examples for texts with a pattern. The first example that matches is used. */
const samples: readonly string[] = [
  '2026-11',
  '2026-11-22T18:30',
  '+01:00',
  image,
  'AT',
  'A1',
  'www.example.at',
  '5f8c1d0e2b7a49c65f8c1d0e2b7a49c65f8c1d0e2b7a49c65f8c1d0e2b7a49c6',
  '16.37,48.2 16.38,48.21',
  'orders:read',
  '700italic',
  '4006381333931',
  'view=orders&days=14',
  'GTM-AB12CD3',
]

/** Maximum depth of nested objects at which an example contains optional fields. Required fields are always shown. */
const mostDepth = 5

interface Place {
  readonly components: Readonly<Record<string, Json>>
  /** Names of the schemas around the value, so that the recursion ends at a schema that contains itself. */
  readonly open: readonly string[]
  readonly name: string
  readonly depth: number
}

/** An example value for a schema. People see it in the API reference. */
export function exampleOf(schema: Json, components: Readonly<Record<string, Json>>): unknown {
  return valueOf(schema, { components, open: [], name: '', depth: 0 })
}

function valueOf(schema: Json, place: Place): unknown {
  const { components, name, depth } = place
  const ref = schema['$ref']
  if (typeof ref === 'string') {
    const named = ref.slice('#/components/schemas/'.length)
    const found = components[named]
    return found && !place.open.includes(named) ? valueOf(found, { ...place, open: [...place.open, named] }) : null
  }
  // A schema may have its own examples: `.meta({ examples: […] })`.
  if (Array.isArray(schema['examples'])) return schema['examples'][0]
  if (schema['const'] !== undefined) return schema['const']
  if (schema['default'] !== undefined && (schema['default'] !== '' || named[name] === undefined))
    return schema['default']
  const choices = schema['enum'] as unknown[] | undefined
  if (choices) return choices[0]
  const [first] = (schema['oneOf'] ?? schema['anyOf'] ?? []) as Json[]
  if (first) return valueOf(first, place)
  const parts = schema['allOf'] as Json[] | undefined
  if (parts) return Object.assign({}, ...parts.map((one) => valueOf(one, place)))
  switch (Array.isArray(schema['type']) ? schema['type'][0] : schema['type']) {
    case 'object':
      return objectExample(schema, place)
    case 'array':
      return arrayExample(schema, { ...place, name: name.replace(/s$/, ''), depth: depth + 1 })
    case 'string':
      return textExample(schema, name)
    case 'integer':
    case 'number':
      return numberExample(schema)
    case 'boolean':
      return true
    default:
      return null
  }
}

function arrayExample(schema: Json, place: Place): unknown[] {
  const tuple = schema['prefixItems'] as Json[] | undefined
  if (tuple) return tuple.map((one) => valueOf(one, place))
  const items = schema['items'] as Json | undefined
  const least = Number(schema['minItems'] ?? 0)
  const isClosed = typeof items?.['$ref'] === 'string' && place.open.includes(items['$ref'].split('/').at(-1) ?? '')
  if (!items || isClosed || (place.depth > mostDepth + 1 && least === 0)) return []
  return Array.from({ length: Math.max(1, least) }, () => valueOf(items, place))
}

function objectExample(schema: Json, place: Place): Json {
  const required = new Set((schema['required'] as string[] | undefined) ?? [])
  const properties = Object.entries((schema['properties'] as Record<string, Json> | undefined) ?? {})
  return Object.fromEntries(
    properties
      .filter(([name]) => place.depth < mostDepth || required.has(name))
      .map(([name, one]) => [name, valueOf(one, { ...place, name, depth: place.depth + 1 })]),
  )
}

function textExample(schema: Json, name: string): string {
  const known = formats[String(schema['format'])] ?? named[name]
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : undefined
  if (known !== undefined && (pattern?.test(known) ?? true)) return known
  const least = Number(schema['minLength'] ?? 0)
  const text = (name === '' ? 'text' : name)
    .padEnd(least, '-')
    .slice(0, Math.max(least, Number(schema['maxLength'] ?? 200)))
  return pattern && !pattern.test(text) ? (samples.find((one) => pattern.test(one)) ?? text) : text
}

function numberExample(schema: Json): number {
  const least = Number(
    schema['minimum'] ?? (schema['exclusiveMinimum'] === undefined ? 1 : Number(schema['exclusiveMinimum']) + 1),
  )
  return Math.min(Math.max(1, least), Number(schema['maximum'] ?? Infinity))
}
