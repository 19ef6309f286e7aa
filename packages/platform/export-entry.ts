import { actorOf } from './audit.ts'
import type { BrandCore, Session } from './module.ts'

interface Exported {
  /** The kind of the exported records, for example 'order'. */
  entity: string
  /** What was exported, if the kind does not say it: a month, the name of a statistic. */
  label?: string
  /** The branch to which the exported records are limited. Null: several branches, or records without a branch. */
  branchId?: string | null | undefined
  /** The branches whose records are in the file, if it is not limited to one branch. Staff of each of them may read the entry. */
  branchIds?: readonly string[]
  /** Number of exported rows, without headings and sums. Left out if the file is no table. */
  rows?: number
  /** The filters of the export. Values that are undefined are left out. */
  filter?: Readonly<Record<string, unknown>>
}

/** Writes into the audit trail who exported what, with which filters, and how many rows (docs/rules/security.md, Errors and audit). */
export async function writeExport(
  core: Pick<BrandCore, 'db' | 'audit'>,
  call: { readonly session: Session | undefined; readonly requestId: string },
  { entity, label, branchId, branchIds, rows, filter }: Exported,
): Promise<void> {
  await core.db.tx((tx) =>
    core.audit.write(tx, {
      action: `${entity}.export`,
      entity,
      entityId: 'export',
      label: label ?? '',
      branchId: branchId ?? null,
      branchIds: branchId ? [] : branchIds,
      actor: actorOf(call.session),
      after: { ...filter, ...(rows === undefined ? {} : { rows }) },
      requestId: call.requestId,
    }),
  )
}
