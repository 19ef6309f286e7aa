import { platformErrors } from '#i18n/errors.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, request, type TestBrand, testBrand } from '#testing/brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { shelfEndpoints as calls, shelves } from '../fixtures/shelves.ts'
import { createMetrics } from './metrics.ts'
import { createRateLimits } from './rate-limits.ts'
import { createHttpServer } from './server.ts'

describe('the steps of a call', () => {
  let brand: TestBrand
  beforeAll(async () => {
    brand = await testBrand({ composition: shelves(), rateLimits: true })
  })
  afterAll(() => brand.close())

  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    brand.app.inject({
      method: 'POST',
      url,
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const good = { text: 'abc', terms: true }

  it.each([
    [
      'nothing',
      {},
      [
        ['field.required', 'text'],
        ['field.required', 'terms'],
      ],
    ],
    ['blank', { ...good, text: '' }, [['field.required', 'text']]],
    ['too short', { ...good, text: 'a' }, [['field.too_short', 'text']]],
    ['too long', { ...good, text: 'abcdef' }, [['field.too_long', 'text']]],
    ['wrong type', { ...good, text: 5 }, [['field.format', 'text']]],
    ['no email', { ...good, email: 'x' }, [['field.email', 'email']]],
    ['not accepted', { ...good, terms: false }, [['field.accept', 'terms']]],
    ['no choice', { ...good, kind: 'c' }, [['field.choice', 'kind']]],
    ['unknown field', { ...good, roles: ['ROLE_ADMIN'] }, [['field.unknown', 'roles']]],
    ['inside a list', { ...good, list: [{ amount: 0 }] }, [['field.too_small', 'list.0.amount']]],
  ])('reports every invalid field: %s', async (_name, body, expected) => {
    const answer = await post('/api/echo', body)
    expect(answer.statusCode).toBe(422)
    const errors = answer.json<{ errors: { code: string; field: string; message: string }[] }>().errors
    expect(errors.map(({ code, field }) => [code, field])).toEqual(expected)
    expect(errors.every(({ message }) => message.length > 5)).toBe(true)
  })

  it('responds in the requested language', async () => {
    const text = async (url: string, language: string) =>
      (await post(url, { ...good, text: '' }, { 'accept-language': language })).json<{
        errors: { message: string }[]
      }>().errors[0]?.message
    expect(await text('/api/echo', 'de-AT,en;q=0.5')).toBe('Bitte füllen Sie dieses Feld aus.')
    expect(await text('/api/echo', 'fr, en;q=0.4')).toBe('Please fill in this field.')
    expect(await text('/api/echo?locale=en', 'de')).toBe('Please fill in this field.')
    expect(await text('/api/echo', 'fr')).toBe('Bitte füllen Sie dieses Feld aus.')
  })

  it('reads numbers and lists of one value in queries, and refuses unknown names', async () => {
    expect((await post('/api/echo?times=2&tags=x', good)).json()).toEqual({ data: { text: 'abcabc', tags: ['x'] } })
    expect((await post('/api/echo?times=9', good)).json()).toMatchObject({
      errors: [{ code: 'field.too_large', field: 'times' }],
    })
    expect((await post('/api/echo?extra=1', good)).json()).toMatchObject({
      errors: [{ code: 'field.unknown', field: 'extra' }],
    })
  })

  it.each([
    ['malformed JSON', '{', {}, 400, 'request.invalid'],
    ['JSON that is no object', '[]', {}, 400, 'request.invalid'],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'request.media_type'],
    ['too much', JSON.stringify({ text: 'x'.repeat(70_000) }), {}, 413, 'request.too_large'],
    ['another site', JSON.stringify(good), { origin: 'https://evil.example' }, 403, 'request.origin'],
    ['another site by fetch metadata', JSON.stringify(good), { 'sec-fetch-site': 'cross-site' }, 403, 'request.origin'],
    ['a sandboxed page', JSON.stringify(good), { origin: 'null' }, 403, 'request.origin'],
  ])('refuses %s', async (_name, body, headers, status, code) => {
    const answer = await post('/api/echo', body, headers)
    expect([answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([status, code])
  })

  it.each([
    'evil.example/x',
    'evil.example#',
    'evil.example?',
    'x@evil.example',
    'a b',
    '"><script>',
    'a:99999',
    '[::1',
  ])('refuses the host %s', async (host) => {
    const answer = await brand.app.inject({ url: '/api/shelf-names', headers: { host } })
    expect([answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([
      400,
      'request.invalid',
    ])
  })

  it.each(['donau.localhost:3000', '192.0.2.1', '[2001:db8::1]:3000', 'xn--mnchen-3ya.example'])(
    'accepts the host %s',
    async (host) => {
      expect((await brand.app.inject({ url: '/api/shelf-names', headers: { host } })).statusCode).toBe(200)
    },
  )

  it.each([
    ['GET', '/%zz', 400, 'request.invalid'],
    ['POST', '/de', 404, 'request.not_found'],
  ] as const)('responds to %s %s with an error in the usual shape', async (method, url, status, code) => {
    const answer = await brand.app.inject({ method, url })
    expect([answer.statusCode, answer.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([status, code])
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('limits the time to wait for the rest of a request', () => {
    expect(brand.app.server.requestTimeout).toBe(60_000)
  })

  it('accepts calls from its own pages', async () => {
    expect(
      (
        await post('/api/echo', good, {
          origin: 'http://localhost:80',
          host: 'localhost',
          'sec-fetch-site': 'same-origin',
        })
      ).statusCode,
    ).toBe(200)
  })

  it('responds to unknown addresses and malformed ids with 404 and JSON', async () => {
    expect((await brand.app.inject('/api/nowhere')).json()).toMatchObject({ errors: [{ code: 'request.not_found' }] })
    expect(await request(brand).call(calls.get, { params: { id: 'x' } }, { as: admin() })).toMatchObject({
      status: 404,
      errors: [{ code: 'record.not_found' }],
    })
  })

  it('responds to an internal error with a reference only', async () => {
    const answer = await brand.app.inject({ url: '/api/fail', headers: { 'x-request-id': 'abcdefgh-1' } })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      errors: [{ message: 'Ein unbekannter Fehler ist aufgetreten.', code: 'internal' }],
      reference: 'abcdefgh-1',
    })
    expect(answer.body).not.toContain('secret')
    expect(
      brand.logged.some((line) => line['requestId'] === 'abcdefgh-1' && JSON.stringify(line).includes('secret detail')),
    ).toBe(true)
  })

  it('responds 503 with Retry-After if the database cannot be reached while the brand is looked up', async () => {
    const { app } = createHttpServer({
      rateLimits: createRateLimits({ enabled: false }),
      checkReplies: true,
      errors: platformErrors,
      endpoints: Object.values(calls),
      brandOf: () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
      log: pino({ level: 'silent' }),
      metrics: createMetrics(),
      trustedProxies: [],
      release: 'test',
    })
    const answer = await app.inject('/api/fail')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.json()).toMatchObject({ errors: [{ code: 'request.unavailable' }] })
    await app.close()
  })

  it('refuses to send a field that is not declared, in development', async () => {
    expect((await brand.app.inject('/api/leak')).statusCode).toBe(500)
  })

  it('requires a session, a role and the session token', async () => {
    const body = { name: 'x' }
    expect(await request(brand).call(calls.create, { body })).toMatchObject({
      status: 401,
      errors: [{ code: 'auth.session_timeout' }],
    })
    expect(await request(brand).call(calls.create, { body }, { as: sessionOf(['ROLE_FRONTDESK']) })).toMatchObject({
      status: 403,
      errors: [{ code: 'auth.not_privileged' }],
    })
    const as = admin()
    expect(
      await request(brand).call(calls.create, { body }, { as, headers: { 'x-csrf-token': 'other' } }),
    ).toMatchObject({ status: 403, errors: [{ code: 'auth.csrf_invalid' }] })
    expect(await request(brand).call(calls.list, {}, { as: sessionOf([]) })).toMatchObject({ ok: true })
    const staff = await brand.app.inject({ url: '/api/shelf', headers: { cookie: cookieOf(as) } })
    expect(staff.headers['cache-control']).toBe('no-store')
  })

  it('counts calls and responds with Retry-After above the limit', async () => {
    const ping = () => request(brand).call(calls.ping, {})
    expect([(await ping()).status, (await ping()).status]).toEqual([200, 200])
    const third = await brand.app.inject({ method: 'POST', url: '/api/ping' })
    expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '60'])
    brand.clock.advance({ seconds: 61 })
    expect((await ping()).status).toBe(200)
  })

  it('responds 304 for the current snapshot, and sends the new body after a change', async () => {
    const first = await brand.app.inject('/api/shelf-names')
    const etag = String(first.headers['etag'])
    const headers = { 'if-none-match': etag }
    expect((await brand.app.inject({ url: '/api/shelf-names', headers })).statusCode).toBe(304)
    await request(brand).call(calls.create, { body: { name: 'neu' } }, { as: admin() })
    const after = await brand.app.inject({ url: '/api/shelf-names', headers })
    expect([after.statusCode, after.json<{ data: string[] }>().data.includes('neu')]).toEqual([200, true])
  })

  it('sends the security headers', async () => {
    const { headers } = await brand.app.inject('/api/shelf-names')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('gives the same results in process as over HTTP', async () => {
    expect(
      await brand.api().call(calls.echo, { body: { text: 'ab', terms: true }, query: { times: 2 } }),
    ).toMatchObject({ ok: true, value: { text: 'abab' } })
    expect(await brand.api().call(calls.echo, { body: { text: 'ab' } as never })).toMatchObject({
      ok: false,
      status: 422,
      errors: [{ field: 'terms' }],
    })
    expect(await brand.api().call(calls.list)).toMatchObject({ ok: false, status: 401 })
    expect(await brand.api({ session: admin() }).call(calls.create, { body: { name: 'innen' } })).toMatchObject({
      ok: true,
      status: 201,
    })
  })
})
