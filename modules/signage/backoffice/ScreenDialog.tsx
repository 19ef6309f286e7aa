import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  type ScreenState,
  type SignageDevice,
  signageDeviceEndpoints,
  signageStaffEndpoints,
  type StreamRecord,
} from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { wallTexts } from '../words/wall.ts'
import { NotKept } from './NotKept.tsx'
import { areWhole, ScreenHours } from './ScreenHours.tsx'
import { ScreenLog } from './ScreenLog.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import { SureDialog } from './SureDialog.tsx'

interface Props {
  device: SignageDevice
  state: ScreenState | undefined
  streams: readonly StreamRecord[]
  onPair: () => void
  onClose: () => void
}

/**
 * The dialog of one screen: fields for its name, branch, program, rotation, language and hours, its log, and buttons that disconnect its
 * player (browser) or delete the screen.
 */
export function ScreenDialog({ device, state, streams, onPair, onClose }: Props) {
  const t = useTexts(wallTexts)
  const own = useTexts(screenTexts)
  const { branches } = useStaff()
  const refresh = [signageDeviceEndpoints.list, signageStaffEndpoints.states]
  const save = useAction(signageDeviceEndpoints.update, { refresh })
  const unpair = useAction(signageStaffEndpoints.unpair, { refresh })
  const remove = useAction(signageDeviceEndpoints.remove, { refresh })
  const [values, setValues] = useState({
    name: device.name,
    branchId: device.branchId,
    streamId: device.streamId,
    rotation: device.rotation,
    language: device.language,
  })
  const [hours, setHours] = useState(device.screenHours)
  const [attempt, setAttempt] = useState(0)
  const isWhole = attempt === 0 || areWhole(hours)
  const zone = branches.find(({ id }) => id === values.branchId)?.timeZone ?? 'UTC'
  const [asks, setAsks] = useState<'unpair' | 'remove'>()
  const set = (name: keyof typeof values) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setValues((before) => ({ ...before, [name]: value }))
  }
  const params = { id: device.id }
  const failed = save.error ?? unpair.error ?? remove.error
  const done = { onSuccess: onClose }
  if (asks)
    return (
      <SureDialog
        name={device.name}
        asks={asks}
        error={failed}
        isPending={unpair.isPending || remove.isPending}
        onYes={() => (asks === 'unpair' ? unpair.mutate({ params }, done) : remove.mutate({ params }, done))}
        onBack={() => setAsks(undefined)}
      />
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={device.name}
      closeButtonProps={{ 'aria-label': t.close }}
      classNames={{ content: 'm-signage dialog' }}
    >
      <Form
        className="col"
        onSubmit={() => {
          setAttempt(attempt + 1)
          if (areWhole(hours))
            save.mutate({ params, body: { ...values, screenHours: hours, version: device.version } }, done)
        }}
      >
        {failed ? <Banner tone="alarm">{failureText(failed, t.saveFailed)}</Banner> : null}
        <TextInput label={t.name} required maxLength={80} value={values.name} onChange={set('name')} data-autofocus />
        <div className="g2">
          <NativeSelect
            label={t.branch}
            value={values.branchId}
            onChange={set('branchId')}
            data={branches.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <NativeSelect
            label={t.stream}
            value={values.streamId}
            onChange={set('streamId')}
            data={streams.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <NativeSelect
            label={t.rotation}
            value={values.rotation}
            onChange={set('rotation')}
            data={['0', '90', '180', '270'].map((value) => ({ value, label: `${value}°` }))}
          />
          <NativeSelect
            label={t.language}
            value={values.language}
            onChange={set('language')}
            data={(['de', 'en'] as const).map((value) => ({ value, label: t.languages[value] }))}
          />
        </div>
        <ScreenHours value={hours} zone={zone} attempt={attempt} onChange={setHours} />
        {isWhole ? null : <Banner tone="alarm">{own.hoursMissing}</Banner>}
        <details>
          <summary>{own.settingsTitle}</summary>
          <SettingsFields />
        </details>
        {state?.storage?.isPersistent === false ? <NotKept /> : null}
        <ScreenLog device={device} zone={zone} capabilities={state?.capabilities ?? []} />
        <div className="row w">
          <Button onClick={onPair}>{t.pairAgain}</Button>
          {state?.isPaired ? (
            <Button variant="danger-subtle" onClick={() => setAsks('unpair')}>
              {t.unpair}
            </Button>
          ) : null}
          <Button variant="danger-subtle" onClick={() => setAsks('remove')}>
            {t.remove}
          </Button>
        </div>
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button type="submit" size="lg" variant="filled" loading={save.isPending}>
            {t.save}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
