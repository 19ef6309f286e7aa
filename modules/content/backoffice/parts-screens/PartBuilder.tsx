import { builderTexts } from '../../words/builder.ts'
import { menuTexts } from '../../words/menus.ts'
import { contentTitles } from '../../words/titles.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { DocumentView } from '../../contract.ts'
import { typesOfPage } from '../../rules/blocks/block.ts'
import { blocksOf, differencesOf } from '../../rules/differences.ts'
import { BlockForm } from '../builder/BlockForm.tsx'
import { changeBlock, moveBlock } from '../builder/blocks-edit.ts'
import { BlockTree } from '../builder/BlockTree.tsx'
import { BuilderHead } from '../builder/BuilderHead.tsx'
import { ClashDialog } from '../builder/ClashDialog.tsx'
import { useClipboard } from '../builder/clipboard.ts'
import { controlId } from '../builder/fields/field-view.ts'
import { InsertDialog } from '../builder/InsertDialog.tsx'
import { LockBanner } from '../builder/LockBanner.tsx'
import { ProblemList } from '../builder/ProblemList.tsx'
import { ownerOf, wrongByBlock } from '../builder/problem-paths.ts'
import { PublishButtons } from '../builder/PublishButtons.tsx'
import { useRemovePage } from '../builder/RemovePage.tsx'
import { useTreeKeys } from '../builder/tree-keys.ts'
import { useBlockSteps } from '../builder/use-block-steps.tsx'
import { useDocument } from '../builder/use-document.ts'
import { useProblems } from '../builder/use-problems.ts'
import { VersionsDrawer } from '../builder/VersionsDrawer.tsx'
import { UsedOn } from './UsedOn.tsx'

/** The editor of a reusable part: the list of its blocks, the form of the chosen block, and the pages that show the part. */
export function PartBuilder({ opened }: { opened: DocumentView }) {
  const b = useTexts(builderTexts)
  const t = useTexts(menuTexts)
  const { parts } = useTexts(contentTitles)
  const doc = useDocument('block', opened)
  const { draft, isMine, store, view } = doc
  const { data } = draft
  const blocks = blocksOf(data)
  const [chosen, setChosen] = useState<string | undefined>(() => blocks[0]?.id)
  const [open, setOpen] = useState<'versions' | 'insert'>()
  const { action, byPath, onProblems, problems } = useProblems(data)
  const clipboard = useClipboard('block')
  const name = String(data['name'] ?? '')
  const block = blocks.find(({ id }) => id === chosen)
  const { ask, dialog } = useRemovePage(view.id, name, 'block')
  const changed = useMemo(() => {
    if (!view.live) return new Set<string>()
    return new Set(differencesOf(view.live, data, []).flatMap(({ path: [first] }) => (first?.id ? [first.id] : [])))
  }, [view.live, data])
  const { insert, paste, remove, steps } = useBlockSteps({
    doc,
    blocks,
    chosen,
    pageType: 'custom_site',
    choose: setChosen,
    done: () => setOpen(undefined),
  })
  const keys = useTreeKeys()
  useShortcuts([
    {
      keys: ['b'],
      label: b.tree.insertKey,
      group: parts,
      run: () => isMine && keys.isOnPurpose() && setOpen('insert'),
    },
    { keys: ['mod+z'], label: b.block.undo, group: parts, run: () => store.undo() },
    { keys: ['mod+y'], label: b.block.redo, group: parts, run: () => store.redo() },
    { keys: ['mod+s'], label: b.allSaved, group: parts, run: () => void store.flush() },
  ])
  return (
    <div className="m-content content">
      <BuilderHead
        doc={doc}
        name={name || t.part.createTitle}
        crumbs={[{ label: b.website }, { label: parts, to: '/bausteine' }]}
        onVersions={() => setOpen('versions')}
      >
        <PublishButtons doc={doc} name={name} onProblems={onProblems} onRemove={ask} />
      </BuilderHead>
      <LockBanner doc={doc} />
      <ProblemList action={action} problems={problems} onChoose={(field) => setChosen(ownerOf(field, blocks))} />
      <div className="sb two form">
        <div className="tree">
          <BlockTree
            pageName={name}
            blocks={blocks}
            chosen={chosen}
            changed={changed}
            wrong={wrongByBlock(byPath, blocks)}
            readOnly={!isMine}
            keys={keys}
            onChoose={setChosen}
            onOpen={setChosen}
            onMove={(id, to) => store.change(moveBlock(data, id, to))}
            onRemove={remove}
            onInsert={() => setOpen('insert')}
          />
        </div>
        <div className="frm" onBlur={() => void store.flush()}>
          {block ? (
            <BlockForm
              block={block}
              problems={byPath}
              language="de"
              readOnly={!isMine}
              steps={steps(block.id ?? '')}
              onChange={(next, field) =>
                store.change(
                  changeBlock(data, block.id ?? '', () => next),
                  `${block.id}.${field}`,
                )
              }
            />
          ) : (
            <>
              <TextInput
                id={controlId('name')}
                label={t.part.name}
                description={t.part.nameHelp}
                withAsterisk
                maxLength={160}
                disabled={!isMine}
                error={byPath.get('name')}
                value={name}
                onChange={(event) => store.change({ ...data, name: event.currentTarget.value }, 'name')}
              />
              <UsedOn id={view.id} />
            </>
          )}
        </div>
      </div>
      {open === 'versions' ? <VersionsDrawer doc={doc} onClose={() => setOpen(undefined)} /> : null}
      {open === 'insert' ? (
        <InsertDialog
          types={typesOfPage.custom_site}
          held={clipboard.held}
          onInsert={insert}
          onPaste={paste}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {draft.status === 'clash' ? <ClashDialog doc={doc} /> : null}
      {dialog}
    </div>
  )
}
