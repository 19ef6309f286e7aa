import { isConnectionLoss } from './failures.ts'

interface Waiting<Item, Outcome> {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Work that is cheaper done together. An item that finds none under way is worked on immediately; what comes meanwhile makes the next batch, of at most `most`: a lone
 * caller never waits for company, and a crowd shares one statement and one wait for the disk. `work` does all or nothing and gives the outcomes
 * in the items' order. When it fails, each item is tried by itself, so that nobody pays for a neighbour's fault; a lost database is nobody's
 * fault, and all hear of it at once. A batch that hangs (at a lock) holds the line up for `patienceMs` only: the next one goes beside it.
 */
export function batched<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  { most = 32, patienceMs = 250 }: { most?: number; patienceMs?: number } = {},
): (item: Item) => Promise<Outcome> {
  const line: Waiting<Item, Outcome>[] = []
  let isBusy = false

  const run = async (batch: readonly Waiting<Item, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await work(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] as Outcome)
    } catch (error) {
      if (batch.length > 1 && !isConnectionLoss(error)) await Promise.all(batch.map((one) => run([one])))
      else for (const { reject } of batch) reject(error)
    }
  }
  const next = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    while (line.length > 0) {
      const passed = Promise.withResolvers<void>()
      const timer = setTimeout(passed.resolve, patienceMs)
      void run(line.splice(0, most)).then(() => {
        clearTimeout(timer)
        passed.resolve()
      })
      await passed.promise
    }
    isBusy = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      line.push({ item, resolve, reject })
      void next()
    })
}
