import { accountAt, entriesIn, lastOf, type Times, totalsIn } from './times.ts'

/** A line of a time account: the minutes that a range of days or an entry has added, and the balance after that. */
interface LedgerLine {
  /** Identifies the line within its account. */
  key: string
  kind: 'closed' | 'opening' | 'worked' | 'adjustment' | 'counter' | 'payout'
  from: string
  to: string
  minutes: number
  balance: number
  reason: string
  byName: string
}

/**
 * The lines of a time account since the last closed month, the oldest first: the balance at the beginning, then one line for each week and
 * for each entry. The balance of the last line covers all days before today.
 */
export function ledgerOf(times: Times): LedgerLine[] {
  const yesterday = Temporal.PlainDate.from(times.today).subtract({ days: 1 }).toString()
  const start = Temporal.PlainDate.from(times.from).subtract({ days: 1 }).toString()
  let balance = accountAt(times, start)
  const lines: LedgerLine[] = [
    {
      key: 'opening',
      kind: times.closed ? 'closed' : 'opening',
      from: times.closed ? `${times.closed.month}-01` : times.from,
      to: times.closed ? lastOf(times.closed.month) : times.from,
      minutes: 0,
      balance,
      reason: '',
      byName: '',
    },
  ]
  for (let from = times.from; from <= yesterday;) {
    const day = Temporal.PlainDate.from(from)
    const sunday = day.add({ days: 7 - day.dayOfWeek }).toString()
    const to = sunday < yesterday ? sunday : yesterday
    const { balance: minutes } = totalsIn(times, from, to)
    balance += minutes
    lines.push({ key: from, kind: 'worked', from, to, minutes, balance, reason: '', byName: '' })
    for (const one of entriesIn(times, from, to)) {
      balance += one.minutes
      lines.push({
        key: one.id,
        kind: one.kind,
        from: one.effectiveOn,
        to: one.effectiveOn,
        minutes: one.minutes,
        balance,
        reason: one.reason,
        byName: one.byName,
      })
    }
    from = Temporal.PlainDate.from(to).add({ days: 1 }).toString()
  }
  return lines
}
