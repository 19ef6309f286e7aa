import type { Endpoint } from '#contract/endpoint.ts'
import { useState } from 'react'
import { must } from '../../calls.ts'
import { useApi } from '../../staff.tsx'
import type { StoredRecord } from '../record.ts'

/** Maximum number of records that one call may change. */
const most = 2000

/**
 * Selected records of a list. The selection stays when the user changes the page or the filter, so that records of several pages can be
 * selected.
 */
export function useSelection(records: readonly StoredRecord[], list: Endpoint) {
  const api = useApi()
  const [chosen, setChosen] = useState<ReadonlyMap<string, StoredRecord>>(new Map())
  const [last, setLast] = useState<string>()
  const put = (rows: readonly StoredRecord[], isOn: boolean) =>
    setChosen((old) => {
      const next = new Map(old)
      for (const row of rows) {
        if (isOn) next.set(row.id, row)
        else next.delete(row.id)
      }
      return next
    })
  return {
    chosen,
    has: (id: string) => chosen.has(id),
    /** Selects or deselects a row. With `isRange`, all rows from the row that was changed last to this row get the new state. */
    toggle(record: StoredRecord, isRange = false) {
      const [from, to] = [records.findIndex(({ id }) => id === last), records.indexOf(record)]
      const rows =
        isRange && from >= 0 && to >= 0 ? records.slice(Math.min(from, to), Math.max(from, to) + 1) : [record]
      put(rows, !chosen.has(record.id))
      setLast(record.id)
    },
    put,
    clear: () => setChosen(new Map()),
    /** Selects the records of the list, including those on other pages, but at most 2,000. */
    async all(query: object) {
      const rows: StoredRecord[] = []
      for (let page = 1; rows.length < most; page++) {
        const found = await must(api, list, { query: { ...query, page, pageSize: 500 } })
        const some = found.value as readonly StoredRecord[]
        rows.push(...some)
        if (rows.length >= (found.meta?.total ?? 0) || some.length === 0) break
      }
      put(rows.slice(0, most), true)
    },
  }
}
export type Selection = ReturnType<typeof useSelection>
