/** The parts of JSON Schema that docs/openapi.json uses. */
interface Schema {
  $ref?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  type?: string | readonly string[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  prefixItems?: readonly Schema[]
  description?: string
}

interface Content {
  content?: Readonly<Record<string, { schema?: Schema }>>
}

interface Operation {
  summary: string
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: Content
  responses: Readonly<Record<string, Content>>
  'x-access'?: unknown
  'x-proof'?: string
  'x-scope'?: string
}

/** The description of all API calls (docs/openapi.json). */
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
const union = (parts: readonly string[]): string => [...new Set(parts)].join(' | ') || 'never'
const bracketed = (type: string): string => (type.includes(' | ') ? `(${type})` : type)

/** Converts a schema to a TypeScript type. Bounds and patterns cannot be expressed as types; the server checks them. */
function typeOf(schema: Schema | undefined): string {
  if (!schema) return 'unknown'
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown'
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((one) => JSON.stringify(one)))
  const options = schema.anyOf ?? schema.oneOf
  if (options) return union(options.map(typeOf))
  if (typeof schema.type === 'object') return union(schema.type.map((type) => typeOf({ ...schema, type })))
  if (schema.type === 'integer') return 'number'
  if (schema.type === 'array') {
    if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`
    return `${bracketed(typeOf(schema.items))}[]`
  }
  if (schema.type === 'object') return objectType(schema)
  return schema.type ?? 'unknown'
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${nameOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`
}

const isJson = (type: string): boolean => type.includes('json')

/**
 * Is the API call part of the client library for other programs? The library contains public GET calls and the calls that can be made with
 * an API key. It contains no streams, and no calls whose caller proves its identity in another way (`proof`).
 */
function isForPrograms(method: string, operation: Operation): boolean {
  const types = Object.values(operation.responses).flatMap(({ content }) => Object.keys(content ?? {}))
  if (operation['x-proof'] !== undefined || types.includes('text/event-stream')) return false
  return operation['x-scope'] !== undefined || (operation['x-access'] === 'public' && method === 'get')
}

function replyOf({ responses }: Operation): string {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const [type = '', media] = Object.entries(success?.content ?? {})[0] ?? []
  if (type === '') return 'undefined'
  if (isJson(type)) return typeOf(media?.schema?.properties?.['data'])
  return type.startsWith('text/') ? 'string' : 'Uint8Array'
}

function inputOf(operation: Operation): string[] {
  const all = operation.parameters ?? []
  const part = (where: string, name: string): string[] => {
    const some = all.filter((one) => one.in === where)
    if (some.length === 0) return []
    const properties = Object.fromEntries(some.map((one) => [one.name, one.schema ?? {}]))
    const required = some.filter((one) => one.required).map((one) => one.name)
    return [`${name}${required.length > 0 ? '' : '?'}: ${typeOf({ type: 'object', properties, required })}`]
  }
  const body = operation.requestBody?.content?.['application/json']
  const key = all.find(({ name }) => name === 'idempotency-key')
  return [
    ...part('path', 'path'),
    ...part('query', 'query'),
    ...(body ? [`body: ${typeOf(body.schema)}`] : []),
    ...(key ? [`idempotencyKey${key.required ? '' : '?'}: string`] : []),
  ]
}

/**
 * Returns the text of a TypeScript file. It contains one interface with all API calls that programs can make, and the named types that
 * these calls use.
 */
export function callsText({ paths, components }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, operation]) => isForPrograms(method, operation))
      .map(([method, operation]) => {
        const scope = operation['x-scope'] ? ` Scope: ${operation['x-scope']}.` : ''
        const about = `${operation.summary}.${scope}`.replaceAll('*/', '* /')
        const parts = [...inputOf(operation), `reply: ${replyOf(operation)}`].join('; ')
        return `  /** ${about} */\n  ${JSON.stringify(`${method.toUpperCase()} ${path}`)}: { ${parts} }`
      }),
  )
  const text = `export interface Calls {\n${calls.join('\n')}\n}\n`
  return `// Generated from the description of the calls: npm run client.\n${shapesFor(text, components.schemas)}${text}`
}

/** The TypeScript types of all named schemas that occur in `text`. Schemas that these types mention are included, too. */
function shapesFor(text: string, schemas: Description['components']['schemas']): string {
  const wanted = new Map<string, string>()
  const add = (from: string): void => {
    for (const [name] of from.matchAll(/\b[A-Z]\w*\b/g)) {
      const schema = schemas[name]
      if (!schema || wanted.has(name)) continue
      const type = typeOf(schema)
      wanted.set(name, `export type ${name} = ${type}\n`)
      add(type)
    }
  }
  add(text.replaceAll(/\/\*\*.*\*\//g, ''))
  return [...wanted]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, declared]) => declared)
    .join('')
}
