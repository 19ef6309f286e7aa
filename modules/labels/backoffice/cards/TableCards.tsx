import type { Table } from '#modules/branches/contract.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { cardWords } from '../../words/cards.ts'

const CardsDialog = lazy(() => import('./CardsDialog.tsx'))

/** A button next to tables that opens the dialog with their cards. */
export function TableCards({ tables, size }: { tables: readonly Table[]; size: 'xs' | 'sm' }) {
  const t = useTexts(cardWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size={size}
        leftSection={<IconQrcode className="i" stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t.codes}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CardsDialog tables={tables} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
