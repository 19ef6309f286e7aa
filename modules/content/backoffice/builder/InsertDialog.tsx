import { builderTexts } from '../../words/builder.ts'
import { blockTexts } from '../../words/blocks.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Modal } from '@mantine/core'
import { IconClipboard } from '@tabler/icons-react'
import type { BlockType } from '../../rules/blocks/block-types.ts'
import { blockIcon } from './block-icons.ts'
import type { Clip } from './clipboard.ts'

interface InsertProps {
  types: readonly BlockType[]
  held: Clip | undefined
  onInsert: (type: BlockType) => void
  onPaste: (clip: Clip) => void
  onClose: () => void
}

/** The blocks that this type of page may have, each with what it is for. */
export function InsertDialog({ held, onClose, onInsert, onPaste, types }: InsertProps) {
  const t = useTexts(builderTexts).tree
  const texts = useTexts(blockTexts)
  return (
    <Modal opened onClose={onClose} title={t.insertTitle} size={640}>
      <div className="m-content">
        {held ? (
          <button type="button" className="tile wide" onClick={() => onPaste(held)}>
            <IconClipboard className="i" stroke={1.75} aria-hidden />
            <b>{t.paste(held.name)}</b>
          </button>
        ) : null}
        <div className="tiles">
          {types.map((type, index) => {
            const Picture = blockIcon(type)
            return (
              <button
                type="button"
                className="tile"
                key={type}
                data-autofocus={index === 0 || undefined}
                onClick={() => onInsert(type)}
              >
                <Picture className="i" stroke={1.75} aria-hidden />
                <span>
                  <b>{texts.types[type]}</b>
                  <br />
                  <span className="sm t2">{texts.about[type]}</span>
                </span>
              </button>
            )
          })}
        </div>
      </div>
    </Modal>
  )
}
