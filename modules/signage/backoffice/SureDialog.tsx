import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { wallTexts } from '../words/wall.ts'

interface Props {
  name: string
  asks: 'unpair' | 'remove'
  error: unknown
  isPending: boolean
  onYes: () => void
  onBack: () => void
}

/** Asks for confirmation before the player of a screen is disconnected, or a screen is deleted. */
export function SureDialog({ name, asks, error, isPending, onYes, onBack }: Props) {
  const t = useTexts(wallTexts)
  return (
    <Modal
      opened
      onClose={onBack}
      title={asks === 'unpair' ? t.unpairSure(name) : t.removeSure(name)}
      closeButtonProps={{ 'aria-label': t.close }}
      classNames={{ content: 'm-signage dialog' }}
    >
      <p className="t2">{asks === 'unpair' ? t.unpairText : t.removeText}</p>
      {error ? <Banner tone="alarm">{failureText(error, t.saveFailed)}</Banner> : null}
      <DialogFoot back={t.cancel} onBack={onBack} isBackFirst>
        <Button size="lg" variant="danger" loading={isPending} onClick={onYes}>
          {asks === 'unpair' ? t.unpair : t.remove}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
