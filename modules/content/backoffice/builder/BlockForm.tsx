import { builderTexts } from '../../words/builder.ts'
import { blockTexts, textOf } from '../../words/blocks.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconCut,
  IconDots,
  IconEye,
  IconEyeOff,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { blockTypes, isBlockType } from '../../rules/blocks/block-types.ts'
import { blockName, onlyElement } from './block-name.ts'
import { FieldControls } from './fields/FieldControl.tsx'

export interface BlockSteps {
  move: (by: 1 | -1) => void
  toggle: () => void
  copy: () => void
  /** Pastes the copied block after the block of this form. Undefined if nothing is copied. */
  pasteAfter: (() => void) | undefined
  cut: () => void
  duplicate: () => void
  remove: () => void
}

interface BlockFormProps {
  block: StoredBlock
  problems: ReadonlyMap<string, string>
  language: 'de' | 'en'
  readOnly: boolean
  steps: BlockSteps
  /** Buttons of other modules, shown next to the name of the block. */
  tools?: ReactNode
  onChange: (block: StoredBlock, field: string) => void
}

/**
 * The form of one block. Its fields come from the declaration of the block's type. A menu in its head moves, hides, copies, cuts, duplicates or
 * deletes the block.
 */
export function BlockForm({ block, language, onChange, problems, readOnly, steps, tools }: BlockFormProps) {
  const t = useTexts(builderTexts).block
  const texts = useTexts(blockTexts)
  const name = blockName(block, texts)
  const element = onlyElement(block)
  const item = (Picture: typeof IconCopy, label: string, run: () => void) => (
    <Menu.Item leftSection={<Picture className="i" stroke={1.75} aria-hidden />} onClick={run}>
      {label}
    </Menu.Item>
  )
  return (
    <>
      <div className="row">
        <h2>{name}</h2>
        <span className="sp" />
        {readOnly ? null : tools}
        {readOnly ? null : (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon size="xs" variant="subtle" aria-label={t.more(name)}>
                <IconDots className="i" stroke={1.75} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {item(IconArrowUp, t.up, () => steps.move(-1))}
              {item(IconArrowDown, t.down, () => steps.move(1))}
              {item(block.isHidden ? IconEye : IconEyeOff, block.isHidden ? t.show : t.hide, steps.toggle)}
              <hr className="msep" />
              {item(IconCopy, t.copy, steps.copy)}
              {item(IconCut, t.cut, steps.cut)}
              {steps.pasteAfter ? item(IconClipboard, t.pasteAfter, steps.pasteAfter) : null}
              {item(IconCopyPlus, t.duplicate, steps.duplicate)}
              <hr className="msep" />
              {item(IconTrash, t.remove, steps.remove)}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <p className="hint">
        {textOf({ ...texts.about, ...texts.aboutItems }, element && element in texts.aboutItems ? element : block.type)}
      </p>
      {block.isHidden ? <Banner tone="idle">{t.hiddenNote}</Banner> : null}
      <fieldset className="plainset" disabled={readOnly} key={block.id}>
        {isBlockType(block.type) ? (
          <FieldControls
            fields={blockTypes[block.type]}
            path={block.id ?? ''}
            problems={problems}
            language={language}
            values={block}
            onChange={(values, field) => onChange({ ...values, id: block.id, type: block.type }, field)}
          />
        ) : null}
      </fieldset>
    </>
  )
}
