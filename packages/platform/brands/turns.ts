import { Overloaded } from '../postgres/failures.ts'

/**
 * Limits how many pieces of work run at a time. Further work waits in the order of its arrival. Work does not run and fails with `Overloaded`
 * if it has waited for `patienceMs`, or at once if `mostWaiting` pieces of work are waiting already.
 */
export function turns(atOnce: number, { patienceMs = 20_000, mostWaiting = Number.POSITIVE_INFINITY } = {}) {
  const line: (() => void)[] = []
  let busy = 0
  const turn = (): Promise<void> => {
    if (busy < atOnce) {
      busy++
      return Promise.resolve()
    }
    if (line.length >= mostWaiting) return Promise.reject(new Overloaded())
    return new Promise((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(go), 1)
        reject(new Overloaded())
      }, patienceMs)
      line.push(go)
    })
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      const next = line.shift()
      // The next waiting work starts in place of the finished one.
      if (next) next()
      else busy--
    }
  }
}
