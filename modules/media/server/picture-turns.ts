/** Runs a task when it is its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** The queues of a process: one for each brand. */
interface PictureTurns {
  of(brand: string): InTurn
}

/**
 * Pictures are processed one after the other, because twelve at once would need twelve times the memory. The brands take turns: a hundred
 * pictures of one brand delay another brand by one picture only. All brands of a process share this object, because they share its memory.
 */
export function pictureTurns(): PictureTurns {
  // The first queue in the map has the next turn, and then moves to the end.
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
