import { Overloaded } from '../postgres/failures.ts'

/** Does at most so many pieces of work at a time, in the order in which they come. Throws `Overloaded` for who would wait too long. */
export function turns(atOnce: number, patienceMs = 20_000) {
  const line: (() => void)[] = []
  let busy = 0
  const turn = (): Promise<void> => {
    if (busy < atOnce) {
      busy++
      return Promise.resolve()
    }
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
      // The place goes on to the next one.
      if (next) next()
      else busy--
    }
  }
}
