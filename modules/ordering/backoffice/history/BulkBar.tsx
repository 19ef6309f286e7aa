import type { InputOf } from '#contract/endpoint.ts'
import { boardTexts } from '../../words/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { failureText, CallFailed } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconDownload, IconPrinter, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { onlyRows, sumOf } from './filter.ts'
import { PrintSelected } from './PrintSelected.tsx'

interface BulkBarProps {
  selected: readonly OrderSummary[]
  /** The orders on the shown page of the list. */
  rows: readonly OrderSummary[]
  query: NonNullable<InputOf<typeof orderingEndpoints.historyCsv>['query']>
  onPage(): void
  onClear(): void
}

/** The bar with the actions for the selected orders, such as printing and CSV export. */
export function BulkBar({ selected, rows, query, onPage, onClear }: BulkBarProps) {
  const t = useTexts(boardTexts).history
  const api = useApi()
  const { currency } = useStaff()
  const [isPrinting, setPrinting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    const result = await api.call(orderingEndpoints.historyCsv, { query })
    setBusy(false)
    if (!result.ok) return notify(failureText(new CallFailed(result), t.failed), 'failed')
    const url = URL.createObjectURL(
      new Blob([onlyRows(result.value, new Set(selected.map((one) => one.uid)))], { type: 'text/csv;charset=utf-8' }),
    )
    Object.assign(document.createElement('a'), { href: url, download: t.selectionFile }).click()
    URL.revokeObjectURL(url)
  }
  const onPageCount = rows.filter((row) => selected.some((one) => one.id === row.id)).length
  return (
    <div className="m-ordering hbulk no-print" role="toolbar" aria-label={t.selection}>
      <Checkbox
        aria-label={t.selectPage}
        checked={onPageCount === rows.length}
        indeterminate={onPageCount < rows.length}
        onChange={onPage}
      />
      <b>{t.selected(selected.length)}</b>
      <span className="mut sm">· {formatMoney(sumOf(selected.map((one) => one.pricing.totalGross)), currency)}</span>
      <span className="sp" />
      <Button
        size="xs"
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        {t.printSelection}
      </Button>
      <Button
        size="xs"
        loading={isBusy}
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        onClick={() => void download()}
      >
        {t.csvSelection}
      </Button>
      <ActionIcon size="xs" aria-label={t.clearSelection} onClick={onClear}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
      {isPrinting ? <PrintSelected orders={selected} onClose={() => setPrinting(false)} /> : null}
    </div>
  )
}
