/** A long calculation that is divided into parts. It stops at each `yield`; between two parts the browser can react to the user. */
export type InSteps<Result> = Generator<undefined, Result, undefined>

/** Runs all parts of a calculation without a pause, and returns its result. */
export function runAtOnce<Result>(steps: InSteps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Runs each part of a calculation in a separate task, so that the page is not blocked for long. Returns the result of the calculation. If
 * `signal` is aborted before the end, the calculation stops and the result is undefined.
 */
export async function runInTasks<Result>(steps: InSteps<Result>, signal: AbortSignal): Promise<Result | undefined> {
  while (!signal.aborted) {
    const { done, value } = steps.next()
    if (done) return value
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}
