/** Steps that can be undone. Consecutive changes with the same mark, such as the changes of one drag, are one step. */
interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  readonly mark: string | undefined
}

const MOST_STEPS = 100

export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [], mark: undefined })

export function changed<T>({ mark: before, past, present }: History<T>, next: T, mark?: string): History<T> {
  const isSameStep = mark !== undefined && mark === before
  return { past: isSameStep ? past : [...past, present].slice(-MOST_STEPS), present: next, future: [], mark }
}

export function undone<T>(history: History<T>): History<T> {
  const { future, past, present } = history
  const last = past.at(-1)
  return last === undefined
    ? history
    : { past: past.slice(0, -1), present: last, future: [present, ...future], mark: undefined }
}

export function redone<T>(history: History<T>): History<T> {
  const { future, past, present } = history
  const [next] = future
  return next === undefined
    ? history
    : { past: [...past, present], present: next, future: future.slice(1), mark: undefined }
}
