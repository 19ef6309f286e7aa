import type { Route } from '@playwright/test'
import { localFetch } from './local-fetch.ts'

/** Lets the server receive the request, but not the page receive the response. */
export async function answerLost(route: Route): Promise<void> {
  const request = route.request()
  const headers = await request.allHeaders()
  await localFetch(request.url(), { method: request.method(), headers, body: request.postData() })
  await route.abort('connectionfailed')
}
