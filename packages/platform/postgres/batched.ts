import { isConnectionLoss } from './failures.ts'

interface Waiting<Item, Outcome> {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Processes items in batches, for work that is cheaper in batches. If no batch is running, an item is processed at once. Items that arrive
 * during a batch form the next batch, of at most `most` items. So a caller that is alone never waits, and many callers share one statement
 * and one write to the disk. `work` processes all items or none, and returns the outcomes in the order of the items. If `work` fails, each
 * item is tried alone, so that one bad item does not make the others fail. If the database cannot be reached, all items fail at once. If a
 * batch takes longer than `patienceMs`, for example because it waits for a lock, the next batch starts before the first one ends.
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
