import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { dateAt } from '#kernel/time.ts'
import { Button, NativeSelect } from '@mantine/core'
import { IconDownload, IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { playEndpoints, signageDeviceEndpoints } from '../contract.ts'
import { playScreenTexts } from '../words/plays.ts'
import { signageTitles } from '../words/titles.ts'
import { SignageTabs } from './SignageTabs.tsx'
import './signage.css'

/** The page 'Nachweis' (proof of play): which scene each screen showed, when, and for how long. The list can be downloaded as a table. */
export default function PlaysScreen() {
  const t = useTexts(playScreenTexts)
  const titles = useTexts(signageTitles)
  const { clock, locale, branches } = useStaff()
  const zone = branches[0]?.timeZone ?? 'UTC'
  const today = dateAt(Temporal.Instant.fromEpochMilliseconds(clock.now()), zone).toString()
  const [days, setDays] = useState({ from: today, to: today })
  const [deviceId, setDevice] = useState('')
  const [page, setPage] = useState(1)
  const devices = useCall(signageDeviceEndpoints.list, { query: { pageSize: 500 } })
  const query = { ...days, ...(deviceId ? { deviceId } : {}) }
  const found = useCall(playEndpoints.plays, { query: { ...query, page } }, { keepPrevious: true })
  const rows = found.data?.value ?? []
  const total = found.data?.meta?.total ?? 0
  const csv = `/api/digital-signage-plays/plays.csv?${new URLSearchParams({ ...query, locale }).toString()}`
  return (
    <>
      <PageHead title={titles.plays}>
        <SignageTabs />
        <Button component="a" href={csv} download leftSection={<IconDownload className="i" aria-hidden />}>
          {t.export}
        </Button>
      </PageHead>
      <div className="m-signage screen">
        <div className="row w end">
          {(['from', 'to'] as const).map((edge) => (
            <DayInput
              key={edge}
              label={edge === 'from' ? t.from : t.to}
              value={days[edge]}
              onChange={(day) => {
                setDays({ ...days, [edge]: day || today })
                setPage(1)
              }}
            />
          ))}
          <NativeSelect
            label={t.screen}
            value={deviceId}
            onChange={(event) => {
              setDevice(event.currentTarget.value)
              setPage(1)
            }}
            data={[
              { value: '', label: t.all },
              ...(devices.data?.value ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
        {found.error ? (
          <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <LoadingState label={titles.plays} />
        ) : rows.length === 0 ? (
          <EmptyState icon={IconListCheck} title={t.empty} text={t.emptyText} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table scrolls, so the keyboard must reach it (WCAG 2.1.1)
          <div className="card rows" tabIndex={0} role="region" aria-label={titles.plays}>
            <table className="tbl">
              <thead>
                <tr>
                  <th>{t.start}</th>
                  <th>{t.screen}</th>
                  <th>{t.scene}</th>
                  <th className="num">{t.seconds}</th>
                  <th>{t.whole}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.deviceId} ${row.id}`}>
                    <td>{formatListed(Date.parse(row.startedAt), clock.now(), zone, locale)}</td>
                    <td>{row.deviceName}</td>
                    <td>
                      {[row.segmentName, row.sceneName, row.plays > 1 ? `${row.plays} ×` : '']
                        .filter(Boolean)
                        .join(' · ')}
                    </td>
                    <td className="num">{Math.round(row.ms / 1000)}</td>
                    <td>{row.isClockUncertain ? t.uncertain : row.isComplete ? t.yes : t.no}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {total > 50 ? (
          <div className="row">
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t.newer}
            </Button>
            <Button disabled={page * 50 >= total} onClick={() => setPage(page + 1)}>
              {t.older}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  )
}
