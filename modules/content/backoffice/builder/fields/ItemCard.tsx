import { builderTexts } from '../../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconCopy, IconCopyPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface CardProps {
  id: string
  handle: ReactNode
  bin: ReactNode
  name: string
  isOpen: boolean
  isWrong: boolean
  onToggle: () => void
  onCopy: () => void
  /** Duplicates the item. Undefined if the collection already has its maximum number of items. */
  onDouble: (() => void) | undefined
  children: ReactNode
}

/** The card of one item of a collection: its name and buttons and, while the card is open, its fields (`children`). */
export function ItemCard({ bin, children, handle, id, isOpen, isWrong, name, onCopy, onDouble, onToggle }: CardProps) {
  const t = useTexts(builderTexts)
  const Arrow = isOpen ? IconChevronDown : IconChevronRight
  return (
    <div id={id} className={`part ${isWrong ? 'bad' : ''}`}>
      <div className="ph">
        {handle}
        <ActionIcon
          size="xs"
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={isOpen ? t.field.fold(name) : t.field.open(name)}
          onClick={onToggle}
        >
          <Arrow className="i" stroke={1.75} aria-hidden />
        </ActionIcon>
        <button type="button" className="plain b el" tabIndex={-1} onClick={onToggle}>
          {name}
        </button>
        <span className="sp" />
        <ActionIcon size="xs" variant="subtle" aria-label={`${t.block.copy}: ${name}`} onClick={onCopy}>
          <IconCopy className="i" stroke={1.75} aria-hidden />
        </ActionIcon>
        {onDouble ? (
          <ActionIcon size="xs" variant="subtle" aria-label={`${t.block.duplicate}: ${name}`} onClick={onDouble}>
            <IconCopyPlus className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : null}
        {bin}
      </div>
      {isOpen ? (
        <div className="pb2 col" style={{ gap: 12 }}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
