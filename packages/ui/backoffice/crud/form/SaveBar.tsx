import { editorTexts } from '#i18n/editors/frame.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatTime } from '../../format.ts'
import { useLocale, useTexts } from '../../staff.tsx'
import { deviceZone } from '../device-zone.ts'
import { type AnyEditor, labelOf } from '../editor.ts'
import type { RecordForm } from './use-record-form.ts'

/**
 * The bar with the number of unsaved fields and the buttons to discard and to save. Invalid fields do not disable saving. If `blocked` is
 * set, saving is disabled and the bar shows this reason.
 */
export function SaveBar({
  editor,
  form,
  isNew,
  blocked,
  onSave,
}: {
  editor: AnyEditor
  form: RecordForm
  isNew: boolean
  blocked: ReactNode
  onSave: () => void
}) {
  const t = useTexts(editorTexts).form
  const words = editor.words(useLocale())
  const names = form.changed.map((name) => labelOf(words, name))
  const zone = deviceZone()
  const listed = names.length > 3 ? `${names.slice(0, 3).join(', ')} ${t.more(names.length - 3)}` : names.join(', ')
  return (
    <div className="savebar no-print">
      {blocked ? (
        <>
          <span className="bdg alarm">
            <IconAlertTriangle className="i" aria-hidden />
            {blocked}
          </span>
          <span className="t2 sm hide-phone">{t.rulesBroken}</span>
        </>
      ) : isNew || form.isDirty ? (
        <>
          <span className="bdg new" role="status">
            <IconPencil className="i" aria-hidden />
            {isNew ? t.unsavedNew : t.unsaved(form.changed.length)}
          </span>
          <span className="t2 sm el hide-phone">
            {isNew ? null : form.draftAt ? `${listed} · ${t.draftKept(formatTime(form.draftAt, zone))}` : listed}
          </span>
        </>
      ) : (
        <span className="row t2 sm" role="status">
          <IconCheck className="i" aria-hidden />
          {t.saved}
        </span>
      )}
      <span className="sp" />
      {form.isDirty ? (
        <Button variant="subtle" onClick={form.discard}>
          {t.discard}
        </Button>
      ) : null}
      <Button
        variant="filled"
        loading={form.isSaving}
        disabled={Boolean(blocked) || (!isNew && !form.isDirty)}
        onClick={onSave}
        rightSection={<kbd className="inv hide-phone">{t.saveKey}</kbd>}
      >
        {isNew ? t.create : t.save}
      </Button>
    </div>
  )
}
