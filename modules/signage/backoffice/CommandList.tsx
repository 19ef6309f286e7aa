import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { formatListed, formatUntil } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useNow } from '#ui/backoffice/use-now.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { type Command, commandEndpoints, signageStaffEndpoints } from '../contract.ts'
import { isFinal, isLasting } from '../rules/commands.ts'
import { wallTexts } from '../words/wall.ts'

const tones: Readonly<Record<Command['state'], string>> = {
  queued: 'out',
  delivered: 'prog',
  running: 'prog',
  succeeded: 'ok',
  failed: 'alarm',
  aborted: 'out',
  expired: 'new',
}

/** Groups commands by batch, the newest batch first. A batch contains the commands that one click sent to several screens. */
function batchesOf(commands: readonly Command[]): Command[][] {
  const batches = new Map<string, Command[]>()
  for (const one of commands) batches.set(one.batch, [...(batches.get(one.batch) ?? []), one])
  return [...batches.values()]
}

/**
 * Lists the last 60 commands in batches, at most twelve batches, each with its state. A button withdraws the commands of a batch that have
 * not ended, or sends a batch again.
 */
export function CommandList() {
  const t = useTexts(wallTexts)
  const found = useCall(commandEndpoints.list, { query: { pageSize: 60 } }, { refetchInterval: 2_000 })
  const batches = batchesOf(found.data?.value ?? []).slice(0, 12)
  const open = batches.filter((batch) => batch.some(({ state }) => !isFinal(state))).length
  return (
    <section className="card" aria-label={t.commands}>
      <div className="hd">
        <h2>{t.commands}</h2>
        <span className="sp" />
        <span className="mut sm">{t.running(open)}</span>
      </div>
      <ul className="commands">
        {batches.map((batch) => (
          <Batch key={batch[0]?.batch} commands={batch} />
        ))}
        {batches.length === 0 ? <li className="mut sm">{t.noCommands}</li> : null}
      </ul>
    </section>
  )
}

function Batch({ commands }: { commands: readonly Command[] }) {
  const t = useTexts(wallTexts)
  const now = useNow()
  const { branches, locale } = useStaff()
  const refresh = [commandEndpoints.list, signageStaffEndpoints.states]
  const abort = useAction(commandEndpoints.abort, { refresh })
  const again = useAction(commandEndpoints.commands, { refresh })
  const [first] = commands
  if (!first) return null
  const codes: Readonly<Record<string, string>> = t.codes
  const zone = branches[0]?.timeZone ?? 'UTC'
  const open = commands.filter(({ state }) => !isFinal(state))
  const shown = open[0] ?? commands.find(({ state }) => state !== 'succeeded') ?? first
  const where = commands.length === 1 ? first.deviceName : t.screensOf(commands.length)
  const when =
    shown.state === 'queued' || shown.state === 'delivered'
      ? t.left(Math.max(0, Math.ceil((Date.parse(shown.expiresAt) - now) / 1000)))
      : shown.until !== null && shown.state === 'running'
        ? t.until(formatUntil(Date.parse(shown.until), now, zone, locale))
        : formatListed(Date.parse(shown.createdAt), now, zone, locale)
  const why =
    shown.isAbortAsked && !isFinal(shown.state) ? t.asked : shown.code === null ? '' : (codes[shown.code] ?? shown.code)
  const stop = (): void => {
    for (const one of open)
      abort.mutate(
        { params: { id: one.deviceId }, body: { commandId: one.id } },
        { onError: (error) => notify(failureText(error, t.abortFailed), 'failed') },
      )
  }
  const repeat = (): void => {
    const ttl =
      first.until === null ? undefined : Math.round((Date.parse(first.until) - Date.parse(first.createdAt)) / 1000)
    again.mutate(
      {
        body: {
          kind: first.kind,
          args: first.args,
          devices: commands.map(({ deviceId }) => deviceId),
          ...(ttl ? { ttl } : {}),
        },
      },
      { onError: (error) => notify(failureText(error, t.commandFailed), 'failed') },
    )
  }
  return (
    <li>
      <div className="row w">
        <b className="el">{first.args.text ?? (first.args.scene === undefined ? t.kinds[first.kind] : t.showScene)}</b>
        <span className={`bdg ${tones[shown.state]}`}>{t.states[shown.state]}</span>
        <span className="sp" />
        {open.length > 0 ? (
          <Button size="xs" loading={abort.isPending} onClick={stop}>
            {isLasting(first.kind) && shown.state === 'running' ? t.takeBack : t.abort}
          </Button>
        ) : shown.state === 'succeeded' ? null : (
          <Button size="xs" loading={again.isPending} onClick={repeat}>
            {t.again}
          </Button>
        )}
      </div>
      <p className="sm mut">{[where, when, why].filter(Boolean).join(' · ')}</p>
      <div className="parts" aria-hidden>
        {commands.map(({ id, state }) => (
          <i key={id} data-state={state} />
        ))}
      </div>
    </li>
  )
}
