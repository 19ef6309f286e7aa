import { Overloaded } from '../postgres/failures.ts'

/**
 * Limits how many pieces of work run at a time. Further work waits in the order of its arrival. Waiting work fails with `Overloaded`
 * after `patienceMs`. If `mostWaiting` pieces of work are already waiting, further work fails at once with `Overloaded`.
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
      // The next waiting work takes the place of the finished work, so the number of running pieces (`busy`) does not change.
      if (next) next()
      else busy--
    }
  }
}
