import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { stateWord } from '#modules/ordering/words/order-state.ts'
import { useCall, useFileUrl } from '#ui/backoffice/calls.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { type externalUserEntity, partnersEndpoints as calls } from '../contract.ts'
import { BookingLink } from './BookingLink.tsx'
import { statementTexts } from '../words/statement.ts'

/** Booking link and monthly statement next to the partner's form. Empty for a new partner that is not stored yet. */
export function StatementAside({ record }: FormView<typeof externalUserEntity>) {
  return record ? (
    <>
      <BookingLink code={record.code} />
      <MonthOf id={record.id} />
    </>
  ) : null
}

function MonthOf({ id }: { id: string }) {
  const t = useTexts(statementTexts)
  const board = useTexts(boardTexts)
  const fileUrl = useFileUrl()
  const { locale } = useStaff()
  const [month, setMonth] = useState(() => Temporal.Now.plainDateISO().toPlainYearMonth())
  const query = { params: { id }, query: { month: month.toString() } }
  const found = useCall(calls.statement, query)
  const statement = found.data?.value
  const money = (amount: number) => formatMoney(amount, statement?.currency ?? 'EUR')
  const title = month
    .toPlainDate({ day: 1 })
    .toLocaleString(locale === 'de' ? 'de-AT' : 'en-GB', { month: 'long', year: 'numeric' })
  return (
    <section className="card" aria-labelledby="statement-title">
      <div className="hd">
        <h2 id="statement-title">
          {t.title} {title}
        </h2>
        <span className="sp" />
        <ActionIcon variant="subtle" aria-label={t.previous} onClick={() => setMonth(month.subtract({ months: 1 }))}>
          <IconChevronLeft className="i" aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" aria-label={t.next} onClick={() => setMonth(month.add({ months: 1 }))}>
          <IconChevronRight className="i" aria-hidden />
        </ActionIcon>
      </div>
      <div className="bd col">
        {found.isError ? (
          <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
        ) : !statement ? (
          <LoadingState label={t.title} rows={3} />
        ) : statement.lines.length === 0 ? (
          <p className="t2">{t.none}</p>
        ) : (
          <>
            <table className="tbl compact">
              <thead>
                <tr>
                  <th scope="col">{t.order}</th>
                  <th scope="col" className="num">
                    {t.base}
                  </th>
                  <th scope="col" className="num">
                    {t.commission}
                  </th>
                </tr>
              </thead>
              <tbody>
                {statement.lines.map((one) => (
                  <tr key={one.orderId}>
                    <td>
                      {one.uid}
                      <div className="sm t2">{stateWord(one, board)}</div>
                    </td>
                    <td className="num">{money(one.base)}</td>
                    <td className="num">{money(one.commission)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <dl className="kv">
              <dt>{t.gross}</dt>
              <dd className="num">{money(statement.gross)}</dd>
              <dt>{t.base}</dt>
              <dd className="num">{money(statement.base)}</dd>
              <dt>{t.commission}</dt>
              <dd className="num b">{money(statement.commission)}</dd>
            </dl>
            <p className="sm t2">{t.rule}</p>
            <div className="row w">
              {([calls.statementPdf, calls.statementCsv] as const).map((file) => (
                <Button
                  key={file.id}
                  component="a"
                  href={fileUrl(file, query)}
                  download
                  leftSection={<IconDownload className="i" aria-hidden />}
                >
                  {file === calls.statementPdf ? t.pdf : t.csv}
                </Button>
              ))}
            </div>
          </>
        )}
      </div>
    </section>
  )
}
