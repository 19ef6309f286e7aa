import type { Json } from './openapi-schemas.ts'

const formats: Readonly<Record<string, string>> = {
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  'date-time': '2026-11-22T18:30:00Z',
  date: '2026-11-22',
  time: '18:30:00',
  email: 'anna@example.at',
  uri: 'https://www.example.at/',
}

/** Texts by the name of their field: what a reader recognises. */
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
  from: '08:00',
  to: '22:00',
}

/** A value that fits a schema, for a reader of the description. Optional parts are shown one level deep; a schema that contains itself ends. */
export function exampleOf(schema: Json, components: Readonly<Record<string, Json>>, name = '', depth = 0): unknown {
  const ref = schema['$ref']
  if (typeof ref === 'string') {
    const found = components[ref.slice('#/components/schemas/'.length)]
    return found && depth < 6 ? exampleOf(found, components, name, depth + 1) : null
  }
  if (schema['const'] !== undefined) return schema['const']
  if (schema['default'] !== undefined && (schema['default'] !== '' || named[name] === undefined))
    return schema['default']
  const choices = schema['enum'] as unknown[] | undefined
  if (choices) return choices[0]
  const [first] = (schema['oneOf'] ?? schema['anyOf'] ?? []) as Json[]
  if (first) return exampleOf(first, components, name, depth)
  const parts = schema['allOf'] as Json[] | undefined
  if (parts) return Object.assign({}, ...parts.map((one) => exampleOf(one, components, name, depth)))
  switch (Array.isArray(schema['type']) ? schema['type'][0] : schema['type']) {
    case 'object':
      return objectExample(schema, components, depth)
    case 'array': {
      const tuple = schema['prefixItems'] as Json[] | undefined
      if (tuple) return tuple.map((one) => exampleOf(one, components, name, depth + 1))
      const items = schema['items'] as Json | undefined
      const isShown = depth < 5 || Number(schema['minItems'] ?? 0) > 0
      return items && isShown ? [exampleOf(items, components, name.replace(/s$/, ''), depth + 1)] : []
    }
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

function objectExample(schema: Json, components: Readonly<Record<string, Json>>, depth: number): Json {
  const required = new Set((schema['required'] as string[] | undefined) ?? [])
  const properties = Object.entries((schema['properties'] as Record<string, Json> | undefined) ?? {})
  return Object.fromEntries(
    properties
      .filter(([name]) => depth < 2 || required.has(name))
      .map(([name, one]) => [name, exampleOf(one, components, name, depth + 1)]),
  )
}

function textExample(schema: Json, name: string): string {
  const known = formats[String(schema['format'])] ?? named[name]
  if (known !== undefined) return known
  const least = Number(schema['minLength'] ?? 0)
  const text = name === '' ? 'text' : name
  return text.padEnd(least, '-').slice(0, Math.max(least, Number(schema['maxLength'] ?? 200)))
}

function numberExample(schema: Json): number {
  const least = Number(
    schema['minimum'] ?? (schema['exclusiveMinimum'] === undefined ? 1 : Number(schema['exclusiveMinimum']) + 1),
  )
  return Math.min(Math.max(1, least), Number(schema['maximum'] ?? Infinity))
}
