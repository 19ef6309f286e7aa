import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { requestEndpoints } from '../../contract.ts'
import { accountTexts } from '../../words/accounts.ts'
import type { Account, AccountOwner } from './AccountsScreen.tsx'
import { dayCount, shortDate } from './days.ts'

/**
 * The table of a person's days of leave by year; days of the oldest year are used first. Unused days expire only if the person was warned
 * about it in time. A button opens the dialog that sends this warning.
 */
export function LeaveYears({ owner, account }: { owner: AccountOwner; account: Account }) {
  const t = useTexts(accountTexts)
  const locale = useLocale()
  const { user } = useStaff()
  const [isTelling, setTelling] = useState(false)
  const number = (days: number) => dayCount(days, locale)
  const open = account.leave.filter(({ left }) => left > 0)
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.leave}</h2>
        <span className="mut sm sp">{t.leaveNote(number(account.leave.at(-1)?.granted ?? 0))}</span>
        <span className="big">{t.days(number(account.leaveLeft))}</span>
      </div>
      <div className="tt-scroll">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t.year}</th>
              <th scope="col" className="num">
                {t.granted}
              </th>
              <th scope="col" className="num">
                {t.taken}
              </th>
              <th scope="col" className="num">
                {t.lapsed}
              </th>
              <th scope="col" className="num">
                {t.left}
              </th>
            </tr>
          </thead>
          <tbody>
            {account.leave.map((one) => (
              <tr key={one.year}>
                <td>
                  {one.year}{' '}
                  {one.left > 0 ? <span className="mut sm">{t.until(shortDate(one.lapsesOn, locale))}</span> : null}
                </td>
                <td className="num">{number(one.granted)}</td>
                <td className="num">
                  {number(one.usedFrom.reduce((sum, { days }) => sum + days, 0))}{' '}
                  {one.usedFrom.length > 1 ? (
                    <span className="mut">({one.usedFrom.map(({ days }) => number(days)).join(' + ')})</span>
                  ) : null}
                </td>
                <td className="num">{one.lapsed > 0 ? number(one.lapsed) : '–'}</td>
                <td className="num">
                  <b>{number(one.left)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="bd col">
        {account.notices.map((one) => (
          <p className="mut sm" key={`${one.year} ${one.sentOn}`}>
            {t.sent(one.year, number(one.days), shortDate(one.sentOn, locale), one.byName)}
          </p>
        ))}
        <div className="row w">
          <span className="mut sm sp">{t.noLapse}</span>
          {open.length > 0 && user.id !== owner.user ? (
            <Button onClick={() => setTelling(true)}>{t.notice}</Button>
          ) : null}
        </div>
      </div>
      {isTelling ? <NoticeDialog owner={owner} open={open} onClose={() => setTelling(false)} /> : null}
    </section>
  )
}

function NoticeDialog(props: { owner: AccountOwner; open: Account['leave']; onClose: () => void }) {
  const t = useTexts(accountTexts)
  const locale = useLocale()
  const { owner, open } = props
  const draft = (name: string): string => {
    const year = open.find((one) => one.year === name)
    return year ? t.noticeDraft(dayCount(year.left, locale), year.year, shortDate(year.lapsesOn, locale)) : ''
  }
  const [year, setYear] = useState(open[0]?.year ?? '')
  const [text, setText] = useState(draft(year))
  const send = useAction(requestEndpoints.notice, { refresh: [requestEndpoints.account] })
  const done = () => {
    notify(t.sentNow)
    props.onClose()
  }
  return (
    <Modal opened onClose={props.onClose} title={t.noticeTitle(owner.name)}>
      <Form
        className="m-time-tracking col"
        onSubmit={() => send.mutate({ params: { user: owner.user }, body: { year, text } }, { onSuccess: done })}
      >
        <NativeSelect
          label={t.noticeYear}
          value={year}
          data={open.map((one) => one.year)}
          onChange={(event) => {
            setYear(event.currentTarget.value)
            setText(draft(event.currentTarget.value))
          }}
        />
        <Textarea
          required
          autosize
          minRows={4}
          label={t.noticeText}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {send.isError ? (
          <p className="errm" role="alert">
            {failureText(send.error, t.failed)}
          </p>
        ) : null}
        <DialogFoot back={t.cancel} onBack={props.onClose}>
          <Button size="lg" type="submit" variant="filled" loading={send.isPending} disabled={text.trim().length < 20}>
            {t.send}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
