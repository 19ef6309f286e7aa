import { defaultZone } from '#kernel/time.ts'
import './overview.css'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { formatLongDay, formatTime } from '#ui/backoffice/format.ts'
import type { UseOverviewPart } from '#ui/backoffice/overview.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { useEffect } from 'react'
import { Attention, Card, Equipment, FigureCard } from './parts.tsx'

/**
 * Shows current figures and a list of things that staff should check. The modules provide the figures and the list with their hooks
 * (`parts`). The list `parts` must not change while the page is open, because React needs the same hooks in every rendering.
 */
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
  const cards = ready.flatMap((one) => one.cards ?? [])
  const attention = ready.flatMap((one) => one.attention ?? [])
  const equipment = ready.flatMap((one) => one.equipment ?? [])
  const hour = Number(formatTime(now, zone).slice(0, 2))
  const greet = hour < 10 ? t.morning : hour < 18 ? t.day : t.evening
  return (
    <>
      <div className="phead">
        <h1>{greet(user.name.split(' ')[0] ?? '')}</h1>
        <span className="mut">{formatLongDay(now, zone, locale)}</span>
        <span className="sp" />
        <span className="mut sm hide-phone">{t.asOf(formatTime(now, zone))}</span>
      </div>
      <div className="page scroll">
        <div className="g4 figures">
          {ready
            .flatMap(({ figures = [] }) => figures)
            .map((figure) => (
              <FigureCard key={figure.name} {...figure} />
            ))}
        </div>
        <div className="ovcols">
          <div className="col">
            {cards
              .filter(({ place }) => place === 'main')
              .map((card) => (
                <Card key={card.title} {...card} />
              ))}
          </div>
          <div className="col">
            <Card title={t.attention} count={attention.length} isAlarming={attention.length > 0} isBare>
              <Attention rows={attention} />
            </Card>
            {equipment.length > 0 ? (
              <Card title={t.equipment} isBare>
                <Equipment rows={equipment} />
              </Card>
            ) : null}
            {cards
              .filter(({ place }) => place === 'side')
              .map((card) => (
                <Card key={card.title} {...card} />
              ))}
          </div>
        </div>
      </div>
    </>
  )
}
