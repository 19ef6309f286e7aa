import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { hours } from '../../rules/format.ts'
import { accountTexts } from '../../words/accounts.ts'
import type { Account, AccountOwner } from './AccountsScreen.tsx'
import { BookDialog } from './BookDialog.tsx'
import { dateRange } from './days.ts'

/** The list of entries of a person's time account since the last closed month. */
export function Ledger({ owner, account }: { owner: AccountOwner; account: Account }) {
  const t = useTexts(accountTexts)
  const locale = useLocale()
  const { user } = useStaff()
  const [isBooking, setBooking] = useState(false)
  return (
    <section className="card">
      <div className="hd">
        <h2 className="sp">{t.account}</h2>
        <span className="big">{hours(account.account, { sign: true })} h</span>
      </div>
      <div className="tt-scroll">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t.effective}</th>
              <th scope="col">{t.booking}</th>
              <th scope="col" className="num">
                {t.hours}
              </th>
              <th scope="col" className="num">
                {t.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {account.ledger.map((line) => (
              <tr key={line.key}>
                <td>{dateRange(line.from, line.to, locale)}</td>
                <td>
                  {t.kinds[line.kind]} {line.kind === 'closed' ? <span className="bdg idle">{t.fixed}</span> : null}
                  {line.reason ? (
                    <span className="mut sm">
                      {' '}
                      {line.reason}
                      {line.byName ? `, ${t.by(line.byName)}` : ''}
                    </span>
                  ) : null}
                </td>
                <td className="num">
                  {line.kind === 'closed' || line.kind === 'opening' ? '' : hours(line.minutes, { sign: true })}
                </td>
                <td className="num">
                  <b>{hours(line.balance, { sign: true })}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="bd row w">
        <span className="sp" />
        {user.id === owner.user ? (
          <span className="mut">{t.ownRecord}</span>
        ) : (
          <Button onClick={() => setBooking(true)}>{t.book}</Button>
        )}
      </div>
      {isBooking ? <BookDialog owner={owner} onClose={() => setBooking(false)} /> : null}
    </section>
  )
}
