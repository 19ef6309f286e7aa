/** Runs a task after the tasks before it in the queue have ended, and returns its result. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** The queues of a server process, one for each brand. */
interface PictureTurns {
  of(brand: string): InTurn
}

/**
 * Makes the queues in which pictures are processed. A server process works on only one picture at a time, because each needs much memory.
 * The brands take turns: a brand that uploads a hundred pictures delays the picture of another brand by one picture only. All brands of a
 * server process use the same object.
 */
export function pictureTurns(): PictureTurns {
  // The queues by brand. The next picture comes from the first queue of this map; after that, the queue moves to the end.
  const lines = new Map<string, (() => Promise<unknown>)[]>()
  let isWorking = false

  async function workOff(): Promise<void> {
    isWorking = true
    for (let next = lines.entries().next().value; next; next = lines.entries().next().value) {
      const [brand, line] = next
      const work = line.shift()
      lines.delete(brand)
      if (line.length > 0) lines.set(brand, line)
      await work?.()
    }
    isWorking = false
  }

  return {
    of: (brand) => (work) =>
      new Promise((resolve, reject) => {
        const line = lines.get(brand) ?? []
        line.push(() => work().then(resolve, reject))
        lines.set(brand, line)
        if (!isWorking) void workOff()
      }),
  }
}
