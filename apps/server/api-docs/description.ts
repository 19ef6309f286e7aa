/** The parts of docs/openapi.json that the reference page reads. */
export interface Description {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: unknown
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  'x-error-codes': Readonly<Record<string, number>>
}
interface Operation {
  operationId: string
  summary: string
  tags: readonly string[]
}

export interface ListedCall {
  id: string
  method: string
  path: string
  summary: string
}
export interface Section {
  name: string
  calls: readonly ListedCall[]
}

/**
 * All API calls, grouped by section. The section of a call is its first tag, which is the first part of its id: 'orders' for
 * 'orders.place'.
 */
export function sectionsOf({ paths }: Description): Section[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id, summary, tags }]) => ({
      section: tags[0] ?? '',
      call: { id, method: method.toUpperCase(), path, summary },
    })),
  )
  return [...Map.groupBy(calls, ({ section }) => section)]
    .map(([name, all]) => ({ name, calls: all.map(({ call }) => call) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** The description of one API call, with the schemas and responses that it refers to. Undefined if there is no such call. */
export function callOf(whole: Description, id: string): object | undefined {
  for (const [path, methods] of Object.entries(whole.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId !== id) continue
      const { openapi, info, servers, components } = whole
      const used = usedBy(operation, components)
      const { securitySchemes } = components
      return {
        openapi,
        info: { title: info.title, version: info.version },
        servers,
        paths: { [path]: { [method]: operation } },
        components: { ...used, securitySchemes },
      }
    }
  return undefined
}

function usedBy(operation: Operation, components: Description['components']): Record<string, Record<string, unknown>> {
  const used: Record<string, Record<string, unknown>> = {}
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const ref: unknown = Reflect.get(value, '$ref')
    if (typeof ref === 'string') {
      const [, , kind = '', name = ''] = ref.split('/')
      const found = components[kind]?.[name]
      const known = (used[kind] ??= {})
      if (found !== undefined && !Object.hasOwn(known, name)) {
        known[name] = found
        visit(found)
      }
    }
    for (const one of Object.values(value)) visit(one)
  }
  visit(operation)
  return used
}
