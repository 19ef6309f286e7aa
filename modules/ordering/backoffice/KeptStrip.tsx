import { boardTexts } from '../words/board.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import type { KeptPlace } from './parts/feed/kept-places.ts'
import { labelOf, stateWord, zoneOf } from './parts/order-words.ts'
import { useStillAtFirst } from './parts/still-after-moves.ts'
import { useOrderAction } from './parts/use-order-action.ts'

const small = { className: 'i', stroke: 2, 'aria-hidden': true } as const

/**
 * A message that is shown for five seconds after a step on this screen. It says the new state of the order and, if the step can be undone,
 * has the button 'Rückgängig'. If a colleague took a step first, the message names this step. In a card the message replaces the buttons.
 * In a card it stays in the visible part of the column. A message about a colleague's step is longer and stays in the place of the buttons, so
 * that it covers no dishes.
 * The drawer shows it above the buttons, and only if the step can be undone.
 */
export function KeptStrip({ place }: { place: KeptPlace }) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const action = useOrderAction()
  const { before, at, text, step, version, promised, done } = place
  const state = done && stateWord(done, t)
  const label = labelOf(before, t)
  const when = promised && formatMomentInText(promised, at, zoneOf(before, branches), locale)
  const strip = useRef<HTMLDivElement>(null)
  useFocusInList(strip)
  useStillAtFirst(strip)
  async function undo() {
    const drawer = strip.current?.closest<HTMLElement>('[role=dialog]')
    await action.undo(place)
    // While the call runs, the button is disabled, so the browser has taken the focus from it.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const place = drawer ?? document.querySelector<HTMLElement>(`[data-order="${before.id}"] .no`)
      place?.focus({ preventScroll: true })
    })
  }
  return (
    <div ref={strip} className={`m-ordering kept ${text ? 'raced' : ''}`} role="status">
      <span className="said">
        {text ? <IconInfoCircle {...small} /> : <IconCheck {...small} />}
        <span>{text ?? state ?? (when ? t.actions.acceptedFor(when) : t.actions.accepted)}</span>
      </span>
      {step === undefined || version === undefined || text ? null : (
        <Button
          size="xs"
          aria-label={state === undefined ? t.actions.undoOf(label) : t.actions.undoStepOf(label, state)}
          leftSection={<IconArrowBackUp {...small} />}
          loading={action.isBusy}
          onClick={() => void undo()}
        >
          {t.actions.undo}
        </Button>
      )}
      {action.outcome ? <span>{action.outcome.text}</span> : null}
    </div>
  )
}

/**
 * Keeps the keyboard focus on the card. When the pressed button or the undo button disappears, the link of the card gets the focus. When
 * the card disappears, the link of a neighbouring card gets the focus.
 */
function useFocusInList(strip: React.RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const card = strip.current?.closest('article')
    const link = (of: Element | null | undefined) => of?.querySelector<HTMLElement>('.no')
    if (card && document.activeElement === document.body) link(card)?.focus({ preventScroll: true })
    return () => {
      if (!card?.contains(document.activeElement)) return
      const next = card.nextElementSibling ?? card.previousElementSibling
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          link(card.isConnected ? card : next)?.focus({ preventScroll: true })
      })
    }
  }, [strip])
}
