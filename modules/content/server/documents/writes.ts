import type { Tx } from '#platform/db.ts'
import type { BrandCore, Call, Refusal } from '#platform/module.ts'
import { entityTable } from '#platform/entity-table.ts'
import { failureOfWrite, Refused } from '#platform/record-failures.ts'
import type { DocumentKind, DocumentView } from '../../contract.ts'
import { entityOf } from './kinds.ts'
import { notFound } from './save.ts'
import { readDocument, viewOf } from './store.ts'

export interface DocumentDeps {
  core: BrandCore
  /** Time zone of the business, for planned times. */
  zone: () => Promise<string>
  /** Refuses staff who are not responsible for every branch. */
  mayWrite: (call: Call) => Promise<Refusal | undefined>
}

/** Functions with which the calls of a kind of document read and write. */
export function openWrites({ core, mayWrite }: DocumentDeps, kind: DocumentKind) {
  const table = entityTable(entityOf[kind])
  const view = async (
    db: Pick<Tx, 'first' | 'many'>,
    id: string,
  ): Promise<{ ok: true; value: DocumentView } | Refusal> => {
    const doc = await readDocument(db, kind, id)
    return doc ? { ok: true, value: viewOf(doc, core.clock.now()) } : notFound
  }
  /** Runs a step in a transaction; a refusal rolls it back. */
  const written = async <T extends { ok: true }>(
    call: Call,
    work: (tx: Tx) => Promise<T | Refusal>,
  ): Promise<T | Refusal> => {
    // An unknown document is 404 for everybody, also for callers without the right to write.
    const { id } = call.params as { id?: string }
    if (id !== undefined && !(await readDocument(core.db, kind, id))) return notFound
    const refused = await mayWrite(call)
    if (refused) return refused
    try {
      return await core.db.tx(async (tx) => {
        const outcome = await work(tx)
        if (!outcome.ok) throw new Refused(outcome)
        return outcome
      })
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      // Two callers may write the same identifier or path at the same time. The database refuses the second one, and that caller gets the
      // failure.
      const failure = failureOfWrite(error, table)
      if (failure) return failure
      throw error
    }
  }
  const step = (call: Call, id: string, work: (tx: Tx) => Promise<{ ok: true } | Refusal>) =>
    written(call, async (tx) => {
      const done = await work(tx)
      return done.ok ? view(tx, id) : done
    })
  return { view, written, step }
}
