import { builderTexts } from '../../words/builder.ts'
import { blockTexts, textOf } from '../../words/blocks.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { isBlockType } from '../../rules/blocks/block-types.ts'
import { typesOfPage } from '../../rules/blocks/block.ts'
import { isObject } from '../../rules/blocks/values.ts'
import type { BlockSteps } from './BlockForm.tsx'
import { changeBlock, copyOf, freshBlock, insertBlock, moveBlock, putBack, removeBlock } from './blocks-edit.ts'
import { type Clip, useClipboard } from './clipboard.ts'
import { focusForm } from './focus-form.ts'
import type { InsertChoice } from './insert-choices.ts'
import type { OpenDocument } from './use-document.ts'

interface StepsOf {
  doc: OpenDocument
  blocks: readonly StoredBlock[]
  chosen: string | undefined
  pageType: keyof typeof typesOfPage
  choose: (id: string | undefined) => void
  /** Called after a block was inserted. It closes the dialog in which the block was chosen. */
  done: () => void
}

/** Returns the actions on the blocks of a page: insert, paste, copy, move, hide, and delete with an undo button. */
export function useBlockSteps({ blocks, choose, chosen, doc, done, pageType }: StepsOf) {
  const t = useTexts(builderTexts)
  const names = useTexts(blockTexts).types
  const clipboard = useClipboard('block')
  const { store } = doc
  const { data } = doc.draft
  const insert = ({ item, type }: InsertChoice) => {
    const made = freshBlock(type, item)
    store.change(insertBlock(data, made, chosen))
    choose(made.id)
    done()
    focusForm()
  }
  const paste = ({ data: copied }: Clip) => {
    done()
    const allowed: readonly string[] = typesOfPage[pageType]
    if (!isObject(copied) || !isBlockType(copied['type']) || !allowed.includes(copied['type'])) {
      notify(t.block.noFit, 'failed')
      return
    }
    const made = copyOf({ ...copied, type: copied['type'] })
    store.change(insertBlock(data, made, chosen))
    choose(made.id)
  }
  const remove = (id: string) => {
    const at = blocks.findIndex((one) => one.id === id)
    const gone = blocks[at]
    if (!gone) return
    store.change(removeBlock(data, id))
    choose(blocks[at - 1]?.id)
    // Inserts the deleted block again. The undo of the draft is not used, because it would undo text that was typed after the deletion.
    const back = () => {
      store.change(putBack(store.get().data, gone, at))
      choose(id)
      notifications.hide(`removed-${id}`)
    }
    notify(
      t.block.removed(textOf(names, gone.type)),
      'done',
      <Button size="xs" onClick={back}>
        {t.block.undo}
      </Button>,
      `removed-${id}`,
    )
  }
  const steps = (id: string): BlockSteps => {
    const at = blocks.findIndex((one) => one.id === id)
    const block = blocks[at]
    const copy = () => block && clipboard.copy(block.type, block, textOf(names, block.type))
    return {
      move: (by) => store.change(moveBlock(data, id, at + by)),
      toggle: () =>
        store.change(changeBlock(data, id, ({ isHidden, ...rest }) => (isHidden ? rest : { ...rest, isHidden: true }))),
      copy,
      cut() {
        copy()
        remove(id)
      },
      duplicate() {
        if (!block) return
        const made = copyOf(block)
        store.change(insertBlock(data, made, id))
        choose(made.id)
      },
      remove: () => remove(id),
    }
  }
  return { insert, paste, remove, steps }
}
