import { editorTexts } from '#i18n/editors/frame.ts'
import { Button, Modal, Radio } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Banner } from '../../Banner.tsx'
import { formatTime } from '../../format.ts'
import { useLocale, useTexts } from '../../staff.tsx'
import { deviceZone } from '../device-zone.ts'
import { type AnyEditor, labelOf } from '../editor.ts'
import { Cell } from '../list/Cell.tsx'
import type { Values } from '../record.ts'
import type { Conflict } from './use-record-form.ts'

/**
 * Shown if somebody else has saved the record first (409). The user chooses 'mine' or 'theirs' for each field that both users have changed.
 * Nothing that was typed is lost before this choice.
 */
export function ConflictDialog({
  editor,
  conflict,
  onResolve,
  onClose,
}: {
  editor: AnyEditor
  conflict: Conflict
  onResolve: (values: Values) => void
  onClose: () => void
}) {
  const t = useTexts(editorTexts).form
  const words = editor.words(useLocale())
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const zone = deviceZone()
  const choose = (field: string, side: string) =>
    setTheirs((old) =>
      side === 'theirs' ? [...old.filter((one) => one !== field), field] : old.filter((one) => one !== field),
    )
  const all = conflict.clashes.map(({ field }) => field)
  const resolve = (fields: readonly string[]) =>
    onResolve({ ...conflict.draft, ...Object.fromEntries(fields.map((field) => [field, conflict.theirs[field]])) })
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        conflict.theirs.updatedAt
          ? t.staleTitle(
              formatTime(Date.parse(conflict.theirs.updatedAt), zone),
              String(conflict.theirs['changedBy'] ?? t.somebody),
            )
          : t.staleTitleNow
      }
      size={640}
    >
      <Banner tone="new" icon={IconUsers}>
        {all.length > 0 ? t.staleText : t.staleApart}
      </Banner>
      {conflict.clashes.map(({ field, mine, theirs: stored }, index) => (
        <Radio.Group
          key={field}
          label={labelOf(words, field)}
          value={theirs.includes(field) ? 'theirs' : 'mine'}
          onChange={(side) => choose(field, side)}
          mt="md"
        >
          <div className="g2">
            <Radio
              className="opt"
              value="mine"
              // The first choice gets the focus, not the button. An accidental Enter must not overwrite the other user's change.
              {...(index === 0 ? { 'data-autofocus': true } : {})}
              label={
                <>
                  <span className="xs mut">{t.mine}</span>
                  <br />
                  <Side editor={editor} field={field} value={mine} />
                </>
              }
            />
            <Radio
              className="opt"
              value="theirs"
              label={
                <>
                  <span className="xs mut">{t.theirs}</span>
                  <br />
                  <Side editor={editor} field={field} value={stored} />
                </>
              }
            />
          </div>
        </Radio.Group>
      ))}
      <div className="dlg-ft">
        {all.length > 1 ? (
          <>
            <Button onClick={() => resolve([])}>{t.takeMine}</Button>
            <Button onClick={() => resolve(all)}>{t.takeTheirs}</Button>
          </>
        ) : null}
        <span className="sp" />
        <Button
          variant="filled"
          {...(all.length === 0 ? { 'data-autofocus': true } : {})}
          onClick={() => resolve(theirs)}
        >
          {all.length > 0 ? t.staleSave : t.staleSaveBoth}
        </Button>
      </div>
    </Modal>
  )
}

function Side({ editor, field, value }: { editor: AnyEditor; field: string; value: unknown }) {
  const declared = editor.entity.fields[field]
  const words = editor.words(useLocale())
  if (!declared) return null
  if (typeof value === 'object' && value !== null && !['references', 'multiselect'].includes(declared.widget))
    return <span className="sm">{textOf(value).slice(0, 240) || '–'}</span>
  return <Cell field={declared} value={value} choices={words.choices[field] ?? {}} />
}

/** Makes one line of text from a value with rows and groups: all texts and numbers in it. Boolean values and ids are left out. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return ''
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([, one]) => textOf(one))
    .filter(Boolean)
    .join(' · ')
}
