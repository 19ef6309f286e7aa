import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type SignageDevice, signageDeviceEndpoints, signageStaffEndpoints, type StreamRecord } from '../contract.ts'
import { pairTexts } from '../words/pair.ts'
import { screenTexts } from '../words/screen.ts'
import { wallTexts } from '../words/wall.ts'
import { PairFields } from './PairFields.tsx'
import { areWhole, ScreenHours } from './ScreenHours.tsx'
import { SettingsFields } from './SettingsFields.tsx'

interface Props {
  streams: readonly StreamRecord[]
  /** The existing screen that gets a new player (browser). Undefined: the person chooses the screen in the dialog. */
  device?: SignageDevice | undefined
  /** Existing screens to which no player (browser) is connected at present. */
  waiting: readonly SignageDevice[]
  onClose: () => void
}

const valuesOf = (device: SignageDevice | undefined, branch = '') => ({
  name: device?.name ?? '',
  branch: device?.branchId ?? branch,
  stream: device?.streamId ?? '',
  hours: device?.screenHours ?? [],
})

/**
 * The dialog that pairs a screen with a player (the program in the browser of the device that shows the scenes). A person enters the code
 * that the player shows, chooses an existing or a new screen, and sets its name, branch, program and hours. After that the screen plays.
 */
export function PairDialog({ streams, device: given, waiting, onClose }: Props) {
  const t = useTexts(wallTexts)
  const own = useTexts(screenTexts)
  const words = useTexts(pairTexts)
  const { branches, branchId } = useStaff()
  const pair = useAction(signageStaffEndpoints.pair, {
    refresh: [signageDeviceEndpoints.list, signageStaffEndpoints.states],
  })
  const [code, setCode] = useState('')
  const [device, setDevice] = useState(given)
  const [values, setValues] = useState(() => valuesOf(given, branchId ?? branches[0]?.id))
  const { name, branch, hours } = values
  const change = (changes: Partial<typeof values>): void => setValues((before) => ({ ...before, ...changes }))
  // The programs (streams) that a screen of this branch may have: those of the branch, and those of all branches.
  const fitting = streams.filter((one) => one.branches.length === 0 || one.branches.includes(branch))
  const program = fitting.find(({ id }) => id === values.stream) ?? (fitting.length === 1 ? fitting[0] : undefined)
  const stream = program?.id ?? ''
  const choose = (id: string): void => {
    const chosen = waiting.find((one) => one.id === id)
    setDevice(chosen)
    setValues(valuesOf(chosen, branchId ?? branches[0]?.id))
  }
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
      title={given ? t.pairAgain : t.pair}
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
        {given || waiting.length === 0 ? null : (
          <NativeSelect
            label={words.screen}
            description={words.screenHint}
            value={device?.id ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
            data={[
              { value: '', label: words.newScreen },
              ...waiting.map(({ id, name: label }) => ({ value: id, label })),
            ]}
          />
        )}
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
        <PairFields values={{ name, branch, stream }} programs={fitting} onChange={change} />
        <ScreenHours value={hours} zone={zone} attempt={attempt} onChange={(next) => change({ hours: next })} />
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
