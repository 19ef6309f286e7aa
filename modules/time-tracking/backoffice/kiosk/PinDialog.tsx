import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { pinEndpoints } from '../../contract.ts'
import { isTrivialPin, PIN_DIGITS, pinPattern } from '../../rules/pin.ts'
import { kioskScreenTexts } from '../../words/kiosk-screen.ts'

/**
 * The dialog that sets the PIN of `person`, or without `person` the user's own PIN. The PIN must be typed twice, because it is never
 * displayed.
 */
export function PinDialog({ person, onClose }: { person?: { id: string; name: string }; onClose: () => void }) {
  const t = useTexts(kioskScreenTexts)
  const refresh = { refresh: [pinEndpoints.list, pinEndpoints.own] }
  const setOwn = useAction(pinEndpoints.setOwn, refresh)
  const setOther = useAction(pinEndpoints.set, refresh)
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const isGood = pinPattern.test(pin) && !isTrivialPin(pin)
  const done = {
    onSuccess: () => {
      notify(t.pinSaved)
      onClose()
    },
  }
  const save = () =>
    person
      ? setOther.mutate({ params: { id: person.id }, body: { pin } }, done)
      : setOwn.mutate({ body: { pin } }, done)
  const error = setOwn.error ?? setOther.error
  const input = { inputMode: 'numeric', autoComplete: 'off', maxLength: PIN_DIGITS, required: true } as const
  return (
    <Modal opened onClose={onClose} title={person ? t.pinTitle(person.name) : t.ownPinTitle}>
      <Form className="m-time-tracking col" onSubmit={save}>
        {error ? (
          <p className="ban alarm" role="alert">
            {failureText(error, t.loadFailed)}
          </p>
        ) : null}
        <PasswordInput
          {...input}
          label={t.pin}
          description={t.pinRule}
          error={pin.length >= PIN_DIGITS && !isGood ? t.pinRule : undefined}
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
          data-autofocus
        />
        <PasswordInput
          {...input}
          label={t.pinAgain}
          error={again.length >= pin.length && again !== pin ? t.pinDiffers : undefined}
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button
            type="submit"
            variant="filled"
            disabled={!isGood || pin !== again}
            loading={setOwn.isPending || setOther.isPending}
          >
            {t.save}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
