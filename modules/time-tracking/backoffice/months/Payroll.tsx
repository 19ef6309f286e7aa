import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useApi, useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Radio } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { monthEndpoints, payrollEndpoints, type PayrollFormat, payrollFormats } from '../../contract.ts'
import { monthTexts } from '../../words/months.ts'
import type { MonthView } from './MonthSteps.tsx'
import { PayrollDialog } from './PayrollDialog.tsx'
import { saveFile } from './save-file.ts'

/**
 * The section that exports a month as a file for the payroll office, for all people whose month is closed. A repeated export in the same
 * format contains only what has changed since the last export. The files of earlier exports can be downloaded again.
 */
export function Payroll({ month }: { month: MonthView }) {
  const t = useTexts(monthTexts)
  const locale = useLocale()
  const api = useApi()
  const { clock, branches } = useStaff()
  const [format, setFormat] = useState<PayrollFormat>('bmd')
  const [said, setSaid] = useState<{ text: string; isError: boolean }>()
  const [isSetting, setSetting] = useState(false)
  const run = useAction(payrollEndpoints.export, { refresh: [monthEndpoints.list] })
  const closed = month.people.filter(({ state }) => state === 'closed').length
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const file = async (id: string, name: PayrollFormat) => {
    const result = await api.call(payrollEndpoints.file, { params: { id } })
    if (result.ok) saveFile(result.value, `${name}-${month.month}.${name === 'bmd' ? 'csv' : 'txt'}`)
    else setSaid({ text: result.errors[0]?.message ?? t.stepFailed, isError: true })
  }
  const send = () =>
    run.mutate(
      { body: { month: month.month, format } },
      {
        onSuccess: (made) => {
          setSaid({ text: (made.isDifference ? t.exportedDifference : t.exported)(made.lines), isError: false })
          void file(made.id, made.format)
        },
        onError: (error) => setSaid({ text: failureText(error, t.stepFailed), isError: true }),
      },
    )
  return (
    <section className="card">
      <div className="hd">
        <h2 className="sp">{t.payroll}</h2>
        <span className="mut sm">{t.payrollOnly}</span>
      </div>
      <div className="bd col">
        <Radio.Group
          aria-label={t.payroll}
          value={format}
          onChange={(value) => setFormat(value === 'lodas' ? 'lodas' : 'bmd')}
        >
          <div className="col">
            {payrollFormats.map((name) => (
              <Radio
                key={name}
                value={name}
                label={
                  <>
                    <b>{t.formats[name]}</b>{' '}
                    <span className={name === 'lodas' ? 'bdg new' : 'mut sm'}>{t.formatNotes[name]}</span>
                  </>
                }
              />
            ))}
          </div>
        </Radio.Group>
        <Button leftSection={<IconDownload size={16} />} disabled={closed === 0} loading={run.isPending} onClick={send}>
          {t.export(closed)}
        </Button>
        {said ? (
          <p className={said.isError ? 'errm' : 'ban ok'} role={said.isError ? 'alert' : 'status'}>
            {said.text}
          </p>
        ) : null}
        {month.exports.length > 0 ? (
          <>
            <h3 className="lbl">{t.earlier}</h3>
            <ul className="tt-exports">
              {month.exports.map((one) => (
                <li key={one.id}>
                  <button type="button" className="link" onClick={() => void file(one.id, one.format)}>
                    {t.formats[one.format]}, {formatMomentInText(Date.parse(one.at), clock.now(), zone, locale)}
                  </button>{' '}
                  <span className="mut sm">{one.byName}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <Button variant="subtle" onClick={() => setSetting(true)}>
          {t.settings}
        </Button>
      </div>
      {isSetting ? <PayrollDialog onClose={() => setSetting(false)} /> : null}
    </section>
  )
}
