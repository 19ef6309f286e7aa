import type { Route } from '@playwright/test'
import { localFetch } from './local-fetch.ts'

/** Sends the request of the page to the server. Playwright's `route.fetch` cannot do this, because it does not find names below .localhost. */
async function sent(route: Route): Promise<Response> {
  const request = route.request()
  const headers = await request.allHeaders()
  return localFetch(request.url(), { method: request.method(), headers, body: request.postData() })
}

/** The server receives the request, but the page does not receive the response. */
export async function answerLost(route: Route): Promise<void> {
  await sent(route)
  await route.abort('connectionfailed')
}

/** The server receives the request at once. The page receives the response when `held` has resolved. */
export async function answerLater(route: Route, held: Promise<void>): Promise<void> {
  const response = await sent(route)
  const body = await response.text()
  await held
  await route.fulfill({ status: response.status, contentType: response.headers.get('content-type') ?? '', body })
}
