import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { cspReportPath, readPolicyReport, registerCspReports } from './csp-reports.ts'

const old = {
  'csp-report': {
    'document-uri': 'https://donau.example/de/status/A1B2/geheimer-hash?x=1',
    'effective-directive': 'script-src',
    'blocked-uri': 'https://evil.example/x.js?token=1',
    'script-sample': 'alert(document.cookie)',
  },
}
const said = { directive: 'script-src', blocked: 'https://evil.example', page: '/de/status' }

// Browsers send reports in two formats. Both are read (docs/rules/security.md, Headers).
test.each([
  ['in the old form', old, said],
  [
    'in the new form',
    [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'about:blank' },
      },
    ],
    { directive: 'img-src', blocked: 'inline', page: '' },
  ],
  ['that is none', { a: 1 }, undefined],
  ['that is nothing', undefined, undefined],
  ['with a directive that is none', { 'csp-report': { 'effective-directive': 'x\n{"level":60}' } }, undefined],
])('a report %s is read without the data that identifies a person', (_form, body, expected) =>
  expect(readPolicyReport(body)).toEqual(expected),
)

test('reports are logged, at most 60 in a minute, and the response is always 204', async () => {
  const lines: string[] = []
  let at = 0
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  registerCspReports(app, () => at)
  const send = (payload: string, type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: cspReportPath, headers: { 'content-type': type }, payload })
  const logged = () => lines.filter((line) => line.includes('A content policy refused')).length
  for (let n = 0; n < 65; n++) expect((await send(JSON.stringify(old))).statusCode).toBe(204)
  expect(logged()).toBe(60)
  at = 60_000
  expect((await send(JSON.stringify(old), 'application/reports+json')).statusCode).toBe(204)
  expect((await send('{')).statusCode).toBe(204)
  expect(logged()).toBe(61)
  expect(lines.join('')).not.toMatch(/geheimer-hash|token=1|document\.cookie/)
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413)
  await app.close()
})
