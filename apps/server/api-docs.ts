import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { type PageBytes, pageBytes } from './site/page-bytes.ts'
import { sendPage } from './site/send-page.ts'

const description = new URL('../../docs/openapi.json', import.meta.url)

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  'x-access': string | string[]
  'x-limits'?: string[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>
}

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/**
 * The description of the calls, for programs and for people. It is built and compressed from the committed file at the first request, then
 * kept.
 */
export function registerApiDocs(app: FastifyInstance): void {
  let made: Promise<{ json: PageBytes; html: PageBytes }> | undefined
  const documents = () => (made ??= describe())
  app.get('/api/openapi.json', { config: { endpoint: 'openapi' } }, async (request, reply) =>
    sendPage(request, reply, (await documents()).json),
  )
  app.get('/api/docs', { config: { endpoint: 'api-docs' } }, async (request, reply) =>
    sendPage(request, reply, (await documents()).html),
  )
}

async function describe(): Promise<{ json: PageBytes; html: PageBytes }> {
  const text = await readFile(description)
  const shared = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' }
  const html = Buffer.from(page(JSON.parse(text.toString('utf8')) as Spec))
  return {
    json: await pageBytes(200, { ...shared, 'content-type': 'application/json; charset=utf-8' }, text),
    html: await pageBytes(
      200,
      { ...shared, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy },
      html,
    ),
  }
}

interface Spec {
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  'x-error-codes': Record<string, number>
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const json = (value: unknown): string => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
code, pre { font: 0.875rem/1.45 ui-monospace, monospace; }
pre { overflow: auto; max-height: 30rem; padding: 0.75rem; border-radius: 0.5rem; background: color-mix(in srgb, CanvasText 6%, Canvas); }
details { border-top: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); padding: 0.5rem 0; }
summary { cursor: pointer; } summary b { display: inline-block; min-width: 4.5rem; } small { opacity: 0.75; }
table { border-collapse: collapse; } td, th { text-align: left; padding: 0.15rem 1rem 0.15rem 0; vertical-align: top; }`

function page(spec: Spec): string {
  const calls = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))]
  const sections = tags.map(
    (tag) =>
      `<h2 id="${escape(tag)}">${escape(tag)}</h2>${calls
        .filter(({ operation }) => operation.tags[0] === tag)
        .map(callHtml)
        .join('')}`,
  )
  const codes = Object.entries(spec['x-error-codes']).map(
    ([code, status]) => `<tr><td><code>${escape(code)}</code></td><td>${status}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(spec.info.title)} API</title><style>${style}</style></head><body>
<h1>${escape(spec.info.title)} API <small>${escape(spec.info.version)}</small></h1><p>${escape(spec.info.description)}</p><p><a href="/api/openapi.json">openapi.json</a></p>
<nav>${tags.map((tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join(' · ')}</nav>${sections.join('')}
<h2>Error codes</h2><table>${codes.join('')}</table></body></html>`
}

function callHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const access = Array.isArray(operation['x-access']) ? operation['x-access'].join(', ') : operation['x-access']
  const parameters = operation.parameters.map(
    (one) =>
      `<tr><td><code>${escape(one.name)}</code></td><td>${one.in}${one.required ? ', required' : ''}</td><td><code>${escape(JSON.stringify(one.schema))}</code></td></tr>`,
  )
  const body = operation.requestBody?.content['application/json']?.schema
  const answer = Object.entries(operation.responses).find(([status]) => status !== 'default')
  const reply = answer?.[1].content?.['application/json']?.schema
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> – ${escape(operation.summary)} <small>(${escape(access)})</small></summary>
${operation['x-limits'] ? `<p>Limit: ${escape(operation['x-limits'].join('; '))}</p>` : ''}${parameters.length > 0 ? `<table>${parameters.join('')}</table>` : ''}
${body ? `<h4>Body</h4>${json(body)}` : ''}${answer ? `<h4>${answer[0]} ${escape(answer[1].description)}</h4>${reply ? json(reply) : ''}` : ''}</details>`
}
