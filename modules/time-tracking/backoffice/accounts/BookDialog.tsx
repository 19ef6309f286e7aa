import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { requestEndpoints } from '../../contract.ts'
import { minutesOf } from '../../rules/format.ts'
import { accountTexts } from '../../words/accounts.ts'
import type { AccountOwner } from './AccountsScreen.tsx'

/** The dialog in which a manager adds an entry with a reason to the time account of a person: an adjustment, or hours that were paid out. */
export function BookDialog({ owner, onClose }: { owner: AccountOwner; onClose: () => void }) {
  const t = useTexts(accountTexts)
  const { clock } = useStaff()
  const today = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  const [kind, setKind] = useState<'adjustment' | 'payout'>('adjustment')
  const [typed, setTyped] = useState('')
  const [on, setOn] = useState(today.toString())
  const [reason, setReason] = useState('')
  const minutes = minutesOf(typed)
  const isWrong = typed !== '' && minutes === undefined
  const book = useAction(requestEndpoints.book, { refresh: [requestEndpoints.account] })
  const save = () => {
    if (minutes === undefined) return
    book.mutate(
      { params: { user: owner.user }, body: { kind, minutes, effectiveOn: on, reason } },
      { onSuccess: onClose },
    )
  }
  return (
    <Modal opened onClose={onClose} title={t.bookTitle(owner.name)}>
      <Form className="m-time-tracking col" onSubmit={save}>
        <NativeSelect
          label={t.kind}
          value={kind}
          data={(['adjustment', 'payout'] as const).map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(event) => setKind(event.currentTarget.value === 'payout' ? 'payout' : 'adjustment')}
        />
        <div className="g2">
          <TextInput
            required
            data-autofocus
            label={t.minutes}
            description={t.minutesHint}
            value={typed}
            error={isWrong ? t.minutesWrong : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <DayInput required label={t.on} value={on} onChange={setOn} />
        </div>
        <Textarea
          required
          label={t.reason}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {book.isError ? (
          <p className="errm" role="alert">
            {failureText(book.error, t.failed)}
          </p>
        ) : null}
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button
            size="lg"
            type="submit"
            variant="filled"
            loading={book.isPending}
            disabled={minutes === undefined || reason.trim().length < 3}
          >
            {t.save}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
