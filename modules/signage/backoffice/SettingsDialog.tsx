import { useTexts } from '#ui/backoffice/staff.tsx'
import { Modal } from '@mantine/core'
import { screenTexts } from '../words/screen.ts'
import { wallTexts } from '../words/wall.ts'
import { SettingsFields } from './SettingsFields.tsx'

/** The dialog with the settings that apply to all screens. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(screenTexts)
  const wall = useTexts(wallTexts)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.settingsTitle}
      closeButtonProps={{ 'aria-label': wall.close }}
      classNames={{ content: 'm-signage dialog' }}
    >
      <div className="only">
        <SettingsFields />
      </div>
    </Modal>
  )
}
