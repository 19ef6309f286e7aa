import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type SignageDevice, signageDeviceEndpoints, signageStaffEndpoints, type StreamRecord } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { wallTexts } from '../words/wall.ts'
import { areWhole, ScreenHours } from './ScreenHours.tsx'
import { SettingsFields } from './SettingsFields.tsx'

interface Props {
  streams: readonly StreamRecord[]
  /** An existing screen that gets a new player. */
  device?: SignageDevice | undefined
  onClose: () => void
}

/** Code, name, branch, program: then the screen plays. */
export function PairDialog({ streams, device, onClose }: Props) {
  const t = useTexts(wallTexts)
  const own = useTexts(screenTexts)
  const { branches, branchId } = useStaff()
  const pair = useAction(signageStaffEndpoints.pair, {
    refresh: [signageDeviceEndpoints.list, signageStaffEndpoints.states],
  })
  const [code, setCode] = useState('')
  const [name, setName] = useState(device?.name ?? '')
  const [branch, setBranch] = useState(device?.branchId ?? branchId ?? branches[0]?.id ?? '')
  const [stream, setStream] = useState(device?.streamId ?? streams[0]?.id ?? '')
  const [hours, setHours] = useState(device?.screenHours ?? [])
  const [attempt, setAttempt] = useState(0)
  const zone = branches.find(({ id }) => id === branch)?.timeZone ?? 'UTC'
  const body = {
    code,
    name: name.trim(),
    branchId: branch,
    streamId: stream,
    screenHours: hours,
    ...(device ? { deviceId: device.id } : {}),
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={device ? t.pairAgain : t.pair}
      closeButtonProps={{ 'aria-label': t.close }}
      classNames={{ content: 'm-signage dialog' }}
    >
      <Form
        className="col"
        onSubmit={() => {
          setAttempt(attempt + 1)
          if (!areWhole(hours)) return
          pair.mutate(
            { body },
            {
              onSuccess: (made) => {
                notify(t.paired(made.name))
                onClose()
              },
            },
          )
        }}
      >
        <p className="t2">{t.pairText}</p>
        {pair.error ? <Banner tone="alarm">{failureText(pair.error, t.pairFailed)}</Banner> : null}
        {streams.length === 0 ? <Banner tone="idle">{t.noProgram}</Banner> : null}
        <TextInput
          label={t.code}
          description={t.codeHint}
          required
          maxLength={9}
          className="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          label={t.name}
          description={t.nameHint}
          required
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className="g2">
          <NativeSelect
            label={t.branch}
            value={branch}
            onChange={(event) => setBranch(event.currentTarget.value)}
            data={branches.map(({ id, name: label }) => ({ value: id, label }))}
          />
          <NativeSelect
            label={t.stream}
            value={stream}
            onChange={(event) => setStream(event.currentTarget.value)}
            data={streams.map(({ id, name: label }) => ({ value: id, label }))}
          />
        </div>
        <ScreenHours value={hours} zone={zone} attempt={attempt} onChange={setHours} />
        {attempt === 0 || areWhole(hours) ? null : <Banner tone="alarm">{own.hoursMissing}</Banner>}
        <details>
          <summary>{own.settingsTitle}</summary>
          <SettingsFields />
        </details>
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button
            type="submit"
            size="lg"
            variant="filled"
            loading={pair.isPending}
            disabled={stream === '' || code.trim().length < 6 || name.trim() === ''}
          >
            {t.pair}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
