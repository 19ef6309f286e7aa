import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox } from '@mantine/core'
import { type MessageRoutes, messageRoutesEndpoints as calls } from '../contract.ts'
import { branchEvents, type Channel, channels, guestEvents, type MessageEvent, possible } from '../rules/routes.ts'
import { routesTexts } from '../words/routes.ts'
import { messagingTitles } from '../words/titles.ts'

/** The table of events and channels of one branch. A click on a checkbox is saved immediately. */
export function RoutesTable({ branchId }: { branchId: string }) {
  const t = useTexts(routesTexts)
  const titles = useTexts(messagingTitles)
  const found = useCall(calls.get, { params: { branchId } })
  const set = useAction(calls.set, { refresh: [calls.get] })
  if (found.error) return <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={titles.routes} />
  const { version, routes } = found.data.value
  const turn = (event: MessageEvent, channel: Channel, isOn: boolean): void => {
    const others = routes[event].filter((one) => one !== channel)
    const next: MessageRoutes['routes'] = { ...routes, [event]: isOn ? [...others, channel] : others }
    set.mutate(
      { params: { branchId }, body: { version, routes: next } },
      {
        onSuccess: () => notify(t.saved),
        onError: (error) => notify(failureText(error, t.saveFailed), 'failed'),
      },
    )
  }
  const rows = (events: readonly MessageEvent[]) =>
    events.map((event) => (
      <tr key={event}>
        <th scope="row">{t.events[event]}</th>
        {channels.map((channel) => (
          <td key={channel}>
            {possible[event][channel] ? (
              <Checkbox
                aria-label={t.way(t.events[event], t.channels[channel])}
                checked={routes[event].includes(channel)}
                disabled={set.isPending}
                onChange={({ currentTarget }) => turn(event, channel, currentTarget.checked)}
              />
            ) : (
              <span className="t2" aria-hidden>
                –
              </span>
            )}
          </td>
        ))}
      </tr>
    ))
  const group = (title: string, events: readonly MessageEvent[]) => (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={channels.length + 1} className="over">
          {title}
        </th>
      </tr>
      {rows(events)}
    </tbody>
  )
  return (
    <section className="card" aria-label={titles.routes}>
      <table className="tbl ways">
        <thead>
          <tr>
            <th>{t.event}</th>
            {channels.map((channel) => (
              <th key={channel}>{t.channels[channel]}</th>
            ))}
          </tr>
        </thead>
        {group(t.guests, guestEvents)}
        {group(t.house, branchEvents)}
      </table>
      <p className="hint">{t.hint}</p>
    </section>
  )
}
