import { defaultZone } from '#kernel/time.ts'
import './overview.css'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { formatLongDay, formatTime } from '#ui/backoffice/format.ts'
import type { AttentionRow, Figure, UseOverviewPart } from '#ui/backoffice/overview.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button, Tooltip } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from 'react-router'

/** Current figures, and what somebody should check. Modules provide both. `parts` stays the same while the page is open. */
export function OverviewScreen({ parts }: { parts: readonly UseOverviewPart[] }) {
  const t = useTexts(backofficeTexts).overview
  const { user, branches, branchId, locale } = useStaff()
  const shown = parts.map((usePart) => usePart())
  const now = useNow(10_000)
  const zone = (branches.find((one) => one.id === branchId) ?? branches[0])?.timeZone ?? defaultZone
  useEffect(() => {
    document.title = `${t.title} · Servus`
  }, [t])
  const failed = shown.find((one) => one.kind === 'failed')
  if (failed) return <FailedState error={failed.error} title={failed.title} retry={failed.retry} />
  if (shown.some(({ kind }) => kind === 'loading')) return <LoadingState label={t.title} />
  const ready = shown.filter((one) => one.kind === 'ready')
  const hour = Number(formatTime(now, zone).slice(0, 2))
  const greet = hour < 10 ? t.morning : hour < 18 ? t.day : t.evening
  return (
    <>
      <div className="phead">
        <h1>{greet(user.name.split(' ')[0] ?? '')}</h1>
        <span className="mut">{formatLongDay(now, zone, locale)}</span>
      </div>
      <div className="page scroll">
        <div className="g4 figures">
          {ready
            .flatMap(({ figures = [] }) => figures)
            .map((figure) => (
              <FigureCard key={figure.name} {...figure} />
            ))}
        </div>
        <div className="g2" style={{ marginTop: 16, alignItems: 'start' }}>
          <section className="card">
            <div className="hd">
              <h2>{t.attention}</h2>
            </div>
            <Attention rows={ready.flatMap(({ attention = [] }) => attention)} />
          </section>
          {ready
            .flatMap(({ cards = [] }) => cards)
            .map(({ title, body }) => (
              <section key={title} className="card">
                <div className="hd">
                  <h2>{title}</h2>
                </div>
                <div className="bd col">{body}</div>
              </section>
            ))}
        </div>
      </div>
    </>
  )
}

/** A figure with its definition in the tooltip. */
function FigureCard(props: Figure) {
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

/** Each entry with its reason and a link. */
function Attention({ rows }: { rows: readonly AttentionRow[] }) {
  const t = useTexts(backofficeTexts).overview
  if (rows.length === 0) return <p className="bd t2">{t.nothing}</p>
  return (
    <ul>
      {rows.map((row) => (
        <li className="row" key={row.key} style={{ padding: '10px 16px', borderBottom: '1px solid var(--line)' }}>
          <span className={`bdg sq ${row.tone}`}>
            <row.icon className="i" aria-hidden />
          </span>
          <div style={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
            <div className="b">{row.title}</div>
            <div className="sm mut">{row.text}</div>
          </div>
          <Button size="xs" component={Link} to={row.to} style={{ flex: 'none' }}>
            {row.go}
          </Button>
        </li>
      ))}
    </ul>
  )
}
