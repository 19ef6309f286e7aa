import { menuTexts } from '../../words/menus.ts'
import { builderTexts } from '../../words/builder.ts'
import { contentTitles } from '../../words/titles.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState } from '#ui/backoffice/States.tsx'
import { Button } from '@mantine/core'
import { IconClipboard, IconPlus, IconSitemap } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { type DocumentLine, type DocumentView } from '../../contract.ts'
import { changeEntry, type MenuPath, type MenuPlace, menuRows } from '../../rules/menu-edit.ts'
import { BuilderHead } from '../builder/BuilderHead.tsx'
import { ClashDialog } from '../builder/ClashDialog.tsx'
import { LockBanner } from '../builder/LockBanner.tsx'
import { ProblemList } from '../builder/ProblemList.tsx'
import { PublishButtons } from '../builder/PublishButtons.tsx'
import { useTreeKeys } from '../builder/tree-keys.ts'
import { useDocument } from '../builder/use-document.ts'
import { useProblems } from '../builder/use-problems.ts'
import { VersionsDrawer } from '../builder/VersionsDrawer.tsx'
import { CopyFromOther } from './CopyFromOther.tsx'
import { EntryForm } from './EntryForm.tsx'
import { itemsOf } from './menu-items.ts'
import { MenuList } from './MenuList.tsx'
import { useMenuTargets } from './menu-targets.ts'
import { useMenuSteps } from './use-menu-steps.tsx'

interface EditorProps {
  opened: DocumentView
  all: readonly DocumentLine[]
  locale: 'de' | 'en'
  place: MenuPlace
  languages: ReactNode
  tabs: ReactNode
}

/** The editor of one menu: the list of its entries, which can be moved by mouse or keys, and the form of the chosen entry. */
export function MenuEditor({ all, languages, locale, opened, place, tabs }: EditorProps) {
  const t = useTexts(menuTexts)
  const titles = useTexts(contentTitles)
  const b = useTexts(builderTexts)
  const doc = useDocument('navigation', opened)
  const { draft, isMine, store } = doc
  const items = useMemo(() => itemsOf(draft.data), [draft.data])
  const targets = useMenuTargets(locale)
  const [chosen, setChosen] = useState<MenuPath>([0])
  const { action, byPath, onProblems, problems } = useProblems(draft.data)
  const [isOpen, setIsOpen] = useState(false)
  const rows = menuRows(items)
  const { add, copy, entry, held, paste, put, remove, write } = useMenuSteps({ chosen, doc, items, setChosen })
  const keys = useTreeKeys()
  useShortcuts([
    { keys: ['n'], label: t.addKey, group: titles.menus, run: () => isMine && keys.isOnPurpose() && add() },
    { keys: ['mod+z'], label: b.block.undo, group: titles.menus, run: () => store.undo() },
    { keys: ['mod+y'], label: b.block.redo, group: titles.menus, run: () => store.redo() },
    { keys: ['mod+s'], label: b.allSaved, group: titles.menus, run: () => void store.flush() },
  ])
  const choose = (field: string) => setChosen((field.match(/\d+/g) ?? []).map(Number))
  return (
    <div className="m-content content">
      <BuilderHead
        doc={doc}
        name={titles.menus}
        crumbs={[{ label: b.website }]}
        languages={languages}
        onVersions={() => setIsOpen(true)}
      >
        {isMine ? <CopyFromOther {...{ all, locale, place }} pages={targets.pages} onCopy={write} /> : null}
        <PublishButtons doc={doc} name={t.places[place]} onProblems={onProblems} />
      </BuilderHead>
      <LockBanner doc={doc} />
      <ProblemList action={action} problems={problems} onChoose={choose} />
      {tabs}
      <div className="mn">
        <div className="mnlist" {...keys.hears}>
          <div className="row w">
            <h2>{t.places[place]}</h2>
            <span className="mut sm">
              {rows.length > 0 ? t.count(rows.length, Math.max(...rows.map(({ path }) => path.length))) : ''}
            </span>
            <span className="sp" />
            {held && isMine ? (
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconClipboard className="i" stroke={1.75} aria-hidden />}
                onClick={() => paste(held)}
              >
                {t.paste(held.name)}
              </Button>
            ) : null}
            <Button
              leftSection={<IconPlus className="i" stroke={1.75} aria-hidden />}
              rightSection={<kbd>N</kbd>}
              title={t.addKey}
              disabled={!isMine}
              onClick={add}
            >
              {t.add}
            </Button>
          </div>
          {items.length === 0 ? (
            <EmptyState icon={IconSitemap} title={t.emptyTitle} text={t.emptyText} />
          ) : (
            <MenuList
              items={items}
              chosen={chosen}
              problems={byPath}
              targets={targets}
              readOnly={!isMine}
              onChoose={setChosen}
              onChange={write}
            />
          )}
        </div>
        <div className="mnform" onBlur={() => void store.flush()}>
          {entry ? (
            <EntryForm
              key={chosen.join('.')}
              item={entry}
              path={`items.${chosen.join('.children.')}`}
              problems={byPath}
              targets={targets}
              readOnly={!isMine}
              onChange={(item, field) => write(changeEntry(items, chosen, item), `${chosen.join('.')}.${field}`)}
              onCopy={() => copy('navigation-item', entry, entry.label)}
              onDuplicate={() => put(entry)}
              onRemove={remove}
            />
          ) : (
            <p className="mut">{t.choose}</p>
          )}
        </div>
      </div>
      {isOpen ? <VersionsDrawer doc={doc} onClose={() => setIsOpen(false)} /> : null}
      {draft.status === 'clash' ? <ClashDialog doc={doc} /> : null}
    </div>
  )
}
