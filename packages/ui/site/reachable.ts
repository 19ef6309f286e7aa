/** Longest wait for an answer, in milliseconds. */
const ANSWER_MS = 8000

/** Whether the server answers for the open page, with whatever status; never from a copy. */
export const isReachable = (screen: Pick<Window, 'fetch' | 'location'> = window): Promise<boolean> =>
  screen
    .fetch(screen.location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
    .then(
      () => true,
      () => false,
    )
