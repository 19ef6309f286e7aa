import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { type Device, deviceEndpoints, jobEndpoints, type PrintJob } from '../contract.ts'
import { asking } from '../rules/job-states.ts'
import { printAlarmTexts } from '../words/alarm.ts'
import { queueTexts } from '../words/queue.ts'

/** The buttons of one slip: print it (also on another printer), or discard it. */
export function JobActions({ job, devices }: { job: PrintJob; devices: readonly Device[] }) {
  const t = useTexts(queueTexts)
  const alarm = useTexts(printAlarmTexts)
  const refresh = [jobEndpoints.list, deviceEndpoints.states]
  const again = useAction(jobEndpoints.again, { refresh })
  const cancel = useAction(jobEndpoints.cancel, { refresh })
  const own = devices.find(({ id }) => id === job.deviceId)
  const other =
    devices.find(({ id }) => id === own?.fallbackId) ??
    devices.find((one) => one.branchId === job.branchId && one.id !== job.deviceId && one.transport !== 'browser')
  const failed = (error: unknown) => notify(failureText(error, alarm.failed), 'failed')
  const print = (deviceId?: string) =>
    again.mutate({ params: { id: job.id }, body: deviceId ? { deviceId } : {} }, { onError: failed })
  const label = { unconfirmed: t.asCopy, printed: t.asCopy, failed: t.anyway, expired: t.anyway, cancelled: t.anyway }
  return (
    <span className="row acts">
      {job.state === 'queued' && other ? (
        <Button size="xs" loading={again.isPending} onClick={() => print(other.id)}>
          {t.moveTo(other.name)}
        </Button>
      ) : null}
      {job.state === 'queued' || asking.includes(job.state) ? (
        <Button
          size="xs"
          variant="subtle"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ params: { id: job.id } }, { onError: failed })}
        >
          {job.state === 'queued' ? t.cancel : t.settled}
        </Button>
      ) : null}
      {job.state === 'claimed' || job.state === 'queued' ? null : (
        <Button
          size="xs"
          variant={job.state === 'printed' || job.state === 'cancelled' ? 'subtle' : 'default'}
          loading={again.isPending}
          onClick={() => print()}
        >
          {label[job.state]}
        </Button>
      )}
    </span>
  )
}
