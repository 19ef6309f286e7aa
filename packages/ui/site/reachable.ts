/** Maximum milliseconds to wait for a response. */
const ANSWER_MS = 8000

/** Does the server respond to a request for the open page, with any status? A cached copy is never used. */
export const isReachable = (screen: Pick<Window, 'fetch' | 'location'> = window): Promise<boolean> =>
  screen
    .fetch(screen.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
    .then(
      () => true,
      () => false,
    )
