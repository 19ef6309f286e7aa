import { ActionIcon, Button, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload, IconReportMoney } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useFileUrl } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { type DonationReport as Report, donationsEndpoints as calls } from '../contract.ts'
import { reportTexts } from '../words/report.ts'

/** A button above the list. Its dialog shows the amount that each organisation receives for a month. */
export function DonationReport() {
  const t = useTexts(reportTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<IconReportMoney className="i" aria-hidden />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen ? <ReportDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ReportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(reportTexts)
  const fileUrl = useFileUrl()
  const { locale } = useStaff()
  const [month, setMonth] = useState(() => Temporal.Now.plainDateISO().toPlainYearMonth())
  const query = { query: { month: month.toString() } }
  const found = useCall(calls.report, query)
  const report = found.data?.value
  const name = month
    .toPlainDate({ day: 1 })
    .toLocaleString(locale === 'de' ? 'de-AT' : 'en-GB', { month: 'long', year: 'numeric' })
  return (
    <Modal opened onClose={onClose} title={t.title(name)} size={620} closeButtonProps={{ 'aria-label': t.close }}>
      <div className="col" style={{ gap: 14 }}>
        <div className="row">
          <p className="hint" style={{ flex: 1 }}>
            {t.lead}
          </p>
          <ActionIcon variant="subtle" aria-label={t.previous} onClick={() => setMonth(month.subtract({ months: 1 }))}>
            <IconChevronLeft className="i" aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t.next} onClick={() => setMonth(month.add({ months: 1 }))}>
            <IconChevronRight className="i" aria-hidden />
          </ActionIcon>
        </div>
        {found.isError ? (
          <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
        ) : !report ? (
          <LoadingState label={t.open} rows={3} />
        ) : report.lines.length === 0 ? (
          <p className="mut">{t.none}</p>
        ) : (
          <Lines report={report} />
        )}
        <DialogFoot back={t.close} onBack={onClose}>
          {report && report.lines.length > 0 ? (
            <Button
              component="a"
              href={fileUrl(calls.reportCsv, query)}
              download
              leftSection={<IconDownload className="i" aria-hidden />}
            >
              {t.file}
            </Button>
          ) : null}
        </DialogFoot>
      </div>
    </Modal>
  )
}

function Lines({ report: { lines, orders, amount, currency } }: { report: Report }) {
  const t = useTexts(reportTexts)
  return (
    <table className="tbl compact">
      <thead>
        <tr>
          <th scope="col">{t.recipient}</th>
          <th scope="col" className="num">
            {t.orders}
          </th>
          <th scope="col" className="num">
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.donatee}>
            <td>
              {line.name || t.gone}
              <div className="sm mut">{line.iban || t.noAccount}</div>
            </td>
            <td className="num">{line.orders}</td>
            <td className="num">{formatMoney(line.amount, currency)}</td>
          </tr>
        ))}
        <tr>
          <td>
            <b>{t.sum}</b>
          </td>
          <td className="num">{orders}</td>
          <td className="num">
            <b>{formatMoney(amount, currency)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
