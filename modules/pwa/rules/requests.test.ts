import { describe, expect, test } from 'vitest'
import { kindOf, mayKeep, offlinePath, pageKey, startPaths } from './requests.ts'

const origin = 'https://lindwurm.example'
const asked = (path: string, mode = 'navigate', method = 'GET') => kindOf({ method, mode, url: origin + path }, origin)

describe('requests and responses of the worker (docs/rules/app.md, What is kept)', () => {
  test.each([
    ['/assets/client-abc.js', 'no-cors', 'file'],
    ['/image/small/0199-1.webp', 'no-cors', 'picture'],
    ['/theme/lindwurm/icon.png', 'no-cors', 'picture'],
    ['/de/startseite', 'navigate', 'page'],
    ['/de/store/lindwurm?table=3', 'navigate', 'page'],
    ['/api/init', 'cors', 'page'],
    ['/', 'navigate', 'page'],
    ['/de/status/ABC/hash', 'navigate', 'personal'],
    ['/status/ABC/hash', 'navigate', 'personal'],
    ['/de/%73tatus/ABC/hash', 'navigate', 'personal'],
    ['/de/store/lindwurm/checkout', 'navigate', 'personal'],
    ['/de/store/lindwurm/checkout/error', 'navigate', 'personal'],
    ['/de/preview/token', 'navigate', 'personal'],
    ['/api/orders/public/a/b', 'cors', 'none'],
    ['/api/users/me', 'cors', 'none'],
    ['/backend/seiten', 'navigate', 'none'],
    ['/build/service-worker.js', 'same-origin', 'none'],
    ['/upload/hash/1-1.pdf', 'no-cors', 'none'],
    ['/de/startseite.data', 'cors', 'none'],
  ] as const)('%s (%s) is %s', (path, mode, kind) => expect(asked(path, mode)).toBe(kind))

  test('requests that change something, and requests to other hosts, are left to the browser', () => {
    expect(asked('/api/init', 'cors', 'POST')).toBe('none')
    expect(kindOf({ method: 'GET', mode: 'navigate', url: 'https://other.example/' }, origin)).toBe('none')
  })

  test.each([
    [200, {}, true],
    [200, { 'cache-control': 'no-cache' }, true],
    [200, { 'cache-control': 'no-store' }, false],
    [200, { 'cache-control': 'private, max-age=60' }, false],
    [200, { 'set-cookie': 'sid=1' }, false],
    [404, {}, false],
    [302, {}, false],
  ])('a response %i with %j may be stored: %s', (status, headers, isKept) => {
    expect(mayKeep({ status, type: 'basic', headers: new Headers(headers as Record<string, string>) })).toBe(isKept)
  })

  test('a page is stored once, whatever its query is; its offline page is in its language', () => {
    expect(pageKey(`${origin}/de/store/lindwurm?table=3#x`)).toBe(`${origin}/de/store/lindwurm`)
    expect(offlinePath(`${origin}/en/store/lindwurm`)).toBe('/en/offline')
    expect(offlinePath(`${origin}/`)).toBe('/de/offline')
    expect(startPaths(`${origin}/`, ['en-GB'])[0]).toBe('/en/home')
    expect(startPaths(`${origin}/de`, ['en-GB'])[0]).toBe('/de/startseite')
    expect(startPaths(`${origin}/de/karte`, ['de'])).toEqual([])
  })
})
