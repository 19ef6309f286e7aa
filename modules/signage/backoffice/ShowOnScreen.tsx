import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect } from '@mantine/core'
import { IconDeviceTv } from '@tabler/icons-react'
import { useState } from 'react'
import { commandEndpoints, type Scene, signageDeviceEndpoints, signageStaffEndpoints } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'
import { wallTexts } from '../words/wall.ts'

const minutes = [1, 5, 15, 30, 60] as const

interface Props {
  scene: Scene
  /** True: the scene has changes in the editor that are not saved yet. */
  isChanged: boolean
}

/** The button that shows a scene, as it was last saved, on a connected screen for some minutes. */
export function ShowOnScreen(props: Props) {
  const t = useTexts(plannerTexts).showNow
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<IconDeviceTv className="i" aria-hidden />} onClick={() => setOpen(true)}>
        {t.title}
      </Button>
      {isOpen ? <ShowDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ShowDialog({ scene, isChanged, onClose }: Props & { onClose: () => void }) {
  const t = useTexts(plannerTexts).showNow
  const wall = useTexts(wallTexts)
  const devices = useCall(signageDeviceEndpoints.list, { query: { pageSize: 500 } })
  const states = useCall(signageStaffEndpoints.states, undefined, { refetchInterval: 10_000 })
  const send = useAction(commandEndpoints.command, { refresh: [commandEndpoints.list, signageStaffEndpoints.states] })
  const [chosen, setChosen] = useState<string>()
  const [lasts, setLasts] = useState('5')
  const connected = (devices.data?.value ?? []).filter(({ id, branchId }) => {
    const state = states.data?.value.find(({ deviceId }) => deviceId === id)
    const isThere = scene.branches.length === 0 || scene.branches.includes(branchId)
    const isConnected = state?.isPaired && state.condition !== 'offline' && state.condition !== 'connecting'
    return isThere && isConnected && state.capabilities.includes('set_stream')
  })
  const screen = connected.find(({ id }) => id === chosen) ?? connected[0]
  const isLoaded = devices.data !== undefined && states.data !== undefined
  const failed = devices.error ?? states.error
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.title}
      closeButtonProps={{ 'aria-label': wall.close }}
      classNames={{ content: 'm-signage dialog' }}
    >
      <Form
        className="col"
        onSubmit={() => {
          if (!screen) return
          send.mutate(
            {
              params: { id: screen.id },
              body: { kind: 'set_stream', args: { scene: scene.id }, ttl: Number(lasts) * 60 },
            },
            {
              onSuccess: () => {
                notify(t.given(screen.name))
                onClose()
              },
            },
          )
        }}
      >
        <p className="t2">{t.text}</p>
        {isChanged ? <Banner tone="idle">{t.saved}</Banner> : null}
        {send.error ? <Banner tone="alarm">{failureText(send.error, wall.commandFailed)}</Banner> : null}
        {failed ? <Banner tone="alarm">{failureText(failed, wall.loadFailed)}</Banner> : null}
        {isLoaded && !screen ? <Banner tone="idle">{t.none}</Banner> : null}
        <div className="g2">
          <NativeSelect
            label={t.screen}
            value={screen?.id ?? ''}
            disabled={!screen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={connected.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <NativeSelect
            label={t.lasts}
            value={lasts}
            onChange={(event) => setLasts(event.currentTarget.value)}
            data={minutes.map((one) => ({ value: String(one), label: wall.minutes(one) }))}
          />
        </div>
        <DialogFoot back={wall.cancel} onBack={onClose}>
          <Button type="submit" size="lg" variant="filled" loading={send.isPending} disabled={!screen}>
            {t.show}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
