import { manyWords } from '../../words/product-many.ts'
import { useFileUrl } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconFileExport, IconFileImport } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { catalogueEndpoints } from '../../contract.ts'

const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

/** Two buttons: one exports the products as a table file (CSV), the other imports such a file. */
export function ListActions() {
  const t = useTexts(manyWords)
  const [isOpen, setIsOpen] = useState(false)
  const fileUrl = useFileUrl()
  return (
    <>
      <Button
        component="a"
        href={fileUrl(catalogueEndpoints.exportCsv)}
        download
        className="hide-phone"
        leftSection={<IconFileExport className="i" stroke={1.75} aria-hidden />}
      >
        {t.exportCsv}
      </Button>
      <Button
        leftSection={<IconFileImport className="i" stroke={1.75} aria-hidden />}
        className="hide-phone"
        onClick={() => setIsOpen(true)}
      >
        {t.importCsv}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
