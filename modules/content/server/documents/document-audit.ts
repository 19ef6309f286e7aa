import { actorOf } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import type { Caller } from '#platform/record-rules.ts'
import { nameOf } from './kinds.ts'
import type { Document } from './store.ts'

/** Writes an entry about a document to the audit trail. `action` is for example 'publish'; the stored action is then 'site.publish'. */
export const audit = (
  core: BrandCore,
  tx: Tx,
  caller: Caller,
  doc: Pick<Document, 'kind' | 'id'>,
  action: string,
  sides: { before?: object | undefined; after?: object | undefined },
): Promise<string> =>
  core.audit.write(tx, {
    action: `${doc.kind}.${action}`,
    entity: doc.kind,
    entityId: doc.id,
    actor: actorOf(caller.session),
    label: nameOf({ ...sides.before, ...sides.after }),
    ...sides,
    ...(caller.requestId === undefined ? {} : { requestId: caller.requestId }),
  })
