import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { admin, employee } from '#testing/sessions.ts'
import { checkAccess, checkOrigin, checkToken } from './access.ts'

const post = endpoint({
  id: 'x',
  method: 'POST',
  path: '/api/x',
  access: 'staff',
  summary: 'x',
  body: z.strictObject({}),
})
const at = (headers: Record<string, string>) => ({ headers, origin: 'https://donau.example' })

describe('checkAccess', () => {
  it('checks the session first, then the role', () => {
    expect(checkAccess('public', undefined)).toBeUndefined()
    expect(checkAccess('staff', undefined)?.code).toBe('auth.session_timeout')
    expect(checkAccess('staff', employee([]))).toBeUndefined()
    expect(checkAccess(['ROLE_ADMIN'], employee([]))?.code).toBe('auth.not_privileged')
    expect(checkAccess(['ROLE_ADMIN', 'ROLE_BACKOFFICE'], admin())).toBeUndefined()
  })
})

describe('checkOrigin (docs/rules/security.md, Foreign sites)', () => {
  it.each([
    ['a program', {}, undefined],
    ['our page', { origin: 'https://donau.example', 'sec-fetch-site': 'same-origin' }, undefined],
    ['our page behind a proxy that ends TLS', { origin: 'http://donau.example' }, undefined],
    ['our public address', { origin: 'https://www.donau.at' }, undefined],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, 'request.origin'],
    ['another port', { origin: 'https://donau.example:8443' }, 'request.origin'],
    ['a name that only begins like ours', { origin: 'https://donau.example.evil.test' }, 'request.origin'],
    ['a sandbox', { origin: 'null' }, 'request.origin'],
  ])('%s', (_name, headers, code) => {
    expect(checkOrigin(post, at(headers as Record<string, string>), 'https://www.donau.at')?.code).toBe(code)
  })

  it('does not check calls that only read data, and not signed notices', () => {
    const foreign = at({ origin: 'https://evil.test' })
    expect(checkOrigin({ ...post, method: 'GET' }, foreign)).toBeUndefined()
    expect(checkOrigin({ ...post, proof: 'signature' }, foreign)).toBeUndefined()
  })
})

describe('checkToken (docs/rules/security.md, Foreign sites)', () => {
  it('requires the token of the session for every call that changes data', () => {
    const session = admin({ csrfToken: 'right' })
    expect(checkToken(post, at({ 'x-csrf-token': 'right' }), session)).toBeUndefined()
    expect(checkToken(post, at({ 'x-csrf-token': 'wrong' }), session)?.code).toBe('auth.csrf_invalid')
    expect(checkToken(post, at({}), session)?.code).toBe('auth.csrf_invalid')
    expect(checkToken({ ...post, method: 'GET' }, at({}), session)).toBeUndefined()
    expect(checkToken({ ...post, access: 'public' }, at({}), session)).toBeUndefined()
  })
})
