import { plainText } from '#modules/content/rules/blocks/values.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, Textarea } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { Suggestion } from '../contract.ts'
import { aiTexts } from '../words/ai-content.ts'
import { placeName } from './place-name.ts'
import { ProposedText } from './ProposedText.tsx'
import { SuggestionBadge } from './SuggestionBadge.tsx'
import { type Decision, SuggestionSteps } from './SuggestionSteps.tsx'

interface CardProps {
  /** All proposals for the same text, the newest first. */
  variants: readonly Suggestion[]
  isChosen: boolean
  isBusy: boolean
  editing: boolean
  onEdit: (isOpen: boolean) => void
  onDecide: (of: Suggestion, decision: Decision, value?: string) => void
  /** False if another request would give the same proposal, because it is made from a fixed template. */
  canVary: boolean
  onAnother: (path: string) => void
}

/** The card for one text of the page: how the proposal differs from the present text, and buttons to accept, edit or reject it. */
export function SuggestionCard({
  canVary,
  editing,
  isBusy,
  isChosen,
  onAnother,
  onDecide,
  onEdit,
  variants,
}: CardProps) {
  const t = useTexts(aiTexts)
  const locale = useLocale()
  const [at, setAt] = useState(0)
  const one = variants[Math.min(at, variants.length - 1)]
  const [typed, setTyped] = useState<string>()
  if (!one) return null
  const shown = (text: string): string => (one.type === 'wysiwyg' ? plainText(text) : text)
  const isTaken = one.decision === 'accepted' || one.decision === 'edited'
  const isOld = one.isChanged && one.decision !== 'rejected'
  const value = typed ?? one.after
  return (
    <section
      className={`card sug${isChosen ? ' on' : ''}${isTaken ? ' taken' : ''}`}
      aria-label={placeName(one, locale)}
    >
      <header className="row w">
        <h2>{placeName(one, locale)}</h2>
        <SuggestionBadge of={one} />
        <span className="sp" />
        {one.of > 1 ? (
          <span className="row sm t2">
            <ActionIcon
              variant="subtle"
              size="xs"
              aria-label={t.earlier}
              disabled={at >= variants.length - 1}
              onClick={() => setAt(at + 1)}
            >
              <IconChevronLeft className="i" aria-hidden />
            </ActionIcon>
            {t.number(one.number, one.of)}
            <ActionIcon
              variant="subtle"
              size="xs"
              aria-label={t.later}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              <IconChevronRight className="i" aria-hidden />
            </ActionIcon>
          </span>
        ) : null}
        {one.decision ? (
          <Button variant="subtle" disabled={isBusy || isOld} onClick={() => onDecide(one, 'undone')}>
            {t.undo}
          </Button>
        ) : null}
      </header>
      <div className="two">
        <div>
          <p className="xs b mut">{t.before}</p>
          <p className="diff">{one.before === '' ? <span className="mut">{t.empty}</span> : shown(one.before)}</p>
        </div>
        <div>
          <p className="xs b mut">{t.proposal}</p>
          {editing ? (
            <Textarea
              aria-label={t.proposal}
              autosize
              minRows={2}
              data-autofocus
              value={value}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          ) : (
            <ProposedText before={shown(one.before)} after={shown(one.after)} flags={one.flags} />
          )}
        </div>
      </div>
      {one.decision ? null : (
        <SuggestionSteps
          of={one}
          editing={editing}
          value={value}
          isBusy={isBusy}
          canVary={canVary}
          onEdit={onEdit}
          onDecide={onDecide}
          onAnother={onAnother}
        />
      )}
    </section>
  )
}
