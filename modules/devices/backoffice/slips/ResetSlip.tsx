import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { slipTemplateTexts } from '../../words/slip-templates.ts'

/** Asks for confirmation before the design of a slip is reset. */
export function ResetSlip(props: { isBusy: boolean; onCancel: () => void; onReset: () => void }) {
  const t = useTexts(slipTemplateTexts)
  return (
    <Modal opened onClose={props.onCancel} title={t.resetTitle}>
      <p>{t.resetText}</p>
      <DialogFoot back={t.cancel} onBack={props.onCancel} isBackFirst>
        <Button size="lg" variant="filled" loading={props.isBusy} onClick={props.onReset}>
          {t.reset}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
