import { builderTexts } from '../../words/builder.ts'
import { contentTitles } from '../../words/titles.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useReferences } from '#ui/backoffice/crud/slots.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useMemo, useState } from 'react'
import { type DocumentView, pageTypes } from '../../contract.ts'
import { typesOfPage } from '../../rules/blocks/block.ts'
import { lengthOf } from '../../rules/blocks/values.ts'
import { blocksOf, differencesOf } from '../../rules/differences.ts'
import { BlockForm } from './BlockForm.tsx'
import { changeBlock, moveBlock } from './blocks-edit.ts'
import { BlockTree } from './BlockTree.tsx'
import { BuilderHead } from './BuilderHead.tsx'
import { ClashDialog } from './ClashDialog.tsx'
import { useClipboard } from './clipboard.ts'
import { CopyBlocks } from './CopyBlocks.tsx'
import { InsertDialog } from './InsertDialog.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LockBanner } from './LockBanner.tsx'
import { PageForm } from './PageForm.tsx'
import { PageTools } from './PageTools.tsx'
import { type Part, PartSwitch } from './PartSwitch.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { ProblemList } from './ProblemList.tsx'
import { ownerOf, wrongByBlock } from './problem-paths.ts'
import { PublishButtons } from './PublishButtons.tsx'
import { useRemovePage } from './RemovePage.tsx'
import { useTreeKeys } from './tree-keys.ts'
import { useBlockSteps } from './use-block-steps.tsx'
import { useDocument } from './use-document.ts'
import { useProblems } from './use-problems.ts'
import { VersionsDrawer } from './VersionsDrawer.tsx'

/**
 * The editor of one page: the list of its blocks, the form of the chosen block, and a preview of the page. On a phone only one of the three is
 * visible at a time.
 */
export function PageBuilder({ opened }: { opened: DocumentView }) {
  const t = useTexts(builderTexts)
  const titles = useTexts(contentTitles)
  const doc = useDocument('site', opened)
  const { draft, isMine, store, view } = doc
  const { data } = draft
  const blocks = blocksOf(data)
  const [chosen, setChosen] = useState<string | undefined>(() => blocks[0]?.id)
  const [part, setPart] = useState<Part>('form')
  const [open, setOpen] = useState<'versions' | 'insert'>()
  const { action, byPath, onProblems, problems } = useProblems(data)
  const clipboard = useClipboard('block')
  const name = String(data['name'] ?? '')
  const language = data['locale'] === 'en' ? 'en' : 'de'
  const pageType = pageTypes.find((one) => one === data['type']) ?? 'default'
  const block = blocks.find(({ id }) => id === chosen)
  const { ask: askRemove, dialog: removeDialog } = useRemovePage(view.id, name)

  const wrong = wrongByBlock(byPath, blocks)
  const changed = useMemo(() => {
    if (!view.live) return new Set<string>()
    return new Set(differencesOf(view.live, data, []).flatMap(({ path: [first] }) => (first?.id ? [first.id] : [])))
  }, [view.live, data])

  const choose = (id: string | undefined) => {
    setChosen(id)
    setPart('form')
  }
  const { insert, paste, remove, steps } = useBlockSteps({
    doc,
    blocks,
    chosen,
    pageType,
    choose,
    done: () => setOpen(undefined),
  })
  const keys = useTreeKeys()
  useShortcuts([
    {
      keys: ['b'],
      label: t.tree.insertKey,
      group: titles.pages,
      run: () => isMine && keys.isOnPurpose() && setOpen('insert'),
    },
    { keys: ['mod+z'], label: t.block.undo, group: titles.pages, run: () => store.undo() },
    { keys: ['mod+y'], label: t.block.redo, group: titles.pages, run: () => store.redo() },
    { keys: ['mod+s'], label: t.allSaved, group: titles.pages, run: () => void store.flush() },
  ])
  // The block 'part' is offered only if the brand has a reusable part. The block 'entries' is offered only if the brand has an entry, for
  // example a person or an event.
  const [parts, entries] = [useReferences('block').options.length, useReferences('node').options.length]
  const offered = typesOfPage[pageType].filter((type) =>
    type === 'part' ? parts > 0 : type === 'entries' ? entries > 0 : true,
  )
  return (
    <div className="m-content content">
      <BuilderHead
        doc={doc}
        name={name || t.create.title}
        crumbs={[{ label: t.website }, { label: titles.pages, to: '/seiten' }]}
        languages={<LanguageSwitch doc={doc} />}
        onVersions={() => setOpen('versions')}
      >
        <PageTools pageId={view.id} />
        <PublishButtons doc={doc} name={name} onProblems={onProblems} onRemove={askRemove} />
      </BuilderHead>
      <LockBanner doc={doc} />
      <ProblemList action={action} problems={problems} onChoose={(field) => choose(ownerOf(field, blocks))} />
      <PartSwitch part={part} onChoose={setPart} />
      <div className={`sb ${part}`}>
        <div className="tree">
          <BlockTree
            pageName={name}
            blocks={blocks}
            chosen={chosen}
            changed={changed}
            wrong={wrong}
            readOnly={!isMine}
            keys={keys}
            onChoose={setChosen}
            onOpen={choose}
            onMove={(id, to) => store.change(moveBlock(data, id, to))}
            onRemove={remove}
            onInsert={() => setOpen('insert')}
          />
          {blocks.length === 0 ? <CopyBlocks doc={doc} /> : null}
          <div className="treefoot">
            <div className="over">{t.tree.page}</div>
            <div className="sm t2 el">
              /{language}/{String(data['path'] ?? '')}
            </div>
            <div className="sm t2">{t.tree.titleCount(lengthOf(String(data['title'] || name)), 60)}</div>
          </div>
        </div>
        {/* When another block is chosen, the key changes. React then renders a new form, which starts at its top. */}
        <div key={block?.id ?? 'page'} className="frm" onBlur={() => void store.flush()}>
          {block ? (
            <BlockForm
              block={block}
              problems={byPath}
              language={language}
              readOnly={!isMine}
              steps={steps(block.id ?? '')}
              tools={<PageTools pageId={view.id} blockId={block.id} />}
              onChange={(next, field) =>
                store.change(
                  changeBlock(data, block.id ?? '', () => next),
                  `${block.id}.${field}`,
                )
              }
            />
          ) : (
            <PageForm
              id={view.id}
              data={data}
              problems={byPath}
              readOnly={!isMine}
              onChange={(next, field) => store.change(next, field)}
            />
          )}
        </div>
        <PreviewPane doc={doc} chosen={chosen} onChoose={choose} />
      </div>
      {open === 'versions' ? <VersionsDrawer doc={doc} onClose={() => setOpen(undefined)} /> : null}
      {open === 'insert' ? (
        <InsertDialog
          types={offered}
          held={clipboard.held}
          onInsert={insert}
          onPaste={paste}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {draft.status === 'clash' ? <ClashDialog doc={doc} /> : null}
      {removeDialog}
    </div>
  )
}
