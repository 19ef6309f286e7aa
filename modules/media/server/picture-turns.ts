/** Does a piece of work when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Turns of a process: what each brand brings waits in a line of its own. */
export interface PictureTurns {
  of(brand: string): InTurn
}

/**
 * Pictures are worked on one after the other: a dozen at once would need the memory of a dozen. The brands take turns, so that a hundred
 * pictures of one keep another waiting for one only. One for all brands of a process, as its memory is one.
 */
export function pictureTurns(): PictureTurns {
  // The first line has the next turn, and then goes to the end.
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
