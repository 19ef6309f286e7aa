import { backofficeTexts } from '#i18n/backoffice.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Banner } from '../../Banner.tsx'
import { failureText, useCall } from '../../calls.ts'
import { leadToUnread } from '../../date/unread.ts'
import { formatTime } from '../../format.ts'
import { notify } from '../../notify.ts'
import { PageHead } from '../../PageHead.tsx'
import { useShortcuts } from '../../ShortcutLayer.tsx'
import { hasRole, useLocale, useStaff, useTexts } from '../../staff.tsx'
import { LoadingState } from '../../States.tsx'
import { deviceZone } from '../device-zone.ts'
import { type AnyEditor, labelOf, sectionsOf } from '../editor.ts'
import { fieldOf } from '../problems.ts'
import { startValues, type StoredRecord, type Values } from '../record.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ErrorSummary, focusField } from './ErrorSummary.tsx'
import { SectionFields } from './FormFields.tsx'
import { FormLayout } from './FormLayout.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { RecordMenu } from './RecordMenu.tsx'
import { RecordMissing } from './RecordMissing.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useSaveWarning } from './use-save-warning.tsx'

/** The form of one record, stored or new ('neu'). The values of a copied record are passed in the navigation state. */
export function EntityForm({ editor, id }: { editor: AnyEditor; id: string }) {
  const t = useTexts(editorTexts)
  const isNew = id === 'neu'
  const { state } = useLocation()
  const found = useCall(editor.calls.get, { params: { id } }, { enabled: !isNew })
  const start = useMemo(() => {
    const copied = (state as { copy?: Values } | null)?.copy
    return { ...startValues(editor.entity), ...editor.start, ...(copied ? asCopy(copied, t.form.copyName) : {}) }
  }, [editor, state, t])
  if (isNew) return <Loaded key="neu" editor={editor} record={undefined} start={start} />
  if (found.error)
    return (
      <div className="scroll">
        <RecordMissing editor={editor} error={found.error} retry={() => void found.refetch()} />
      </div>
    )
  if (!found.data) return <LoadingState label={t.form.loading} />
  return <Loaded key={id} editor={editor} record={found.data.value as StoredRecord} start={start} />
}

/** The start values of a copy: without id and dates. Name and identifier get a suffix, because they must not be used twice. */
function asCopy(record: Values, copyName: (name: string) => string): Values {
  const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = record
  return {
    ...values,
    ...(typeof values['name'] === 'string' ? { name: copyName(values['name']) } : {}),
    ...(typeof values['identifier'] === 'string' ? { identifier: `${values['identifier']}-2` } : {}),
  }
}

function Loaded({ editor, record, start }: { editor: AnyEditor; record: StoredRecord | undefined; start: Values }) {
  const t = useTexts(editorTexts).form
  const shell = useTexts(backofficeTexts)
  const locale = useLocale()
  const words = editor.words(locale)
  const { user } = useStaff()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const warning = useSaveWarning(editor)
  const form = useRecordForm(editor, record, start, warning.mayGo)
  const { write } = editor.entity.access
  const readOnly = !(write === 'staff' || (write !== 'public' && hasRole(user, write)))
  const sections = sectionsOf(editor, form.values)
  const layout = sections.length > 1 ? (editor.layout ?? 'scroll') : 'card'
  const current = params.get('bereich') ?? sections[0]?.name ?? ''
  const setCurrent = useCallback(
    (name: string) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          next.set('bereich', name)
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  const go = useCallback(
    (name: string) => {
      const section = sectionsOf(editor, form.values).find(({ fields }) => fields.includes(name))
      if (section && layout !== 'card' && layout !== 'scroll') setCurrent(section.name)
      // The timer is needed because the fields of the section exist only after the section is drawn.
      setTimeout(() => focusField(name), 60)
    },
    [editor, form.values, layout, setCurrent],
  )
  const blocked = editor.blocked?.(form.values, locale)
  const trySave = async () => {
    if (leadToUnread(document)) return { ok: false as const }
    const saved = await form.save()
    if (!saved.ok && saved.first) go(saved.first)
    return saved
  }
  const save = async () => {
    const typed = form.values
    const saved = await trySave()
    if (saved.ok && !record) {
      await navigate(`${editor.path}/${saved.record.id}${current ? `?bereich=${current}` : ''}`, {
        replace: true,
        state: { isDone: true },
      })
      // The message is shown after the navigation. A message with a button closes when the user leaves the page on which it was shown.
      notify(t.created(editor.nameOf(saved.record)), 'done', editor.offerAfterCreate?.(saved.record, typed))
    }
    return saved
  }
  useShortcuts(
    readOnly
      ? []
      : [
          {
            keys: ['mod+s'],
            label: t.save,
            group: words.one,
            run: () => {
              if (!blocked) void save()
            },
          },
        ],
  )
  const view = { values: form.values, record, set: form.set }
  const name = editor.nameOf(form.values) || words.create
  const zone = deviceZone()
  return (
    <>
      <PageHead
        title={record ? editor.nameOf(form.base) : name}
        {...(editor.isFixed ? {} : { crumbs: [{ label: words.many, to: editor.path }] })}
        badges={editor.badges ? <editor.badges {...view} /> : null}
      >
        {record && editor.actions ? <editor.actions record={record} /> : null}
        {record && !editor.isFixed && !readOnly ? (
          <RecordMenu editor={editor} record={record} values={form.values} />
        ) : null}
      </PageHead>
      <FormLayout
        layout={layout}
        current={current}
        onCurrent={setCurrent}
        sections={sections.map(({ name: section, icon, fields }) => ({
          name: section,
          icon,
          title: words.sections[section] ?? section,
          problems: new Set(form.problems.map(fieldOf).filter((one) => fields.includes(one))).size,
          body: (
            <SectionFields
              editor={editor}
              form={form}
              section={section}
              names={fields}
              record={record}
              readOnly={readOnly}
            />
          ),
        }))}
        aside={editor.aside ? <editor.aside {...view} /> : null}
        top={
          <>
            {readOnly ? (
              <Banner tone="idle" icon={IconLock} title={t.readOnlyTitle}>
                {t.readOnly(
                  Array.isArray(write)
                    ? write.map((role) => shell.roles[role as keyof typeof shell.roles]).join(', ')
                    : '',
                )}
              </Banner>
            ) : null}
            {record && editor.notice ? <editor.notice {...view} /> : null}
            {form.restoredAt && form.isDirty ? (
              <Banner tone="prog">
                <span className="row w">
                  {t.draftRestored(formatTime(form.restoredAt, zone))}
                  <Button size="xs" onClick={form.discard}>
                    {t.draftDrop}
                  </Button>
                </span>
              </Banner>
            ) : null}
            {form.failure ? (
              <Banner tone="alarm" title={words.saveFailed}>
                {failureText(form.failure, shell.states.unknown)}
              </Banner>
            ) : null}
            <ErrorSummary editor={editor} problems={form.problems} attempt={form.attempt} onGo={go} />
          </>
        }
      />
      {readOnly ? null : (
        <SaveBar editor={editor} form={form} isNew={!record} blocked={blocked} onSave={() => void save()} />
      )}
      {form.conflict ? (
        <ConflictDialog
          editor={editor}
          conflict={form.conflict}
          onResolve={form.resolve}
          onClose={form.closeConflict}
        />
      ) : null}
      <LeaveGuard
        name={name}
        unsaved={form.changed.map((one) => labelOf(words, one))}
        keepsDrafts={editor.keepsDrafts === true && record !== undefined}
        save={trySave}
        discard={form.discard}
        keep={form.keepDraft}
      />
      {warning.dialog}
    </>
  )
}
