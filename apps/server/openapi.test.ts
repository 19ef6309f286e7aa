import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { composeServus } from './compose/composition.ts'
import { openApiText } from './openapi-text.ts'

const contracts = composeServus().endpoints

describe('docs/openapi.json', () => {
  it('describes the calls as they are; after a change: npm run openapi', () => {
    const committed = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
    expect(committed === openApiText(), 'docs/openapi.json is stale: npm run openapi').toBe(true)
  })

  it('names each call once', () => {
    const ids = contracts.map((endpoint) => endpoint.id)
    const routes = contracts.map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([])
  })
})
