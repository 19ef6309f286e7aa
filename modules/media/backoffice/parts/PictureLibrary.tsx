import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { PicturePicker } from '#ui/backoffice/crud/slots.tsx'
import { mediaTitles } from '../../words/titles.ts'

const PictureDialog = lazy(() => import('./PictureDialog.tsx'))

/** A button in a form that opens the dialog for choosing pictures. */
export function PictureLibrary(props: ComponentProps<PicturePicker>) {
  const t = useTexts(mediaTitles)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconPhoto className="i" stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t.pick}
      </Button>
      {isOpen ? (
        <Suspense>
          <PictureDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
