import { Overloaded } from './failures.ts'

export interface PlaceOptions {
  /** Maximum number of places in use at a time. A place is the right to use one connection. */
  max: number
  /** Maximum number of places that one schema may use. Default: all. */
  share?: number
  /** Maximum number of waiting callers of one schema. Default: 400. */
  mostWaiting?: number
  /**
   * Maximum number of waiting callers of all schemas together. When it is reached, each schema may have only `alwaysWaiting` waiting
   * callers, so that no request waits too long. Default: 4,000.
   */
  mostInAll?: number
  /** Maximum waiting time in milliseconds. Default: 8 s. */
  patienceMs?: number
}

/**
 * A schema may have this many waiting callers even if the limit for all schemas is reached. So the requests of a brand with few requests
 * are not refused when other brands have many.
 */
const alwaysWaiting = 4

interface Waiting {
  go: () => void
  fail: (error: unknown) => void
}

/**
 * Distributes the places (rights to use one connection). Free places are given to the waiting schemas one after the other (round robin).
 */
export function fairPlaces({
  max,
  share = max,
  mostWaiting = 400,
  mostInAll = 4_000,
  patienceMs = 8_000,
}: PlaceOptions) {
  /** Number of places in use or reserved, by schema. */
  const used = new Map<string, number>()
  /** Waiting callers by schema. The schemas are in the order of their next turn. */
  const lines = new Map<string, Waiting[]>()
  const resting = new Set<() => void>()
  let inUse = 0
  let waitingInAll = 0

  const countOf = (schema: string): number => used.get(schema) ?? 0
  const hasRoom = (schema: string): boolean => inUse < max && countOf(schema) < share
  const seat = (schema: string): void => {
    inUse++
    used.set(schema, countOf(schema) + 1)
  }
  const give = (schema: string): void => {
    inUse--
    const left = countOf(schema) - 1
    if (left > 0) used.set(schema, left)
    else used.delete(schema)
    next()
    for (const look of resting) look()
  }

  /** Gives free places (rights to use one connection) to waiting callers. The schemas take turns. */
  const next = (): void => {
    const firstInTurn = () => [...lines].find(([schema]) => hasRoom(schema))
    for (let found = firstInTurn(); found; found = firstInTurn()) {
      const [schema, line] = found
      const first = line.shift()
      // The schema moves to the end of `lines`, so that other schemas get the next places.
      lines.delete(schema)
      if (line.length > 0) lines.set(schema, line)
      if (!first) continue
      seat(schema)
      first.go()
    }
  }

  const take = (schema: string, isPatient = false): Promise<void> => {
    const line = lines.get(schema) ?? []
    if (line.length === 0 && hasRoom(schema)) {
      seat(schema)
      return Promise.resolve()
    }
    const isFull = waitingInAll >= mostInAll && line.length >= alwaysWaiting
    if (!isPatient && (isFull || line.length >= mostWaiting)) return Promise.reject(new Overloaded())
    waitingInAll++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waitingInAll--
        const now = lines.get(schema) ?? []
        const rest = now.filter((other) => other !== one)
        if (rest.length > 0) lines.set(schema, rest)
        else lines.delete(schema)
        reject(new Overloaded())
      }, patienceMs)
      const one: Waiting = {
        go: () => {
          waitingInAll--
          clearTimeout(timer)
          resolve()
        },
        fail: (error) => {
          waitingInAll--
          clearTimeout(timer)
          reject(error)
        },
      }
      lines.set(schema, [...line, one])
    })
  }

  return {
    /**
     * `take` waits for a place. It throws `Overloaded` if this caller has waited too long, or if too many callers wait already. With
     * `isPatient` the number of waiting callers does not matter. `give` returns the place.
     */
    take,
    give,
    /** Number of waiting callers, of one schema or of all. */
    waiting: (schema?: string): number => (schema === undefined ? waitingInAll : (lines.get(schema)?.length ?? 0)),
    /**
     * Would a caller of this schema have to wait? One brand with many requests is usually no reason for other brands to wait, because it
     * may use only `share` of the places.
     */
    isCrowded: (schema: string): boolean => waitingInAll > 0 && !hasRoom(schema),
    /** Resolves when no connection place of the schema is in use. */
    rest: (schema: string): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (countOf(schema) > 0) return
          resting.delete(look)
          resolve()
        }
        resting.add(look)
        look()
      }),
    close(): void {
      for (const line of lines.values()) for (const one of line) one.fail(new Error('The database is closed'))
      lines.clear()
    },
  }
}
