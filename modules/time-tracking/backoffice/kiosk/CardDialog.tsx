import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { badgeEndpoints, pinEndpoints } from '../../contract.ts'
import { badgeNumber, badgePattern } from '../../rules/badge.ts'
import { kioskScreenTexts } from '../../words/kiosk-screen.ts'
import { useNfcCards } from './card-reader.ts'

/**
 * The dialog that assigns a card to a person. A card reader works like a keyboard: it types the number of the card and presses Enter. On a
 * device with NFC the card can be held to the device instead.
 */
export function CardDialog({ person, onClose }: { person: { id: string; name: string }; onClose: () => void }) {
  const t = useTexts(kioskScreenTexts)
  const set = useAction(badgeEndpoints.set, { refresh: [pinEndpoints.list] })
  const [number, setNumber] = useState('')
  const nfc = useNfcCards(setNumber)
  const isGood = badgePattern.test(badgeNumber(number))
  const save = () => {
    if (!isGood) return
    set.mutate(
      { params: { id: person.id }, body: { badge: number } },
      {
        onSuccess() {
          notify(t.cardSaved(person.name))
          onClose()
        },
      },
    )
  }
  return (
    <Modal opened onClose={onClose} title={t.cardTitle(person.name)}>
      <Form className="m-time-tracking col" onSubmit={save}>
        {set.isError ? (
          <p className="ban alarm" role="alert">
            {failureText(set.error, t.loadFailed)}
          </p>
        ) : null}
        <TextInput
          label={t.cardNumber}
          description={t.cardHint}
          error={number !== '' && !isGood ? t.cardForm : undefined}
          autoComplete="off"
          maxLength={200}
          required
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          data-autofocus
        />
        {nfc.state === 'off' ? <Button onClick={nfc.switchOn}>{t.nfcOn}</Button> : null}
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button type="submit" variant="filled" disabled={!isGood} loading={set.isPending}>
            {t.save}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
