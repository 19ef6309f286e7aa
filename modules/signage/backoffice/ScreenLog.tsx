import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { commandEndpoints, type LogLine, playEndpoints, type ScreenState, type SignageDevice } from '../contract.ts'
import { isFinal } from '../rules/commands.ts'
import { isNightly } from '../rules/screen-hours.ts'
import { screenTexts } from '../words/screen.ts'
import { wallTexts } from '../words/wall.ts'
import { lineWords } from './line-words.ts'
import { shortSpan } from './screen-moment.ts'

const MOST_LINES = 100
const LIVE_MS = 15_000
const WAITING_MS = 1_000

interface Props {
  device: SignageDevice
  zone: string
  capabilities: ScreenState['capabilities']
}

/** The log lines, outages and starts of a screen, newest first; and a button that requests more lines from the screen. */
export function ScreenLog({ device, zone, capabilities }: Props) {
  const { id, screenHours } = device
  const t = useTexts(wallTexts)
  const own = useTexts(screenTexts)
  const { clock, locale } = useStaff()
  const found = useCall(playEndpoints.logs, { params: { id } }, { refetchInterval: LIVE_MS })
  const lines = found.data?.value ?? []
  const query = { deviceId: id, pageSize: 50 }
  const commands = useCall(
    commandEndpoints.list,
    { query },
    {
      refetchInterval: (last) =>
        last?.some(({ kind, state }) => kind === 'send_logs' && !isFinal(state)) ? WAITING_MS : LIVE_MS,
    },
  )
  const fetched = commands.data?.value.find(({ kind }) => kind === 'send_logs')
  const send = useAction(commandEndpoints.command, { refresh: [commandEndpoints.list] })
  const isWaiting = send.isPending || (fetched !== undefined && !isFinal(fetched.state))
  const { refetch } = found
  const done = fetched?.state === 'succeeded' ? fetched.id : undefined
  useEffect(() => {
    if (done !== undefined) void refetch()
  }, [done, refetch])
  const moment = (at: string): string => formatListed(Date.parse(at), clock.now(), zone, locale)
  const told = !fetched
    ? ''
    : fetched.state === 'succeeded' && fetched.endedAt !== null
      ? own.fetchedAt(moment(fetched.endedAt))
      : own.fetchStates[fetched.state]
  const eventText = ({ at, kind, until }: LogLine): string =>
    kind === 'restart'
      ? (isNightly(screenHours, Temporal.Instant.from(at), zone) ? own.nightly : own.restart)(moment(at))
      : until === null
        ? own.outageSince(moment(at))
        : own.outage(shortSpan(Date.parse(at), Date.parse(until), clock.now(), zone, locale))
  return (
    <section className="col" aria-label={t.log}>
      <div className="row w">
        <h3 className="sp">{t.log}</h3>
        <span className="mut sm" role="status">
          {told}
        </span>
        <Button
          size="xs"
          loading={isWaiting}
          disabled={!capabilities.includes('send_logs')}
          onClick={() =>
            send.mutate(
              { params: { id }, body: { kind: 'send_logs' } },
              { onError: (error) => notify(failureText(error, t.commandFailed), 'failed') },
            )
          }
        >
          {own.fetchLog}
        </Button>
      </div>
      {lines.length === 0 ? <p className="mut sm">{t.logEmpty}</p> : null}
      <ul className="loglines">
        {lines.slice(0, MOST_LINES).map((one) =>
          one.kind === 'line' ? (
            <li key={`${one.at}${lineWords(one, locale)}`}>
              <time className="mut sm" dateTime={one.at}>
                {formatListed(Date.parse(one.at), clock.now(), zone, locale)}
              </time>{' '}
              {lineWords(one, locale)}
            </li>
          ) : (
            <li key={`${one.at}${one.kind}`} data-kind={one.kind}>
              {eventText(one)}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
