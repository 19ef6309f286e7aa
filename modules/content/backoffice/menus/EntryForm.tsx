import { menuTexts } from '../../words/menus.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Select, Switch, TextInput } from '@mantine/core'
import { IconCalendarEvent, IconCopy, IconCopyPlus, IconTrash } from '@tabler/icons-react'
import type { NavigationItem } from '../../contract.ts'
import { controlId } from '../builder/fields/field-view.ts'
import { entryIcons } from './MenuEntry.tsx'
import { PageOption } from './PageOption.tsx'
import { isLive, type MenuTargets } from './menu-targets.ts'

interface FormProps {
  item: NavigationItem
  /**
   * Path of the entry, for example 'items.0.children.1'. The keys of its error messages in `problems` and the ids of its fields begin with
   * this path.
   */
  path: string
  problems: ReadonlyMap<string, string>
  targets: MenuTargets
  readOnly: boolean
  onChange: (item: NavigationItem, field: string) => void
  onCopy: () => void
  onDuplicate: () => void
  onRemove: () => void
}

/** The form of one entry of a menu: its type, target, label and suffix. It also shows the address to which the entry leads. */
export function EntryForm({ item, onChange, path, problems, readOnly, targets, ...steps }: FormProps) {
  const t = useTexts(menuTexts)
  const page = targets.pageOf(item)
  const href = targets.leadsTo(item)?.href
  const isGone = targets.isReady && item.type === 'site' && item.target !== undefined && !page
  const common = (name: 'label' | 'target' | 'suffix') => ({
    id: controlId(`${path}.${name}`),
    label: t[name],
    error: problems.get(`${path}.${name}`) ?? (name === 'target' && isGone ? t.missing : undefined),
  })
  const set = (name: 'label' | 'target' | 'suffix', value: string | null) =>
    onChange({ ...item, [name]: name === 'label' ? (value ?? '') : value || undefined }, name)
  /** Sets the page to which the entry leads. The label becomes the name of that page, unless staff have typed another label. */
  const choosePage = (id: string | null) => {
    const name = targets.pages.find((one) => one.id === id)?.name ?? ''
    const isOwn = item.label !== '' && item.label !== page?.name
    onChange({ ...item, target: id ?? undefined, label: isOwn ? item.label : name }, 'target')
  }
  return (
    <fieldset className="plainset" disabled={readOnly}>
      <div className="row">
        <h2 className="el">{item.label || t.newEntry}</h2>
        <span className="sp" />
        {readOnly ? null : (
          <>
            <ActionIcon size="xs" aria-label={t.copy} title={t.copy} onClick={steps.onCopy}>
              <IconCopy className="i" stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon size="xs" aria-label={t.duplicate} title={t.duplicate} onClick={steps.onDuplicate}>
              <IconCopyPlus className="i" stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon size="xs" aria-label={t.remove} title={t.remove} onClick={steps.onRemove}>
              <IconTrash className="i" stroke={1.75} aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
      <div className="fld">
        <span className="lbl">{t.kind}</span>
        <div className="seg mnkinds" role="group" aria-label={t.kind}>
          {(['home', 'site', 'branch', 'link'] as const).map((type) => {
            const Picture = entryIcons[type]
            return (
              <button
                type="button"
                key={type}
                aria-pressed={item.type === type}
                onClick={() => onChange({ ...item, type, target: undefined }, 'type')}
              >
                <Picture className="i" stroke={1.75} aria-hidden />
                {t.types[type]}
              </button>
            )
          })}
        </div>
      </div>
      {item.type === 'site' ? (
        <Select
          {...common('target')}
          withAsterisk
          searchable
          placeholder={t.findPage}
          nothingFoundMessage={t.noPage}
          data={targets.pages.map(({ id, locale, name, path: at }) => ({
            value: id,
            label: `${name} · /${locale}/${at}`,
          }))}
          renderOption={({ option }) => <PageOption id={option.value} label={option.label} targets={targets} />}
          value={item.target ?? null}
          onChange={choosePage}
        />
      ) : null}
      {item.type === 'branch' ? (
        <Select
          {...common('target')}
          withAsterisk
          searchable
          data={[...targets.branches]}
          value={item.target ?? null}
          onChange={(id) => set('target', id)}
        />
      ) : null}
      {item.type === 'link' ? (
        <TextInput
          {...common('target')}
          withAsterisk
          maxLength={500}
          description={t.targetHelp}
          value={item.target ?? ''}
          onChange={(event) => set('target', event.currentTarget.value)}
        />
      ) : null}
      <TextInput
        {...common('label')}
        withAsterisk
        maxLength={120}
        value={item.label}
        onChange={(event) => set('label', event.currentTarget.value)}
      />
      <TextInput
        {...common('suffix')}
        maxLength={200}
        description={t.suffixHelp}
        value={item.suffix ?? ''}
        onChange={(event) => set('suffix', event.currentTarget.value)}
      />
      {href ? <p className="mut sm">{t.leadsTo(href)}</p> : null}
      <Switch
        label={t.show}
        checked={item.isEnabled}
        onChange={(event) => onChange({ ...item, isEnabled: event.currentTarget.checked }, 'isEnabled')}
      />
      {page && !isLive(page) ? (
        <Banner tone="new" icon={IconCalendarEvent}>
          {t.waits}
        </Banner>
      ) : null}
    </fieldset>
  )
}
