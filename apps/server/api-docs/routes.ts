import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { type PageBytes, pageBytes } from '../site/page-bytes.ts'
import { sendPage } from '../site/send-page.ts'
import { callOf, type Description, sectionsOf } from './description.ts'
import { referencePage } from './page.ts'
import { pageScript } from './script.ts'

const description = new URL('../../../docs/openapi.json', import.meta.url)
/** Where the build puts the library of the page (apps/backoffice/api-reference.ts). */
const assets = fileURLToPath(new URL('../../backoffice/dist/assets/', import.meta.url))

/** The page loads everything from its own host. Style attributes are allowed, because the library writes them. */
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
const shared = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' }

/**
 * The description of the API calls: `/api/openapi.json` for programs, `/api/docs` for people. On the page, people search the calls and try
 * them with their own session. The page loads the description of one call at a time, because the library would need seconds to show all
 * calls. Description and page are created at the first request and then stored.
 */
export function registerApiDocs(app: FastifyInstance, folder: string = assets): void {
  let made: Promise<Documents> | undefined
  const documents = () => (made ??= describe(folder))
  // The parsed description needs ten times the memory of its text. With a weak reference, the memory can be freed while no request uses
  // the object.
  let parsed: WeakRef<Description> | undefined
  const whole = async (): Promise<Description> => {
    const known = parsed?.deref()
    if (known) return known
    const read = readDescription((await documents()).json)
    parsed = new WeakRef(read)
    return read
  }
  const send = (path: string, endpoint: string, name: keyof Documents): void =>
    void app.get(path, { config: { endpoint } }, async (request, reply) =>
      sendPage(request, reply, (await documents())[name]),
    )
  send('/api/openapi.json', 'openapi', 'json')
  send('/api/docs', 'api-docs', 'html')
  send('/api/docs/page.js', 'api-docs', 'script')
  app.get<{ Params: { id: string } }>(
    '/api/docs/calls/:id',
    { config: { endpoint: 'api-docs' } },
    async (request, reply) => {
      const call = callOf(await whole(), request.params.id)
      if (!call) return reply.callNotFound()
      const headers = { ...shared, 'content-type': 'application/json; charset=utf-8' }
      return sendPage(request, reply, await pageBytes(200, headers, Buffer.from(JSON.stringify(call)), { quick: true }))
    },
  )
}

async function describe(folder: string): Promise<Documents> {
  const of = (type: string, body: Buffer, more: Record<string, string> = {}): Promise<PageBytes> =>
    pageBytes(200, { ...shared, ...more, 'content-type': `${type}; charset=utf-8` }, body)
  const library = (await readdir(folder).catch(() => [])).find((name) => /^rapidoc-[\d.]+\.js$/.test(name))
  const json = await of('application/json', await readFile(description))
  const read = readDescription(json)
  return {
    json,
    html: await of('text/html', Buffer.from(referencePage(read, sectionsOf(read), library)), {
      'content-security-policy': pagePolicy,
    }),
    script: await of('text/javascript', Buffer.from(pageScript)),
  }
}

const readDescription = ({ bodies }: PageBytes): Description =>
  JSON.parse(bodies.identity.toString('utf8')) as Description
