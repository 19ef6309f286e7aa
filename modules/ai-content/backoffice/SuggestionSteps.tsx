import { lengthOf, plainText } from '#modules/content/rules/blocks/values.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconArrowsLeftRight, IconCheck, IconPencil, IconRefresh } from '@tabler/icons-react'
import type { Suggestion } from '../contract.ts'
import { aiTexts } from '../words/ai-content.ts'

export type Decision = 'accepted' | 'edited' | 'rejected' | 'undone'

interface StepsProps {
  of: Suggestion
  editing: boolean
  /** The text in the editing field, if the user edits the proposal. */
  value: string
  isBusy: boolean
  canVary: boolean
  onEdit: (isOpen: boolean) => void
  onDecide: (of: Suggestion, decision: Decision, value?: string) => void
  onAnother: (path: string) => void
}

/** The lower part of the card while the proposal is not decided: what the user must check, and the buttons. */
export function SuggestionSteps({ canVary, editing, isBusy, of: one, onAnother, onDecide, onEdit, value }: StepsProps) {
  const t = useTexts(aiTexts)
  const isOld = one.isChanged
  const shown = (text: string): string => (one.type === 'wysiwyg' ? plainText(text) : text)
  return (
    <footer className="row w">
      <p className="sm t2 note">
        {isOld ? (
          t.notApplied
        ) : one.flags.length > 0 ? (
          <span className="warn">
            <IconAlertTriangle className="i" stroke={1.75} aria-hidden />{' '}
            {(one.flags.length > 1 ? t.unknownMany : t.unknown)(one.flags.map((fact) => `„${fact}“`).join(', '))}
          </span>
        ) : one.max === null ? null : (
          t.characters(lengthOf(shown(editing ? value : one.after)), one.max)
        )}
      </p>
      <span className="sp" />
      {editing ? (
        <>
          <Button variant="subtle" onClick={() => onEdit(false)}>
            {t.cancel}
          </Button>
          <Button
            variant="filled"
            disabled={isBusy || value.trim() === ''}
            onClick={() => onDecide(one, 'edited', value)}
          >
            {t.save}
          </Button>
        </>
      ) : (
        <>
          <Button variant="subtle" disabled={isBusy} onClick={() => onDecide(one, 'rejected')}>
            {t.reject}
          </Button>
          {isOld ? (
            <Button
              leftSection={<IconArrowsLeftRight className="i" stroke={1.75} aria-hidden />}
              disabled={isBusy}
              onClick={() => onAnother(one.path)}
            >
              {t.compare}
            </Button>
          ) : (
            <>
              <Button
                leftSection={<IconPencil className="i" stroke={1.75} aria-hidden />}
                disabled={isBusy}
                onClick={() => onEdit(true)}
              >
                {t.edit}
              </Button>
              {canVary ? (
                <Button
                  leftSection={<IconRefresh className="i" stroke={1.75} aria-hidden />}
                  disabled={isBusy}
                  onClick={() => onAnother(one.path)}
                >
                  {t.another}
                </Button>
              ) : null}
              <Button
                className="take"
                leftSection={<IconCheck className="i" stroke={1.75} aria-hidden />}
                disabled={isBusy}
                onClick={() => onDecide(one, 'accepted')}
              >
                {t.accept}
              </Button>
            </>
          )}
        </>
      )}
    </footer>
  )
}
