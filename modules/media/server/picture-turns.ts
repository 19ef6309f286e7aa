/** Runs a task as soon as the tasks before it have ended (`pictureTurns`). */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** The queues of a process: one for each brand. */
interface PictureTurns {
  of(brand: string): InTurn
}

/**
 * Pictures are processed one after the other, because twelve at the same time would need twelve times the memory. After each picture, the
 * next one comes from the queue of another brand, if it has one: a hundred pictures of one brand delay another brand by one picture only. All
 * brands of a process share this object, because they share the memory of the process.
 */
export function pictureTurns(): PictureTurns {
  // The next picture comes from the first queue in the map. That queue then moves to the end.
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
