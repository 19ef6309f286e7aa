import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { redirectTexts } from '../../words/redirects.ts'

const RedirectImportDialog = lazy(() => import('./RedirectImportDialog.tsx'))

/** A button above the list of redirects. It opens the dialog that imports redirects from a table file (CSV). */
export function RedirectImport() {
  const t = useTexts(redirectTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        leftSection={<IconFileImport className="i" stroke={1.75} aria-hidden />}
        className="hide-phone"
        onClick={() => setIsOpen(true)}
      >
        {t.import}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <RedirectImportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
