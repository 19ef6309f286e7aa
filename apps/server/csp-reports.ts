import type { FastifyInstance } from 'fastify'

/** The address to which browsers report what a content policy has blocked (docs/rules/security.md, Headers). */
export const cspReportPath = '/api/csp-reports'

const largestReport = 16 * 1024
/**
 * Maximum number of reports that one process logs in a minute. Anybody may send reports, so without this limit somebody could fill the log.
 */
const mostPerMinute = 60

interface PolicyReport {
  directive: string
  /** The blocked address: scheme and host, or a word such as 'inline'. */
  blocked: string
  /** The kind of page: at most two parts of its path, because further parts may be the secret of an order. */
  page: string
}

/**
 * Reads only the fields of a report that identify no person. Both formats that browsers send are accepted. Undefined if `body` is not a
 * report.
 */
export function readPolicyReport(body: unknown): PolicyReport | undefined {
  const one: unknown = Array.isArray(body) ? body[0] : body
  const report = fieldOf(one, 'csp-report') ?? fieldOf(one, 'body')
  const text = (...names: string[]): string => {
    const found = names.map((name) => fieldOf(report, name)).find((value) => typeof value === 'string')
    return typeof found === 'string' ? found.slice(0, 500) : ''
  }
  const directive = text('effective-directive', 'effectiveDirective', 'violated-directive').split(' ')[0] ?? ''
  if (!/^[a-z-]{3,40}$/.test(directive)) return undefined
  const page = urlOf(text('document-uri', 'documentURL'))?.pathname.split('/').slice(0, 3).join('/') ?? ''
  const blocked = text('blocked-uri', 'blockedURL')
  return { directive, blocked: urlOf(blocked)?.origin ?? blocked.replaceAll(/[^\w-]/g, '').slice(0, 40), page }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const urlOf = (text: string): URL | undefined =>
  /^https?:/.test(text) && URL.canParse(text) ? new URL(text) : undefined

/**
 * Receives reports. Logs at most 60 reports a minute, each with the id of its request. The response is always 204, because browsers do not
 * use it.
 */
export function registerCspReports(app: FastifyInstance, now: () => number): void {
  let minute = 0
  let logged = 0
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: largestReport },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)) as unknown)
        } catch {
          done(null, undefined)
        }
      },
    )
    scope.post(
      cspReportPath,
      { config: { endpoint: 'csp-reports' }, bodyLimit: largestReport },
      async (request, reply) => {
        const current = Math.floor(now() / 60_000)
        if (current !== minute) [minute, logged] = [current, 0]
        const report = readPolicyReport(request.body)
        if (report && logged < mostPerMinute) {
          logged++
          app.log.warn({ ...report, requestId: request.id }, 'A content policy refused something')
        }
        return reply.code(204).header('cache-control', 'no-store').send()
      },
    )
  })
}
