import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  commandEndpoints,
  type NewCommand,
  type ScreenState,
  signageStaffEndpoints,
  type SignageDevice,
  type StreamRecord,
} from '../contract.ts'
import type { CommandKind } from '../rules/commands.ts'
import { wallTexts } from '../words/wall.ts'
import { MoreCommands } from './MoreCommands.tsx'

const presets = ['kitchen', 'wait', 'emergency', 'own'] as const
const minutes = [5, 15, 30, 60, 120, 240] as const

interface Props {
  devices: readonly SignageDevice[]
  states: readonly ScreenState[]
  streams: readonly StreamRecord[]
}

/** The panel that sends one message, program or other command to all selected screens. */
export function MessagePanel({ devices, states, streams }: Props) {
  const t = useTexts(wallTexts)
  const { user } = useStaff()
  const isOffice = hasRole(user, ['ROLE_ADMIN', 'ROLE_BACKOFFICE'])
  const send = useAction(commandEndpoints.commands, { refresh: [commandEndpoints.list, signageStaffEndpoints.states] })
  const [preset, setPreset] = useState<(typeof presets)[number]>('kitchen')
  const [text, setText] = useState(t.presetTexts.kitchen)
  const [lasts, setLasts] = useState('15')
  const [place, setPlace] = useState<'full' | 'bar'>('full')
  const [stream, setStream] = useState('')
  const give = (command: NewCommand): void =>
    send.mutate(
      { body: { ...command, devices: devices.map(({ id }) => id) } },
      {
        onSuccess: ({ refused }) => {
          const names = refused.map(({ deviceId }) => devices.find(({ id }) => id === deviceId)?.name ?? '').join(', ')
          if (names !== '') notify(t.refused(names), 'failed')
        },
      },
    )
  const ttl = Number(lasts) * 60
  const can = (kind: CommandKind): boolean =>
    devices.some(({ id }) => states.find(({ deviceId }) => deviceId === id)?.capabilities.includes(kind))
  return (
    <section className="card" aria-label={t.messageTo(devices.length)}>
      <div className="hd">
        <h2>{t.messageTo(devices.length)}</h2>
        <span className="mut sm">{t.after}</span>
      </div>
      <Form
        className="bd col"
        onSubmit={() =>
          give({ kind: 'overlay', args: { text, place, tone: preset === 'emergency' ? 'emergency' : 'note' }, ttl })
        }
      >
        {send.error ? <Banner tone="alarm">{failureText(send.error, t.commandFailed)}</Banner> : null}
        <div className="row w" role="group" aria-label={t.text}>
          {presets.map((one) => (
            <button
              type="button"
              key={one}
              className="chip"
              aria-pressed={preset === one}
              onClick={() => {
                setPreset(one)
                setText(t.presetTexts[one])
              }}
            >
              {t.presets[one]}
            </button>
          ))}
        </div>
        <TextInput
          label={t.text}
          required
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="g2">
          <NativeSelect
            label={t.lasts}
            value={lasts}
            onChange={(event) => setLasts(event.currentTarget.value)}
            data={minutes.map((one) => ({ value: String(one), label: t.minutes(one) }))}
          />
          <NativeSelect
            label={t.place}
            value={place}
            onChange={(event) => setPlace(event.currentTarget.value === 'bar' ? 'bar' : 'full')}
            data={(['full', 'bar'] as const).map((value) => ({ value, label: t.places[value] }))}
          />
        </div>
        <Button
          type="submit"
          variant={preset === 'emergency' ? 'danger' : 'filled'}
          loading={send.isPending}
          disabled={text.trim() === ''}
        >
          {t.send}
        </Button>
        <div className="row end">
          <NativeSelect
            className="sp"
            label={t.setStream}
            value={stream}
            onChange={(event) => setStream(event.currentTarget.value)}
            data={[{ value: '', label: '–' }, ...streams.map(({ id, name }) => ({ value: id, label: name }))]}
          />
          <Button disabled={stream === ''} onClick={() => give({ kind: 'set_stream', args: { stream }, ttl })}>
            {t.setStream}
          </Button>
        </div>
        {isOffice ? <MoreCommands can={can} onGive={(kind, args = {}) => give({ kind, args })} /> : null}
      </Form>
    </section>
  )
}
