import type { BrowserContext } from '@playwright/test'

/** Errors that no page may cause: errors on the console, uncaught exceptions, failed requests, requests to a third-party host. */
export interface Watch {
  problems(): string[]
  /** Allows these statuses, because this test causes them. Browsers write each 4xx on the console. */
  expectStatus(...statuses: number[]): void
  /** Allows lost connections, because this test interrupts them. */
  expectLostConnection(): void
}

const isOurs = (url: string): boolean => {
  const { hostname, protocol } = new URL(url)
  return (
    ['data:', 'blob:', 'about:', 'chrome-error:'].includes(protocol) ||
    hostname === 'localhost' ||
    hostname === '127.0.0.1' ||
    hostname.endsWith('.localhost')
  )
}

export function watch(context: BrowserContext): Watch {
  const found: string[] = []
  // If the content policy blocks a request, the browser reports this to the server, but does not always write it on the console.
  void context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => {
      const { blockedURI, violatedDirective } = event as SecurityPolicyViolationEvent
      // oxlint-disable-next-line no-console -- the watch reads the console
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`)
    }),
  )
  const statuses = new Set<number>()
  let mayLose = false
  context.on('request', (request) => {
    if (!isOurs(request.url())) found.push(`foreign request: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // When the browser leaves a page, it interrupts the unfinished requests of this page, for example its live stream.
    if (reason === 'net::ERR_ABORTED' || (mayLose && isLost(reason))) return
    found.push(`failed request: ${request.method()} ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500 && !statuses.has(response.status()))
      found.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = message.text()
    const status = Number(/status of (\d{3})/.exec(text)?.[1])
    if (statuses.has(status) || (mayLose && isLost(text))) return
    found.push(`console: ${text} (${message.location().url})`)
  })
  return {
    problems: () => [...found],
    expectStatus: (...expected) => expected.forEach((status) => statuses.add(status)),
    expectLostConnection: () => {
      mayLose = true
    },
  }
}

const isLost = (text: string): boolean =>
  /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION|EMPTY_RESPONSE|NETWORK|INCOMPLETE|BLOCKED_BY_CLIENT)/.test(text)
