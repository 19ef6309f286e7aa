import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { composeServus } from './compose/composition.ts'
import { openApiText } from './openapi-text.ts'

const contracts = composeServus().endpoints

interface Operation {
  operationId: string
  summary: string
  description: string
  requestBody?: { content: Record<string, object> }
  responses: Record<string, { content?: Record<string, object> }>
}

/** The example of a JSON body or of a JSON response. */
const exampleIn = (holder: { content?: Record<string, object> } | undefined): unknown => {
  const content = holder?.content?.['application/json'] as { examples?: { example: { value: unknown } } } | undefined
  return content?.examples?.example.value
}

let text = ''
let operations: Operation[] = []
let schemas: Record<string, unknown> = {}
beforeAll(async () => {
  text = await openApiText()
  const read = JSON.parse(text) as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, unknown> }
  }
  operations = Object.values(read.paths).flatMap((methods) => Object.values(methods))
  schemas = read.components.schemas
})

describe('docs/openapi.json', () => {
  it('describes the calls as they are (after a change run: npm run openapi)', () => {
    const committed = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
    expect(committed === text, 'docs/openapi.json is stale: npm run openapi').toBe(true)
  })

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(text)).toMatchObject({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('refers only to definitions that exist', () => {
    const read = JSON.parse(text) as unknown
    const refs = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, ref = '']) => ref)
    const at = (ref: string): unknown =>
      ref
        .slice(2)
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], read)
    expect([...new Set(refs)].filter((ref) => !ref.startsWith('#/') || at(ref) === undefined)).toEqual([])
    expect(refs.length).toBeGreaterThan(100)
  })

  it('has names that people use', () => {
    const names = Object.keys(schemas)
    expect(names).toEqual(
      expect.arrayContaining(['Order', 'PublicOrder', 'Product', 'ProductInput', 'ProductChange', 'Failure']),
    )
    expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name) || /^Part\d*$/.test(name))).toEqual([])
  })

  it('describes for each call who may make it and what refuses it, and shows an example of its request and response', () => {
    for (const one of operations) {
      const statuses = Object.keys(one.responses)
      expect(one.description, one.operationId).toMatch(/^For /)
      expect(
        statuses.some((status) => status.startsWith('4')),
        one.operationId,
      ).toBe(true)
      const shown = [one.requestBody, ...Object.values(one.responses)].flatMap((holder) =>
        holder?.content?.['application/json'] ? [holder.content['application/json']] : [],
      )
      for (const content of shown.filter((one) => 'schema' in one))
        expect(content, one.operationId).toHaveProperty('examples.example.value')
    }
  })

  it('shows examples that the call itself would accept and return', () => {
    const wrong: string[] = []
    let checked = 0
    const check = (what: string, schema: ZodType, value: unknown): void => {
      checked++
      const { error } = schema.safeParse(value)
      if (error)
        wrong.push(`${what}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join()}`)
    }
    for (const endpoint of contracts) {
      const one = operations.find(({ operationId }) => operationId === endpoint.id)
      const sent = exampleIn(one?.requestBody)
      if (sent !== undefined) check(`${endpoint.id} is sent`, endpoint.body, sent)
      const answered = exampleIn(one?.responses[String(endpoint.status)]) as { data: unknown } | undefined
      if (answered !== undefined) check(`${endpoint.id} answers`, endpoint.reply, answered.data)
    }
    expect(wrong, 'give the schema .meta({ examples: […] }), or openapi-example.ts a sample').toEqual([])
    expect(checked).toBeGreaterThan(500)
  })

  it('has a summary and a description for every call', () => {
    expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([])
    expect(operations).toHaveLength(contracts.length)
  })

  it('has a different name for each call', () => {
    const ids = contracts.map((endpoint) => endpoint.id)
    const routes = contracts.map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([])
  })
})
