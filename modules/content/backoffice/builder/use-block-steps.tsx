import { builderTexts } from '../../words/builder.ts'
import { blockTexts } from '../../words/blocks.ts'
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
import { blockName } from './block-name.ts'
import { type Clip, useClipboard } from './clipboard.ts'
import { focusForm } from './focus-form.ts'
import type { InsertChoice } from './insert-choices.ts'
import type { OpenDocument } from './use-document.ts'
import { useLinkedBlocks } from './use-linked-blocks.ts'
import { usePasteKey } from './use-paste-key.ts'

interface StepsOf {
  doc: OpenDocument
  blocks: readonly StoredBlock[]
  chosen: string | undefined
  pageType: keyof typeof typesOfPage
  choose: (id: string | undefined) => void
  /** Called after a block was inserted. It closes the dialog in which the block was chosen. */
  done: () => void
}

/** Returns the actions on the blocks of a page, for example insert, paste, copy, move, hide, and delete with an undo button. */
export function useBlockSteps({ blocks, choose, chosen, doc, done, pageType }: StepsOf) {
  const t = useTexts(builderTexts)
  const texts = useTexts(blockTexts)
  const linkedBlocks = useLinkedBlocks()
  const clipboard = useClipboard('block')
  const { store } = doc
  const { data } = doc.draft
  const language = data['locale'] === 'en' ? 'en' : 'de'
  const insert = ({ item, type }: InsertChoice) => {
    const made = freshBlock(type, item)
    store.change(insertBlock(data, made, chosen))
    choose(made.id)
    done()
    focusForm()
  }
  const paste = async ({ data: copied }: Clip, after = chosen) => {
    done()
    const allowed: readonly string[] = typesOfPage[pageType]
    if (!isObject(copied) || !isBlockType(copied['type']) || !allowed.includes(copied['type'])) {
      notify(t.block.noFit, 'failed')
      return
    }
    const { pageLanguage, ...rest } = copied
    const block = { ...rest, type: copied['type'] }
    // Only the links of a block that is pasted into a page in another language are changed. A reusable part is shown in both languages, so its links
    // stay.
    const isForeign = doc.kind === 'site' && pageLanguage !== language
    const [linked = block] = isForeign ? await linkedBlocks([block], language) : [block]
    const made = copyOf(linked)
    store.change(insertBlock(store.get().data, made, after))
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
      t.block.removed(blockName(gone, texts)),
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
    // The copy contains the language of its page. When it is pasted into a page in the other language, its links are changed.
    const keep = () =>
      block && clipboard.copy(block.type, { ...block, pageLanguage: language }, blockName(block, texts))
    const copy = () => {
      keep()
      notify(t.block.copied, 'done', undefined, 'copied')
    }
    const { held } = clipboard
    return {
      move: (by) => store.change(moveBlock(data, id, at + by)),
      toggle: () =>
        store.change(changeBlock(data, id, ({ isHidden, ...rest }) => (isHidden ? rest : { ...rest, isHidden: true }))),
      copy,
      pasteAfter: held && (() => void paste(held, id)),
      cut() {
        keep()
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
  usePasteKey(() => clipboard.held && doc.isMine && void paste(clipboard.held))
  return { insert, paste: (clip: Clip) => void paste(clip), remove, steps }
}
