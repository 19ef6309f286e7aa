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
  /** Returns the time zone of the first branch. Staff plan publications in this time zone. */
  zone: () => Promise<string>
  /** Returns a refusal if the caller may not change the website. Administrators may; other staff only if they are responsible for all branches. */
  mayWrite: (call: Call) => Promise<Refusal | undefined>
}

/** Returns the functions that the handlers of a kind of document share: `view` reads a document, `written` and `step` change it in a transaction. */
export function openWrites({ core, mayWrite }: DocumentDeps, kind: DocumentKind) {
  const table = entityTable(entityOf[kind])
  const view = async (
    db: Pick<Tx, 'first' | 'many'>,
    id: string,
  ): Promise<{ ok: true; value: DocumentView } | Refusal> => {
    const doc = await readDocument(db, kind, id)
    return doc ? { ok: true, value: viewOf(doc, core.clock.now()) } : notFound
  }
  /**
   * Runs `work` in a transaction, after checking that the document exists and that the caller may change it. If `work` returns a refusal, the
   * transaction is rolled back.
   */
  const written = async <T extends { ok: true }>(
    call: Call,
    work: (tx: Tx) => Promise<T | Refusal>,
  ): Promise<T | Refusal> => {
    // If the document does not exist, every caller gets 404, even a caller without the right to change it.
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
      // Two callers may save the same identifier or path at the same time. The database then refuses the second save, and this caller gets the error
      // of the field.
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
