import type { OutboxHandler } from '../module.ts'
import { sharingReads } from './shared-reads.ts'

/**
 * Combines the handlers of all modules. Several modules may handle one topic: all of them get the entry, in the order of the list. If one
 * handler fails, the others still run. The entry is then repeated for all handlers, which is safe because handlers are idempotent.
 */
export function joinOutbox(all: readonly Readonly<Record<string, OutboxHandler>>[]): Record<string, OutboxHandler> {
  const joined: Record<string, OutboxHandler> = {}
  for (const topic of new Set(all.flatMap((one) => Object.keys(one)))) {
    const handlers = all.flatMap((one) => one[topic] ?? [])
    const [only] = handlers
    joined[topic] =
      only && handlers.length === 1
        ? only
        : (payload, entry) =>
            sharingReads(async () => {
              const failures: unknown[] = []
              let again: Awaited<ReturnType<OutboxHandler>> = undefined
              for (const handle of handlers) {
                try {
                  again = (await handle(payload, entry)) ?? again
                } catch (error) {
                  failures.push(error)
                }
              }
              if (failures.length > 0) throw failures[0]
              return again
            })
  }
  return joined
}
