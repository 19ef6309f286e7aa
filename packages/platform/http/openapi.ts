import * as z from 'zod'
import type { CallLimit, Endpoint } from '#contract/endpoint.ts'
import { ApiFailureBody } from '#contract/errors.ts'
import type { Composition } from '../composition.ts'
import { limitsOf } from './rate-limits.ts'

type Json = { [key: string]: unknown }

/** The OpenAPI 3.1 description of all calls; written to docs/openapi.json so that a change shows in review. */
export function describeCalls(
  { endpoints, errors }: Pick<Composition, 'endpoints' | 'errors'>,
  info: { title: string; version: string },
): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of [...endpoints].toSorted(
    (a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'),
  )) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  const shared = shareSchemas(paths)
  return {
    openapi: '3.1.0',
    info: {
      ...info,
      description:
        'Success is { data }, lists add meta; failure is { errors: [{ message, code, field? }] } with a fitting status. Codes: x-error-codes.',
    },
    paths,
    components: {
      schemas: { Failure: schemaOf(ApiFailureBody, 'output'), ...shared },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sid',
          description: "Over plain http the cookie is called 'sid'. Changing calls send x-csrf-token.",
        },
      },
    },
    'x-error-codes': Object.fromEntries(Object.entries(errors).map(([code, { status }]) => [code, status])),
  }
}

function operation(endpoint: Endpoint): Json {
  const limits = limitsOf(endpoint)
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
    'x-access': endpoint.access,
    ...(endpoint.proof ? { 'x-proof': endpoint.proof } : {}),
    ...(limits.length > 0 ? { 'x-limits': limits.map(limitText) } : {}),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...headersOf(endpoint),
    ],
    ...(endpoint.method === 'GET' || isEmpty(endpoint.body)
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }),
    responses: {
      [String(endpoint.status)]: success(endpoint),
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

const limitText = ({ max, windowSeconds, per }: CallLimit): string => `${max} in ${windowSeconds} s per ${per}`

function success(endpoint: Endpoint): Json {
  if (endpoint.status === 204) return { description: 'Done' }
  if (endpoint.kind === 'stream') return { description: 'Server-sent events', content: { 'text/event-stream': {} } }
  if (endpoint.kind === 'raw')
    return { description: 'The file', content: { [endpoint.mediaType ?? 'application/octet-stream']: {} } }
  const data = schemaOf(endpoint.reply, 'output')
  return {
    description: 'Done',
    content: { 'application/json': { schema: { type: 'object', properties: { data }, required: ['data'] } } },
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => quiet(jsonSchema),
  }) as Json
  return rest
}

/** Leaves out what tells a reader nothing: the bounds of safe integers, and the patterns of formats that have a name. */
function quiet(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.format !== undefined) delete schema.pattern
}

const worthName = 600

/** A schema that several calls use gets a name and is listed once, below `components`. */
function shareSchemas(paths: Record<string, Json>): Record<string, Json> {
  const seen = new Map<string, { name: string; schema: Json; owners: { owner: Json; key: string }[] }>()
  const visit = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'schema' || key === 'data' || key === 'items') && typeof inner === 'object') {
        const text = JSON.stringify(inner)
        if (text.length > worthName) {
          const one = seen.get(text) ?? { name, schema: inner as Json, owners: [] }
          one.owners.push({ owner: value as Json, key })
          seen.set(text, one)
        }
      }
      visit(inner, name)
    }
  }
  for (const methods of Object.values(paths)) {
    for (const one of Object.values(methods)) visit(one, (one as { operationId: string }).operationId)
  }
  const shared: Record<string, Json> = {}
  for (const { name, schema, owners } of seen.values()) {
    if (owners.length < 2) continue
    let free = name
    for (let count = 2; free in shared; count++) free = `${name}.${count}`
    shared[free] = schema
    for (const { owner, key } of owners) owner[key] = { $ref: `#/components/schemas/${free}` }
  }
  return shared
}

const isEmpty = (schema: z.ZodType): boolean =>
  Object.keys((schemaOf(schema, 'input')['properties'] as Json | undefined) ?? {}).length === 0 &&
  !('anyOf' in schemaOf(schema, 'input'))

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const described = schemaOf(schema, 'input')
  const required = (described['required'] as string[] | undefined) ?? []
  return Object.entries((described['properties'] as Record<string, Json> | undefined) ?? {}).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }))
}

const headersOf = (endpoint: Endpoint): Json[] =>
  Object.entries(endpoint.headers ?? {}).map(([name, need]) => ({
    name,
    in: 'header',
    required: need === 'required',
    schema: { type: 'string' },
  }))
