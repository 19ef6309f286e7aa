import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import type { PersonMonth } from '../../contract.ts'
import { monthTexts } from '../../words/months.ts'

/** The dialog that asks for confirmation before the months of these people are closed. A closed month cannot be opened again. */
export function CloseDialog(props: {
  month: string
  people: readonly PersonMonth[]
  onCancel: () => void
  onClose: () => void
}) {
  const t = useTexts(monthTexts)
  return (
    <Modal opened onClose={props.onCancel} title={t.closeTitle}>
      <div className="m-time-tracking col">
        <p>{t.closeText(props.people.length, props.month)}</p>
        <p className="mut">{props.people.map(({ name }) => name).join(', ')}</p>
        <DialogFoot back={t.cancel} onBack={props.onCancel} isBackFirst>
          <Button size="lg" variant="filled" onClick={props.onClose}>
            {t.closeAll(props.people.length)}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  )
}
