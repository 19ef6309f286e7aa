import { useAction, useCall } from '#ui/backoffice/calls.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { EmptyState, FailedState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { type Device, deviceEndpoints, jobEndpoints, type PrintJob } from '../contract.ts'
import { queueTexts } from '../words/queue.ts'
import { JobActions } from './JobActions.tsx'
import { useSlipName } from './use-slip-name.ts'

const tones: Readonly<Record<PrintJob['state'], string>> = {
  queued: 'new',
  claimed: 'prog',
  printed: 'ok',
  failed: 'alarm',
  unconfirmed: 'alarm',
  cancelled: '',
  expired: '',
}

/**
 * The list of the newest 100 slips. Each slip has buttons for the actions that are possible now. A switch limits the list to slips that
 * need a decision.
 */
export function Queue({ devices }: { devices: readonly Device[] }) {
  const t = useTexts(queueTexts)
  const nameOf = useSlipName()
  const { clock, locale } = useStaff()
  const [onlyAsking, setOnlyAsking] = useState(false)
  const query = { page: 1, pageSize: 100, ...(onlyAsking ? { asks: true } : {}) }
  const found = useCall(jobEndpoints.list, { query }, { keepPrevious: true, refetchInterval: 5_000 })
  const discard = useAction(jobEndpoints.discard, { refresh: [jobEndpoints.list, deviceEndpoints.states] })
  const jobs = found.data?.value ?? []
  return (
    <section className="card">
      <div className="row w qhead">
        <h2>{t.queue}</h2>
        <button type="button" className="chip" aria-pressed={!onlyAsking} onClick={() => setOnlyAsking(false)}>
          {t.all}
        </button>
        <button type="button" className="chip" aria-pressed={onlyAsking} onClick={() => setOnlyAsking(true)}>
          {t.asks}
        </button>
        <span className="sp" />
        <Button
          size="xs"
          variant="subtle"
          loading={discard.isPending}
          onClick={() => discard.mutate({}, { onSuccess: ({ count }) => notify(t.discarded(count)) })}
        >
          {t.discard}
        </Button>
      </div>
      {found.error ? (
        <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
      ) : jobs.length === 0 ? (
        <EmptyState icon={IconReceipt} title={t.emptyTitle} text={t.emptyText} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table scrolls, so the keyboard must reach it (WCAG 2.1.1)
        <div className="rows" tabIndex={0} role="region" aria-label={t.queue}>
          <table className="tbl">
            <thead>
              <tr>
                <th>{t.job}</th>
                <th>{t.order}</th>
                <th className="hide-phone">{t.printer}</th>
                <th>{t.condition}</th>
                <th className="hide-phone">{t.time}</th>
                <th>
                  <span className="sr">{t.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <tr key={job.id}>
                  <td>{nameOf(job)}</td>
                  <td>
                    <b>{job.label}</b>
                  </td>
                  <td className="hide-phone">{job.device}</td>
                  <td>
                    <span className={`bdg ${tones[job.state]}`}>{t.states[job.state]}</span>{' '}
                    <span className="mut sm hide-phone">
                      {job.state === 'unconfirmed' || job.state === 'expired' ? t.why[job.state] : ''}
                    </span>
                  </td>
                  <td className="hide-phone">
                    {formatListed(Date.parse(job.changedAt), clock.now(), deviceZone(), locale)}
                  </td>
                  <td className="num">
                    <JobActions job={job} devices={devices} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
