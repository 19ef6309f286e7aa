import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { kioskEndpoints } from '../../contract.ts'
import { kioskScreenTexts } from '../../words/kiosk-screen.ts'

/** The dialog that pairs a shared terminal (kiosk). It asks for the code that the terminal shows, a name, and the branch. */
export function PairKioskDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(kioskScreenTexts)
  const { branches, branchId } = useStaff()
  const pair = useAction(kioskEndpoints.pair, { refresh: [kioskEndpoints.list] })
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [branch, setBranch] = useState(branchId ?? branches[0]?.id ?? '')
  const submit = () =>
    pair.mutate(
      { body: { code, name: name.trim(), branch } },
      {
        onSuccess: (made) => {
          notify(t.paired(made.name))
          onClose()
        },
      },
    )
  return (
    <Modal opened onClose={onClose} title={t.pair}>
      <Form className="m-time-tracking col" onSubmit={submit}>
        {pair.isError ? (
          <p className="ban alarm" role="alert">
            {failureText(pair.error, t.loadFailed)}
          </p>
        ) : null}
        <TextInput
          label={t.code}
          description={t.pairHint}
          required
          maxLength={9}
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
        <NativeSelect
          label={t.branch}
          value={branch}
          onChange={(event) => setBranch(event.currentTarget.value)}
          data={branches.map(({ id, name: label }) => ({ value: id, label }))}
        />
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button
            type="submit"
            variant="filled"
            loading={pair.isPending}
            disabled={code.trim().length < 6 || name.trim() === '' || branch === ''}
          >
            {t.pair}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
