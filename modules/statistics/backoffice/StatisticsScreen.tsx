import { editors } from '#contract/roles.ts'
import { defaultZone } from '#kernel/time.ts'
import { useCall, useFileUrl } from '#ui/backoffice/calls.ts'
import { dayOf } from '#ui/backoffice/format.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type RangeCall, statisticFiles, timeCalls, timeFiles } from '../contract.ts'
import { forecast, forecastFiles } from '../contract/forecast.ts'
import { nameOf } from '../words/calls.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { statisticsTitles } from '../words/titles.ts'
import { FilterChips } from './FilterChips.tsx'
import { ForecastView } from './ForecastView.tsx'
import { MenuHintsCard } from './MenuHintsCard.tsx'
import { OrdersView } from './OrdersView.tsx'
import { RangePicker } from './RangePicker.tsx'
import { SlowView } from './SlowView.tsx'
import { TimeView } from './TimeView.tsx'
import { TechnologyView } from './VisitList.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'
import { VisitsView } from './VisitsView.tsx'
import { deskTabs, queryOf, readView, tabs, timeQueryOf, type View, writeView } from './view.ts'
import './statistics.css'

const filesOf: Readonly<Record<Exclude<View['tab'], 'time' | 'forecast'>, readonly RangeCall[]>> = {
  visits: ['unique-visitors', 'page-views', 'pages', 'referrers', 'events', 'event-flow', 'visitor-times'],
  technology: ['resolutions', 'browsers', 'operating-systems', 'device-pixel-ratios', 'color-schemes'],
  orders: ['orders', 'canceled-orders', 'popular-items', 'order-times', 'order-origins', 'slow-items', 'slow-times'],
  revenue: ['revenue', 'revenue-origins', 'popular-items', 'items'],
}

/** The page with all statistics. Its address contains everything that is chosen on it, so that a view can be bookmarked and sent. */
export default function StatisticsScreen() {
  const t = useTexts(screenTexts)
  const words = useTexts(statisticsTexts)
  const titles = useTexts(statisticsTitles)
  const { branches, branchId, user, locale } = useStaff()
  const fileUrl = useFileUrl()
  const [chosen, choose] = useState<string>()
  const [params, setParams] = useSearchParams()
  const zone = (branches.find(({ id }) => id === branchId) ?? branches[0])?.timeZone ?? defaultZone
  const today = dayOf(useNow(60_000), zone)
  const isDesk = !hasRole(user, editors)
  const view = readView(params, today, isDesk)
  const query = queryOf(view, branchId)
  const timeQuery = timeQueryOf(view, branchId)
  // The view 'Prognose' makes the same API call, so `useCall` sends only one request. A business that is too new has no forecast, and
  // therefore nothing to export.
  const expected = useCall(
    forecast,
    { query: branchId ? { branch: branchId } : {} },
    { keepPrevious: true, enabled: view.tab === 'forecast' },
  )
  const isEmpty = view.tab === 'forecast' && !expected.data?.value.days
  const kinds = ['csv', 'xlsx'] as const
  const files =
    view.tab === 'time'
      ? timeCalls.flatMap((call) =>
          kinds.map((kind) => ({
            call,
            kind,
            href: fileUrl(timeFiles[call][kind], { query: { ...timeQuery, limit: 500 } }),
          })),
        )
      : view.tab === 'forecast'
        ? kinds.map((kind) => ({
            call: 'forecast' as const,
            kind,
            href: fileUrl(forecastFiles[kind], { query: branchId ? { branch: branchId } : {} }),
          }))
        : filesOf[view.tab].flatMap((call) =>
            kinds.map((kind) => ({
              call,
              kind,
              href: fileUrl(statisticFiles[kind], { params: { call }, query: { ...query, limit: 500 } }),
            })),
          )
  const change = (part: Partial<View>) => setParams(writeView({ ...view, ...part }), { replace: true })
  return (
    <div className="m-statistics stat scroll">
      <PageHead title={titles.statistics}>
        <div className="row w">
          {isDesk || view.tab === 'forecast' ? null : (
            <RangePicker key={`${view.from}${view.to}`} view={view} today={today} onChange={change} />
          )}
          <ViewsMenu view={view} today={today} onOpen={(address) => setParams(address, { replace: true })} />
          <Menu position="bottom-end" disabled={isEmpty}>
            <Menu.Target>
              <Button disabled={isEmpty} leftSection={<IconDownload className="i" stroke={1.75} aria-hidden />}>
                {words.export}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {files.map(({ call, kind, href }) => (
                <Menu.Item key={call + kind} component="a" download href={href}>
                  {call === 'forecast' ? t.tabs.forecast : nameOf(call, locale)} · {t[kind]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </div>
      </PageHead>
      <div className="page">
        <div className="seg views" role="group" aria-label={t.views}>
          {(isDesk ? deskTabs : tabs).map((tab) => (
            <button key={tab} type="button" aria-pressed={tab === view.tab} onClick={() => change({ tab })}>
              {t.tabs[tab]}
            </button>
          ))}
        </div>
        {view.tab === 'forecast' ? null : <FilterChips view={view} onChange={change} />}
        {view.tab === 'forecast' ? (
          <ForecastView branch={branchId} />
        ) : view.tab === 'visits' ? (
          <VisitsView view={view} query={query} chosen={chosen} onChoose={choose} />
        ) : view.tab === 'technology' ? (
          <TechnologyView query={query} />
        ) : view.tab === 'time' ? (
          <TimeView view={view} query={timeQuery} onChange={change} />
        ) : (
          <div className="stack">
            <OrdersView view={view} query={query} onChange={change}>
              {!isDesk && view.tab === 'orders' && view.kind !== 'ride' && !view.channel ? (
                <MenuHintsCard from={view.from} to={view.to} branch={branchId} />
              ) : null}
            </OrdersView>
            {view.tab === 'orders' && view.kind !== 'ride' ? <SlowView query={query} /> : null}
          </div>
        )}
      </div>
    </div>
  )
}
