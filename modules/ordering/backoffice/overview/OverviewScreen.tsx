import './overview.css'
import { boardTexts } from '../../words/board.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { dayOf, formatAge, formatLongDay, formatMoney, formatTime } from '#ui/backoffice/format.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button, Tooltip } from '@mantine/core'
import {
  type Icon,
  IconAlarm,
  IconCalendarClock,
  IconCalendarShare,
  IconClock,
  IconCreditCardPay,
  IconLayoutKanban,
  IconRulerMeasure,
  IconSettingsExclamation,
} from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { guestShown, labelOf } from '../parts/order-words.ts'
import { type Gap, gapScreens } from './set-up-gaps.ts'
import { summaryOf, worriesOf, type Worry } from './summary.ts'
import { useSetUpGaps } from './use-set-up-gaps.ts'

/** Figures of this moment, and what somebody should look at. Nothing here is estimated or made up: all of it is counted from the board. */
export default function OverviewScreen() {
  const t = useTexts(boardTexts)
  const states = useTexts(backofficeTexts).live
  const { user, branches, branchId, locale, currency } = useStaff()
  const feed = useOrderFeed()
  const gaps = useSetUpGaps()
  const now = useNow(10_000)
  const zone = (branches.find((one) => one.id === branchId) ?? branches[0])?.timeZone ?? 'Europe/Vienna'
  useEffect(() => {
    document.title = `${t.overview.title} · Servus`
  }, [t])
  if (!feed.isReady)
    return feed.error ? (
      <FailedState error={feed.error} title={t.board.failed} retry={feed.reload} />
    ) : (
      <LoadingState label={t.overview.title} />
    )
  const orders = feed.orders.filter((order) => branchId === undefined || order.branchId === branchId)
  const figures = summaryOf(orders, now, (at) => dayOf(at, zone))
  const hour = Number(formatTime(now, zone).slice(0, 2))
  const greet = hour < 10 ? t.overview.morning : hour < 18 ? t.overview.day : t.overview.evening
  const live = {
    connecting: states.connecting,
    live: states.liveText,
    polling: states.pollingText,
    offline: feed.live.kind === 'offline' ? states.offlineText(formatTime(feed.live.since, zone)) : '',
  }[feed.live.kind]
  return (
    <>
      <div className="phead">
        <h1>{greet(user.name.split(' ')[0] ?? '')}</h1>
        <span className="mut">{formatLongDay(now, zone, locale)}</span>
      </div>
      <div className="page scroll">
        <div className="m-ordering g4 figures">
          <Figure
            icon={IconLayoutKanban}
            name={t.overview.open}
            hint={t.overview.openHint}
            value={figures.open}
            more={t.overview.newOnes(figures.fresh)}
            to="/bestellungen"
          />
          <Figure
            icon={IconCalendarClock}
            name={t.overview.today}
            hint={t.overview.todayHint}
            value={figures.today}
            more={
              figures.nextAt === undefined ? t.overview.noneToday : t.overview.nextAt(formatTime(figures.nextAt, zone))
            }
            to="/bestellungen"
          />
          <Figure
            icon={IconAlarm}
            name={t.overview.missed}
            hint={t.overview.missedHint}
            value={figures.missed}
            more={figures.missed > 0 ? t.overview.missedSome : t.overview.missedNone}
            to="/bestellungen?zeige=verpasst"
            isBad={figures.missed > 0}
          />
          <Figure
            icon={IconCreditCardPay}
            name={t.overview.unpaid}
            hint={t.overview.unpaidHint}
            value={figures.unpaid}
            more={t.overview.unpaidSum(formatMoney(figures.unpaidSum, currency))}
            to="/bestellungen"
          />
        </div>
        <div className="g2" style={{ marginTop: 16, alignItems: 'start' }}>
          <section className="card">
            <div className="hd">
              <h2>{t.overview.attention}</h2>
            </div>
            <Worries gaps={gaps} worries={worriesOf(orders, now)} now={now} />
          </section>
          <section className="card">
            <div className="hd">
              <h2>{t.overview.connection}</h2>
            </div>
            <div className="bd col">
              <p className="t2">{t.overview.connectionText}</p>
              <p>
                <b>{live}</b>
              </p>
            </div>
          </section>
        </div>
      </div>
    </>
  )
}

/** A figure with its definition in the tooltip (design §1.8). */
function Figure(props: {
  icon: Icon
  name: string
  hint: string
  value: number
  more: string
  to: string
  isBad?: boolean
}) {
  return (
    <Tooltip label={props.hint} multiline maw={280}>
      <Link to={props.to} className="card" style={{ color: 'inherit', textDecoration: 'none' }}>
        <div className="bd">
          <div className="row mut sm">
            <props.icon className="i" stroke={1.75} aria-hidden />
            {props.name}
          </div>
          <div
            style={{
              fontSize: 'var(--f-2xl)',
              fontWeight: 680,
              margin: '4px 0 2px',
              color: props.isBad ? 'var(--alarm-t)' : undefined,
            }}
          >
            {props.value}
          </div>
          <div className="sm t2">{props.more}</div>
        </div>
      </Link>
    </Tooltip>
  )
}

/** Each with its reason and the way there. */
function Worries({ gaps, worries, now }: { gaps: readonly Gap[]; worries: readonly Worry[]; now: number }) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  if (gaps.length + worries.length === 0) return <p className="bd t2">{t.overview.nothing}</p>
  const words = {
    missed: t.overview.missedRow,
    waiting: t.overview.waitingRow,
    counter: t.overview.counterRow,
    late: t.overview.lateRow,
    route: t.overview.routeRow,
  }
  const pictures = {
    missed: IconAlarm,
    waiting: IconClock,
    counter: IconCalendarShare,
    late: IconAlarm,
    route: IconRulerMeasure,
  }
  return (
    <ul>
      {gaps.map((gap) => (
        <li className="row" key={gap} style={{ padding: '10px 16px', borderBottom: '1px solid var(--line)' }}>
          <span className="bdg sq new">
            <IconSettingsExclamation className="i" aria-hidden />
          </span>
          <div style={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
            <div className="b">{t.overview.gaps[gap].title}</div>
            <div className="sm mut">{t.overview.gaps[gap].text}</div>
          </div>
          <Button size="xs" component={Link} to={gapScreens[gap]} style={{ flex: 'none' }}>
            {t.overview.gaps[gap].go}
          </Button>
        </li>
      ))}
      {worries.slice(0, 8).map(({ kind, order }) => {
        const Picture = pictures[kind]
        return (
          <li
            className="row"
            key={`${kind}${order.id}`}
            style={{ padding: '10px 16px', borderBottom: '1px solid var(--line)' }}
          >
            <span className={`bdg sq ${kind === 'missed' || kind === 'late' ? 'alarm' : 'new'}`}>
              <Picture className="i" aria-hidden />
            </span>
            <div style={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
              <div className="b">{words[kind](labelOf(order, branches, t))}</div>
              <div className="sm mut">
                {t.card.since(formatAge(now - Date.parse(order.createdAt)))} · {guestShown(order, t)}
              </div>
            </div>
            <Button size="xs" component={Link} to={`/bestellungen/${order.id}`} style={{ flex: 'none' }}>
              {t.overview.see}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
