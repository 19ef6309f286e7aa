import type { Endpoint } from '#contract/endpoint.ts'

export { failuresOf } from '#contract/shape-failures.ts'

/** How a query is prepared before its schema checks it. */
export interface QueryPlan {
  /**
   * False if `?locale=` (the language of messages) must be removed before the check, because the schema does not declare this parameter.
   */
  keepsLocale: boolean
  /** Fields that are lists. A single value in the query becomes a list with one value. */
  lists: readonly string[]
  acceptsNothing: boolean
}

interface Unwrappable {
  def: { type: string; innerType?: unknown; in?: unknown }
}

export function planQuery(endpoint: Endpoint): QueryPlan {
  const shape = 'shape' in endpoint.query ? (endpoint.query as { shape: Record<string, unknown> }).shape : {}
  const lists = Object.entries(shape).flatMap(([name, schema]) =>
    kindOf(schema as Unwrappable) === 'array' ? [name] : [],
  )
  return { keepsLocale: 'locale' in shape, lists, acceptsNothing: Object.keys(shape).length === 0 }
}

function kindOf(schema: Unwrappable): string {
  const inner = schema.def.innerType ?? schema.def.in
  return schema.def.type !== 'array' && inner ? kindOf(inner as Unwrappable) : schema.def.type
}

export function prepareQuery(raw: Readonly<Record<string, unknown>>, plan: QueryPlan): Record<string, unknown> {
  const query: Record<string, unknown> = { ...raw }
  if (!plan.keepsLocale) delete query['locale']
  for (const name of plan.lists) if (typeof query[name] === 'string') query[name] = [query[name]]
  return query
}
