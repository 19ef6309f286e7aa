import type { Table } from '#modules/branches/contract.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { cardWords } from '../../words/cards.ts'

const CardsDialog = lazy(() => import('./CardsDialog.tsx'))

/** A button in the list or form of tables. It opens the dialog that prints the cards of these tables. */
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
