import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { jsonLdContext } from './head/json-ld.server.ts'
import { islandFilesContext } from './island-files-context.ts'
import {
  PageDataContext,
  pageDataContext,
  ShellContext,
  shellContext,
  StoreIslandContext,
  storeIslandContext,
} from './page-data-context.ts'
import { reportContext } from './report-context.ts'

export { islandFilesContext } from './island-files-context.ts'
export { reportContext } from './report-context.ts'
export { siteContext } from './site-context.ts'
export { createRequestHandler, RouterContextProvider } from 'react-router'

/**
 * Renders a page whole: pages are cached as bytes, and the policy for scripts names each inline script by its hash, so that nothing
 * can be sent before the last of them is known.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const document = (
    <ShellContext value={context.get(shellContext)}>
      <PageDataContext value={context.get(pageDataContext)}>
        <StoreIslandContext value={context.get(storeIslandContext)}>
          <ServerRouter context={page} url={request.url} />
        </StoreIslandContext>
      </PageDataContext>
    </ShellContext>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  const matches = page.staticHandlerContext.matches
  const isTask = matches.some(
    ({ route }) => (page.routeModules[route.id]?.handle as { isTask?: boolean } | undefined)?.isTask,
  )
  if (!isTask) return new Response(withHead(renderToString(document), contentHead(page, context)), { status, headers })
  const { html, failed } = await renderTask(document, context.get(reportContext))
  return new Response(html, { status: failed ? 500 : status, headers })
}

/** A task page brings its data for the browser's router, which comes in after the first rendering. */
async function renderTask(
  document: ReactNode,
  report: (error: unknown) => void,
): Promise<{ html: string; failed: boolean }> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let failed = false
  const { pipe } = renderToPipeableStream(document, {
    onAllReady() {
      const chunks: Buffer[] = []
      const body = new PassThrough()
      body.on('data', (chunk: Buffer) => chunks.push(chunk))
      body.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
      pipe(body)
    },
    onShellError: reject,
    onError(error) {
      failed = true
      report(error)
    },
  })
  return { html: await promise, failed }
}

/** For search engines, and the one script that wakes the islands with the files it will ask for. */
function contentHead({ manifest }: EntryContext, context: Readonly<RouterContextProvider>): string {
  const text = context.get(jsonLdContext)
  const facts = text && `<script type="application/ld+json">${text}</script>`
  const files = context.get(islandFilesContext)[context.get(storeIslandContext) ? 'store' : 'content']
  const preloads = files.map((href) => `<link rel="modulepreload" href="${href}">`)
  return `${facts}${preloads.join('')}<script type="module" src="${manifest.entry.module}"></script>`
}

const withHead = (html: string, additions: string): string => html.replace('</head>', () => `${additions}</head>`)

/** Bugs are logged by the server with their request's id; what a caller did wrong (404) is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error)
}
