/** A calculation that stops after each part, so that taps can be handled before it goes on. */
export type InSteps<Result> = Generator<undefined, Result, undefined>

/** Runs all parts without a pause. */
export function runAtOnce<Result>(steps: InSteps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Runs each part in a task of its own, so that no task blocks the page for long. Returns undefined if `signal` is aborted before the end. */
export async function runInTasks<Result>(steps: InSteps<Result>, signal: AbortSignal): Promise<Result | undefined> {
  while (!signal.aborted) {
    const { done, value } = steps.next()
    if (done) return value
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}
