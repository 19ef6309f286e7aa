import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { type PageBytes, pageBytes } from './site/page-bytes.ts'
import { sendPage } from './site/send-page.ts'

const description = new URL('../../docs/openapi.json', import.meta.url)
/** Where the build puts the library of the page (apps/backoffice/api-reference.ts). */
const assets = fileURLToPath(new URL('../backoffice/dist/assets/', import.meta.url))

/** Everything from this host. The library writes style attributes. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Documents = Record<'json' | 'html' | 'script', PageBytes>

/**
 * The description of the calls: `/api/openapi.json` for programs, `/api/docs` for people, who search it and try calls with their own session. Made
 * at the first request, then kept.
 */
export function registerApiDocs(app: FastifyInstance, folder: string = assets): void {
  let made: Promise<Documents> | undefined
  const documents = () => (made ??= describe(folder))
  const send = (path: string, endpoint: string, name: keyof Documents): void =>
    void app.get(path, { config: { endpoint } }, async (request, reply) =>
      sendPage(request, reply, (await documents())[name]),
    )
  send('/api/openapi.json', 'openapi', 'json')
  send('/api/docs', 'api-docs', 'html')
  send('/api/docs/page.js', 'api-docs', 'script')
}

async function describe(folder: string): Promise<Documents> {
  const shared = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' }
  const of = (type: string, body: Buffer, more: Record<string, string> = {}): Promise<PageBytes> =>
    pageBytes(200, { ...shared, ...more, 'content-type': `${type}; charset=utf-8` }, body)
  const library = (await readdir(folder).catch(() => [])).find((name) => /^rapidoc-[\d.]+\.js$/.test(name))
  return {
    json: await of('application/json', await readFile(description)),
    html: await of('text/html', Buffer.from(page(library)), { 'content-security-policy': pagePolicy }),
    script: await of('text/javascript', Buffer.from(script)),
  }
}

const page = (library: string | undefined): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Servus API</title>
<style>html { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif } body { margin: 0 } main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem }</style>
${library ? `<script type="module" src="/backend/assets/${library}"></script><script type="module" src="/api/docs/page.js"></script>` : ''}</head><body>
${
  library
    ? `<rapi-doc id="reference" spec-url="/api/openapi.json" render-style="focused" show-header="false" load-fonts="false" regular-font="system-ui"
 mono-font="ui-monospace, monospace" allow-authentication="false" allow-server-selection="false" allow-spec-url-load="false" allow-spec-file-load="false"
 allow-advanced-search="true" show-method-in-nav-bar="as-colored-text" schema-style="tree" fetch-credentials="same-origin" primary-color="#0b7285"></rapi-doc>
<noscript><main><h1>Servus API</h1><p>This page needs JavaScript. The description itself is <a href="/api/openapi.json">openapi.json</a>.</p></main></noscript>`
    : `<main><h1>Servus API</h1><p>The reference is not built yet: run <code>npm run build</code>. The description itself is <a href="/api/openapi.json">openapi.json</a>.</p></main>`
}
</body></html>
`

/** Follows the colours of the system, and sends the token of the session with calls that are tried. */
const script = `const reference = document.getElementById('reference')
const dark = matchMedia('(prefers-color-scheme: dark)')
const look = (name, value) => reference.setAttribute(name, value)
const follow = () => {
  look('theme', dark.matches ? 'dark' : 'light')
  look('nav-bg-color', dark.matches ? '#22262a' : '#f1f4f6')
  look('nav-text-color', dark.matches ? '#d5dade' : '#343a40')
}
// A narrow page has no room for the list of calls beside them: they are opened one below the other.
if (innerWidth < 768) look('render-style', 'view')
follow()
dark.addEventListener('change', follow)
const me = await fetch('/api/users/me', { credentials: 'same-origin' }).catch(() => undefined)
const token = me?.ok ? (await me.json()).data.csrfToken : undefined
reference.addEventListener('before-try', ({ detail }) => {
  if (token) detail.request.headers.append('x-csrf-token', token)
})
`
