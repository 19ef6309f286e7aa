import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { builderTexts } from '../../words/builder.ts'
import type { TwinDraft } from './twin-draft.ts'
import { TwinTick, useTwinTick } from './TwinTick.tsx'

interface PublishProps {
  name: string
  twin: TwinDraft
  onClose: () => void
  /** Called when the user confirms. `twin`: the page in the other language, if the user publishes it, too; otherwise undefined. */
  onSend: (twin: TwinDraft | undefined) => void
}

/** The dialog that is shown before a page is published, if its translation has a draft that is not published. It offers to publish both pages. */
export function PublishDialog({ name, onClose, onSend, twin }: PublishProps) {
  const t = useTexts(builderTexts)
  const tick = useTwinTick(twin, { now: true })
  return (
    <Modal opened onClose={onClose} title={t.both.title(name)} size={460}>
      <Form
        className="m-content col"
        style={{ gap: 14 }}
        onSubmit={() => {
          if (tick.isReady) onSend(tick.isWith ? twin : undefined)
        }}
      >
        <TwinTick twin={twin} tick={tick} hasFocus />
        <DialogFoot back={t.create.cancel} onBack={onClose}>
          <Button size="lg" type="submit" variant="filled" disabled={!tick.isReady}>
            {t.publish}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
