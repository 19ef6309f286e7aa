import type { Locale } from '#contract/locale.ts'
import { writeExport } from '#platform/export-entry.ts'
import type { BrandCore, Session } from '#platform/module.ts'
import type { RangeCall, Statistic, TimeCall } from '../contract.ts'
import { nameOf } from '../words/calls.ts'

export interface FileCall {
  readonly session: Session | undefined
  readonly requestId: string
  readonly locale: Locale
  readonly query: Readonly<Record<string, unknown>>
}
type Audited = Pick<BrandCore, 'db' | 'audit'>

/** Writes into the audit trail who exported a file of figures. `label`: the name of the figures. */
export const writeStatisticExport = (core: Audited, call: FileCall, label: string, rows: number): Promise<void> => {
  const { branch } = call.query
  return writeExport(core, call, {
    entity: 'statistic',
    label,
    branchId: typeof branch === 'string' ? branch : null,
    rows,
    filter: call.query,
  })
}

export const writeFigures = (
  core: Audited,
  call: FileCall,
  name: RangeCall | TimeCall,
  { buckets, rows }: Statistic,
): Promise<void> => writeStatisticExport(core, call, nameOf(name, call.locale), buckets.length + rows.length)
