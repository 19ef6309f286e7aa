import { builderTexts } from '../../words/builder.ts'
import { blockTexts } from '../../words/blocks.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { Button } from '@mantine/core'
import { IconEyeOff, IconFileText, IconGripVertical, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { titleOf } from '../../rules/differences.ts'
import { blockIcon } from './block-icons.ts'
import { blockName, onlyElement } from './block-name.ts'
import type { TreeProps } from './tree-props.ts'
import { Wrong } from './Wrong.tsx'

/**
 * The list of the blocks of a page. Arrow keys choose a block, Alt with an arrow key moves the chosen block, and the Delete key (Entf)
 * deletes it. After a click on a row, only Ctrl and Delete (Strg and Entf) together delete the block. A block can also be dragged with the
 * mouse.
 */
export function BlockTree(props: TreeProps) {
  const { blocks, chosen, keys, onChoose, onOpen } = props
  const t = useTexts(builderTexts).tree
  const names = useTexts(blockTexts)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const ids: (string | undefined)[] = [undefined, ...blocks.map(({ id }) => id)]
  const nameOf = (block: StoredBlock): string => blockName(block, names)
  const focus = keys.focusRow

  const press = (event: KeyboardEvent, at: number) => {
    const block = blocks[at - 1]
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step !== 0 || event.key === 'Home' || event.key === 'End') keys.byKeys()
    if (step !== 0 && event.altKey) {
      if (!block?.id || props.readOnly) return
      const to = at - 1 + step
      if (to < 0 || to >= blocks.length) return
      props.onMove(block.id, to)
      setSaid(t.moved(nameOf(block), to + 1, blocks.length))
      focus(to + 1)
    } else if (step !== 0 || event.key === 'Home' || event.key === 'End') {
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? ids.length - 1 : at + step
      if (to < 0 || to >= ids.length) return
      onChoose(ids[to])
      focus(to)
    } else if (event.key === 'Delete' && block?.id && !props.readOnly) {
      if (keys.isOnPurpose() || event.ctrlKey || event.metaKey) {
        props.onRemove(block.id)
        focus(Math.max(0, at - 1))
      } else notify(t.removeKey, 'look', undefined, 'remove-key')
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const drop = (to: number) => {
    if (dragged) props.onMove(dragged, to)
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <>
      <div role="tree" aria-label={t.label} className="col" style={{ gap: 1 }} {...keys.hears}>
        <div
          className={`tn2 ${chosen === undefined ? 'on' : ''}`}
          role="treeitem"
          aria-selected={chosen === undefined}
          tabIndex={chosen === undefined ? 0 : -1}
          onClick={() => onOpen(undefined)}
          onKeyDown={(event) => press(event, 0)}
        >
          <IconFileText className="i" stroke={1.75} aria-hidden />
          <span className="el">{props.pageName || t.page}</span>
          <Wrong count={props.wrong.get('') ?? 0} />
        </div>
        {blocks.map((block, index) => {
          const Picture = block.isHidden ? IconEyeOff : blockIcon(onlyElement(block) ?? block.type)
          const id = block.id ?? ''
          const isOn = chosen === id
          return (
            <div
              key={id}
              className={`tn2 in ${isOn ? 'on' : ''} ${over === id ? 'over' : ''}`}
              role="treeitem"
              aria-selected={isOn}
              aria-label={[nameOf(block), titleOf(block).title, block.isHidden ? t.hidden : '']
                .filter(Boolean)
                .join(', ')}
              tabIndex={isOn ? 0 : -1}
              draggable={!props.readOnly}
              onClick={() => onOpen(id)}
              onKeyDown={(event) => press(event, index + 1)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', id)
                setDragged(id)
              }}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (!dragged) return
                event.preventDefault()
                setOver(id)
              }}
              onDrop={(event) => {
                event.preventDefault()
                drop(index)
              }}
            >
              <Picture className="i" stroke={1.75} aria-hidden />
              <span className="el">
                {nameOf(block)}
                {titleOf(block).title ? <span className="mut xs"> {titleOf(block).title}</span> : null}
              </span>
              <span className="end">
                <Wrong count={props.wrong.get(id) ?? 0} />
                {props.changed.has(id) ? <span className="dot new" role="img" aria-label={t.changed} /> : null}
                {block.isHidden ? <span className="xs mut">{t.hidden}</span> : null}
                {isOn && !props.readOnly ? <IconGripVertical className="i" stroke={1.75} aria-hidden /> : null}
              </span>
            </div>
          )
        })}
      </div>
      {blocks.length === 0 ? (
        <p className="mut sm" style={{ padding: 8 }}>
          {t.empty}
        </p>
      ) : null}
      {props.readOnly ? null : (
        <div style={{ padding: 8 }}>
          <Button
            fullWidth
            size="xs"
            leftSection={<IconPlus className="i" stroke={1.75} aria-hidden />}
            rightSection={<kbd>B</kbd>}
            title={t.insertKey}
            onClick={props.onInsert}
          >
            {t.insert}
          </Button>
        </div>
      )}
      <p className="sr" role="status" aria-live="polite">
        {said}
      </p>
    </>
  )
}
