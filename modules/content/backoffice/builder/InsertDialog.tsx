import { builderTexts } from '../../words/builder.ts'
import { blockTexts } from '../../words/blocks.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Modal, TextInput } from '@mantine/core'
import { IconClipboard, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { BlockType } from '../../rules/blocks/block-types.ts'
import { blockIcon } from './block-icons.ts'
import type { Clip } from './clipboard.ts'
import { fittingChoices, type InsertChoice, wordsOf } from './insert-choices.ts'

interface InsertProps {
  types: readonly BlockType[]
  held: Clip | undefined
  onInsert: (choice: InsertChoice) => void
  onPaste: (clip: Clip) => void
  onClose: () => void
}

/**
 * The dialog that inserts a block. It lists the types of blocks that this type of page may have, each with a description. The search finds synonyms,
 * too; Enter inserts the first result.
 */
export function InsertDialog({ held, onClose, onInsert, onPaste, types }: InsertProps) {
  const t = useTexts(builderTexts).tree
  const texts = useTexts(blockTexts)
  const [search, setSearch] = useState('')
  const choices = fittingChoices(types, texts, search)
  const [first] = choices
  return (
    <Modal opened onClose={onClose} title={t.insertTitle} size={640}>
      <div className="m-content">
        <TextInput
          data-autofocus
          mb={10}
          aria-label={t.insertSearch}
          placeholder={t.insertSearch}
          leftSection={<IconSearch className="i" stroke={1.75} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || search.trim() === '' || !first) return
            event.preventDefault()
            onInsert(first)
          }}
        />
        {held ? (
          <button type="button" className="tile wide" onClick={() => onPaste(held)}>
            <IconClipboard className="i" stroke={1.75} aria-hidden />
            <b>{t.paste(held.name)}</b>
          </button>
        ) : null}
        <div className="tiles">
          {choices.map((choice) => {
            const Picture = blockIcon(choice.item ?? choice.type)
            const { about, name } = wordsOf(choice, texts)
            return (
              <button
                type="button"
                className="tile"
                key={`${choice.type} ${choice.item ?? ''}`}
                onClick={() => onInsert(choice)}
              >
                <Picture className="i" stroke={1.75} aria-hidden />
                <span>
                  <b>{name}</b>
                  <br />
                  <span className="sm t2">{about}</span>
                </span>
              </button>
            )
          })}
        </div>
        {first ? null : (
          <p className="mut" role="status">
            {t.insertNone}
          </p>
        )}
      </div>
    </Modal>
  )
}
