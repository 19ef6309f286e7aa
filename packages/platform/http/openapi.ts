import * as z from 'zod'
import { type CallLimit, type Endpoint, PageMeta } from '#contract/endpoint.ts'
import { ApiFailureBody } from '#contract/errors.ts'
import type { Composition } from '../composition.ts'
import { refusalsOf, refusedResponses } from './openapi-answers.ts'
import { describeEvents } from './openapi-events.ts'
import { exampleOf } from './openapi-example.ts'
import { type Json, openSchemaBook, type SchemaBook, type SchemaNames } from './openapi-schemas.ts'
import { limitsOf } from './rate-limits.ts'

const description = `Success is \`{ data }\`, lists add \`meta\`; failure is \`{ errors: [{ message, code, field? }] }\` with a fitting status. Every code with its status stands in \`x-error-codes\`.

Calls without a lock are for everybody. A program sends a key: \`Authorization: Bearer srv_…\`; \`x-scope\` says what the key must be allowed. People use the session of a staff user: sign in with \`POST /api/auth/login\` and send the cookie; calls that change something also send the answer's \`csrfToken\` as \`x-csrf-token\`.

Amounts of money are decimals of the brand's currency, times are ISO 8601 in UTC. A change names the \`version\` that its caller has seen.`

/**
 * Creates the OpenAPI 3.1 description of all API calls and events. It is written to docs/openapi.json, so that changes are visible in
 * reviews.
 */
export function describeCalls(
  { endpoints, errors, scopes, events }: Pick<Composition, 'endpoints' | 'errors' | 'scopes' | 'events'>,
  info: { title: string; version: string },
  names: SchemaNames = new Map(),
): Json {
  const book = openSchemaBook(new Map([...names, [ApiFailureBody, 'Failure'], [PageMeta, 'PageMeta']]))
  const paths: Record<string, Json> = {}
  for (const endpoint of [...endpoints].toSorted(
    (a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'),
  )) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(endpoint, book, scopes.get(endpoint.id)),
    }
  }
  book.schemaOf(ApiFailureBody, 'output')
  const webhooks = describeEvents(events, book)
  const schemas = book.components({ ...paths, ...webhooks })
  addExamples(paths, schemas)
  return {
    openapi: '3.1.0',
    info: { ...info, description },
    servers: [{ url: '/', description: 'This installation' }],
    tags: [...new Set(endpoints.map(tagOf))].toSorted().map((name) => ({ name })),
    paths,
    webhooks,
    components: {
      schemas,
      responses: refusedResponses(),
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of a program: srv_<prefix>_<secret>. No cookie and no x-csrf-token.',
        },
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

const tagOf = ({ id }: Endpoint): string => id.split('.')[0] ?? id

function operation(endpoint: Endpoint, book: SchemaBook, scope: string | undefined): Json {
  const limits = limitsOf(endpoint)
  const body = endpoint.method === 'GET' ? undefined : book.schemaOf(endpoint.body, 'input')
  const [params, query] = [parametersOf(endpoint.params, 'path', book), parametersOf(endpoint.query, 'query', book)]
  const hasBody = body !== undefined && !isNothing(endpoint.body)
  const has = {
    body: hasBody,
    query: query.length > 0,
    params: params.length > 0,
    version: hasBody && 'version' in shapeOf(endpoint.body),
  }
  return {
    operationId: endpoint.id,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: sentences(endpoint, limits),
    security: endpoint.access === 'public' ? [] : [{ session: [] }, ...(scope === undefined ? [] : [{ key: [] }])],
    'x-access': endpoint.access,
    ...(scope === undefined ? {} : { 'x-scope': scope }),
    ...(endpoint.proof ? { 'x-proof': endpoint.proof } : {}),
    ...(limits.length > 0 ? { 'x-limits': limits.map(limitText) } : {}),
    parameters: [...params, ...query, ...headersOf(endpoint)],
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: { [String(endpoint.status)]: success(endpoint, book), ...refusalsOf(endpoint, has) },
  }
}

/** Sentences that say who may make the API call, and how often. */
function sentences(endpoint: Endpoint, limits: readonly CallLimit[]): string {
  const { access, proof, method } = endpoint
  const who = {
    public: 'For everybody.',
    staff: 'For every signed-in staff user.',
  }
  const roles = (list: readonly string[]): string =>
    `For the roles ${list.map((one) => one.replace('ROLE_', '')).join(', ')}.`
  return [
    typeof access === 'string' ? who[access] : roles(access),
    proof === 'key'
      ? 'A key opens it instead of a session.'
      : proof === 'signature'
        ? 'The signature of the body proves its sender.'
        : '',
    access !== 'public' && method !== 'GET' ? 'Send `x-csrf-token`.' : '',
    limits.length > 0 ? `At most ${limits.map(limitText).join('; ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const limitText = ({ max, windowSeconds, per, within }: CallLimit): string =>
  `${max} in ${windowSeconds} s per ${per}${within ? ` and ${within}` : ''}`

function success(endpoint: Endpoint, book: SchemaBook): Json {
  if (endpoint.status === 204) return { description: 'Done' }
  if (endpoint.kind === 'stream')
    return { description: 'Server-sent events', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  if (endpoint.kind === 'raw')
    return { description: 'The file', content: { [endpoint.mediaType ?? 'application/octet-stream']: {} } }
  const isPaged = 'page' in shapeOf(endpoint.query)
  const properties = {
    data: book.schemaOf(endpoint.reply, 'output'),
    ...(isPaged ? { meta: book.schemaOf(PageMeta, 'output') } : {}),
  }
  return {
    description: 'Done',
    content: { 'application/json': { schema: { type: 'object', properties, required: Object.keys(properties) } } },
  }
}

const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}

const isNothing = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodObject && Object.keys(shapeOf(schema)).length === 0

function parametersOf(schema: z.ZodType, place: 'path' | 'query', book: SchemaBook): Json[] {
  return Object.entries(shapeOf(schema)).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || !one.safeParse(undefined).success,
    schema: book.schemaOf(one, 'input'),
  }))
}

const headersOf = (endpoint: Endpoint): Json[] =>
  Object.entries(endpoint.headers ?? {}).map(([name, need]) => ({
    name,
    in: 'header',
    required: need === 'required',
    schema: { type: 'string' },
  }))

/** Adds an example to each JSON body and response. */
function addExamples(paths: Record<string, Json>, schemas: Record<string, Json>): void {
  const add = (holder: unknown): void => {
    const content = (holder as { content?: Record<string, Json> } | undefined)?.content?.['application/json']
    if (!content?.['schema']) return
    // The example gets a name, because the reference page would treat an example without a name as a list of examples.
    content['examples'] = { example: { value: exampleOf(content['schema'] as Json, schemas) } }
  }
  for (const one of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const { requestBody, responses } = one as { requestBody?: Json; responses: Record<string, Json> }
    add(requestBody)
    for (const answer of Object.values(responses)) add(answer)
  }
}
