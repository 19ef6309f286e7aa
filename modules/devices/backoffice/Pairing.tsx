import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCopy, IconKey, IconPlugConnected, IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type Device, deviceEndpoints, type deviceEntity, type DeviceInput, jobEndpoints } from '../contract.ts'
import { conditionTexts } from '../words/conditions.ts'
import { pairingTexts } from '../words/pairing.ts'
import { ConditionBadge } from './ConditionBadge.tsx'
import './devices.css'

/**
 * The section next to the form of a printer: the steps that connect the printer, the button for a test page, and the list of the printer's
 * events.
 */
export function Pairing({ values, record }: FormView<typeof deviceEntity>) {
  const t = useTexts(pairingTexts)
  const transport = (values.transport ?? 'escpos') as NonNullable<DeviceInput['transport']>
  return (
    <section className="m-devices pairing">
      <h2>{t.pairing}</h2>
      <p className="t2">{t.steps[transport]}</p>
      {record ? <Paired device={record} transport={transport} /> : <Banner tone="idle">{t.pairFirst}</Banner>}
    </section>
  )
}

function Paired({
  device,
  transport,
}: {
  device: Pick<Device, 'id'>
  transport: NonNullable<DeviceInput['transport']>
}) {
  const t = useTexts(pairingTexts)
  const refresh = [deviceEndpoints.states, jobEndpoints.list]
  const params = { params: { id: device.id } }
  const pair = useAction(deviceEndpoints.pair, { refresh })
  const test = useAction(deviceEndpoints.testPrint, { refresh })
  const check = useAction(deviceEndpoints.testNotification, { refresh })
  const states = useCall(deviceEndpoints.states, undefined, { refetchInterval: 5_000 })
  const state = states.data?.value.find((one) => one.deviceId === device.id)
  const asks = transport === 'cloudprnt' || transport === 'epson'
  const failure = test.error ?? check.error ?? pair.error
  return (
    <>
      {state && transport !== 'browser' ? <ConditionBadge state={state} /> : null}
      {asks ? (
        pair.data ? (
          <div className="col">
            <code className="address">{pair.data.url}</code>
            <span className="sm mut">{t.keyOnce}</span>
            <Button
              leftSection={<IconCopy className="i" aria-hidden />}
              onClick={() => {
                void navigator.clipboard.writeText(pair.data.url).then(() => notify(t.copied))
              }}
            >
              {t.copy}
            </Button>
          </div>
        ) : (
          <Button
            variant={state?.isPaired ? 'default' : 'filled'}
            leftSection={<IconKey className="i" aria-hidden />}
            loading={pair.isPending}
            onClick={() => pair.mutate(params)}
          >
            {state?.isPaired ? t.newKey : t.makeKey}
          </Button>
        )
      ) : null}
      {transport === 'browser' ? null : (
        <div className="row w">
          <Button
            leftSection={<IconPlugConnected className="i" aria-hidden />}
            loading={check.isPending}
            onClick={() => check.mutate(params)}
          >
            {t.check}
          </Button>
          <Button
            leftSection={<IconPrinter className="i" aria-hidden />}
            loading={test.isPending}
            onClick={() => test.mutate(params)}
          >
            {t.test}
          </Button>
        </div>
      )}
      {failure ? <Banner tone="alarm">{failureText(failure, t.testFailed)}</Banner> : null}
      {check.isSuccess ? <Banner tone="ok">{t.checkOk}</Banner> : null}
      {test.isSuccess ? <Banner tone="ok">{t.testSent}</Banner> : null}
      <Events id={device.id} />
    </>
  )
}

function Events({ id }: { id: string }) {
  const t = useTexts(pairingTexts)
  const names = useTexts(conditionTexts).names
  const { clock, locale } = useStaff()
  const logs = useAction(deviceEndpoints.requestLogs)
  const { mutate } = logs
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) mutate({ params: { id } })
  }, [isOpen, id, mutate])
  const words: Readonly<Record<string, string>> = names
  const events: Readonly<Record<string, string>> = t.logEvents
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.log}</summary>
      {logs.data?.length === 0 ? <p className="mut sm">{t.logEmpty}</p> : null}
      <ul className="events">
        {(logs.data ?? []).map(({ at, event, detail }) => (
          <li key={`${at}${event}${detail}`}>
            <time className="mut sm" dateTime={at}>
              {formatListed(Date.parse(at), clock.now(), Intl.DateTimeFormat().resolvedOptions().timeZone, locale)}
            </time>{' '}
            {events[event] ?? event}
            {detail ? `: ${words[detail] ?? detail}` : ''}
          </li>
        ))}
      </ul>
    </details>
  )
}
