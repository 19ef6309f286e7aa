import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { ScreensContext } from '#ui/site/screens.tsx'
import { contentRenderer } from './content/render-content.server.tsx'
import { site } from './modules.server.ts'
import { reportContext } from './report-context.ts'
import { screensContext } from './site-context.ts'

export { reportContext } from './report-context.ts'
export { filesContext, siteContext } from './site-context.ts'
export { isContentPath } from './task-paths.ts'
export { createRequestHandler, RouterContextProvider } from 'react-router'

export const renderContent = contentRenderer(site)
export const { ownQuery } = site

/**
 * Renders a task page or an error page completely before sending. The content policy contains the hash of each inline script, and the
 * header with the policy is sent first. So nothing can be sent before the last script is known.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { html, failed } = await renderTask(
    <ScreensContext value={context.get(screensContext) ?? undefined}>
      <ServerRouter context={page} url={request.url} />
    </ScreensContext>,
    context.get(reportContext),
  )
  return new Response(html, { status: failed ? 500 : status, headers })
}

/** Renders a task page. The page contains the data for the browser's router. The data is added after the first rendering. */
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

/** The server logs errors with their request's id. A mistake of the caller (404) is not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error)
}
