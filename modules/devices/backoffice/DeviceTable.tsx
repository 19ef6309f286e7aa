import { useAction, useCall } from '#ui/backoffice/calls.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { type Device, deviceEndpoints, type DeviceState, jobEndpoints, printAgentEndpoints } from '../contract.ts'
import { deviceWords } from '../words/device.ts'
import { pairingTexts } from '../words/pairing.ts'
import { queueTexts } from '../words/queue.ts'
import { ConditionBadge } from './ConditionBadge.tsx'

interface TableProps {
  devices: readonly Device[]
  stateOf: (id: string) => DeviceState | undefined
  mayEdit: boolean
}

/** The table of printers: for each one its address, its condition and the number of slips that wait for it. */
export function DeviceTable({ devices, stateOf, mayEdit }: TableProps) {
  const t = useTexts(queueTexts)
  const words = useTexts(deviceWords)
  const pairing = useTexts(pairingTexts)
  const { clock, locale } = useStaff()
  const agents = useCall(printAgentEndpoints.list).data?.value ?? []
  const agentOf = ({ transport, agentId }: Device) =>
    transport === 'escpos' ? agents.find(({ id }) => id === agentId)?.name : undefined
  const test = useAction(deviceEndpoints.testPrint, { refresh: [deviceEndpoints.states, jobEndpoints.list] })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table scrolls, so the keyboard must reach it (WCAG 2.1.1)
    <div className="card rows" tabIndex={0} role="region" aria-label={words.many}>
      <table className="tbl">
        <thead>
          <tr>
            <th>{t.printer}</th>
            <th className="hide-phone">{t.connection}</th>
            <th>{t.condition}</th>
            <th className="hide-phone">{t.last}</th>
            <th className="num">{t.waits}</th>
            <th>
              <span className="sr">{pairing.test}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => {
            const state = stateOf(device.id)
            const isPrinter = device.transport !== 'browser'
            return (
              <tr key={device.id}>
                <td>
                  {mayEdit ? (
                    <Link className="b" to={`/drucker/${device.id}`} aria-label={t.edit(device.name)}>
                      {device.name}
                    </Link>
                  ) : (
                    <b>{device.name}</b>
                  )}
                </td>
                <td className="hide-phone">
                  {[words.choices.transport[device.transport], agentOf(device)].filter(Boolean).join(' · ')}
                </td>
                <td>{state && isPrinter ? <ConditionBadge state={state} /> : '–'}</td>
                <td className="hide-phone">
                  {state?.seenAt
                    ? formatListed(Date.parse(state.seenAt), clock.now(), deviceZone(), locale)
                    : isPrinter
                      ? t.never
                      : '–'}
                </td>
                <td className="num" data-label={t.waits}>
                  {state && isPrinter ? state.waiting : '–'}
                </td>
                <td className="num">
                  {isPrinter && device.isEnabled ? (
                    <Button
                      size="xs"
                      onClick={() =>
                        test.mutate(
                          { params: { id: device.id } },
                          {
                            onSuccess: () => notify(pairing.testSent),
                            onError: () => notify(pairing.testFailed, 'failed'),
                          },
                        )
                      }
                    >
                      {pairing.test}
                    </Button>
                  ) : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
