import type { ReactNode } from 'react'
import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { Icon } from '#ui/site/icon.tsx'
import { ServingNotice } from './intro.tsx'
import type { NoticeWords } from './notice-words.ts'
import type { AgainProblem } from './order-again.ts'
import type { Seat } from './use-visit.ts'

/**
 * The notices below the greeting, each with a button or a hint. Reasons: the scanned table does not exist, no delivery now, the menu could
 * not be loaded again. A guest at a table sees no greeting. For this guest, there is also the notice that the branch is closed.
 */
export function StoreNotices(props: {
  notice: NoticeWords | undefined
  action: ReactNode
  seat: Seat | undefined
  /** The part of a repeated order that the branch does not offer any more. */
  again?: AgainProblem | undefined
  hasFailed: boolean
  locale: Locale
  onRetry: () => void
}) {
  const { action, again, hasFailed, locale, notice, seat } = props
  const texts = storeTexts(locale).reload
  const isSeated = seat?.kind === 'table'
  // For a guest without a table, the greeting already shows that the branch is closed.
  const told = notice && (isSeated || !notice.isClosed) ? notice : undefined
  const strange = seat && !isSeated ? seat : undefined
  if (!told && !hasFailed && !strange && !again) return null
  return (
    <div className="store-notices" data-long-top={isSeated && told?.isClosed ? '' : undefined}>
      {strange && (
        <p className="notice warn" role="status">
          <Icon name="table" />
          <span>{storeTexts(locale).seat[strange.kind](strange.table)}</span>
        </p>
      )}
      {again && (
        <p className="notice warn" role="status">
          <Icon name="info" />
          <span>{againWords(again, locale)}</span>
        </p>
      )}
      {told && <ServingNotice notice={told} action={action} />}
      {hasFailed && (
        <div className="notice err" role="alert">
          <Icon name="alert" />
          <p>
            {texts.failed}{' '}
            <button type="button" className="as-link" onClick={props.onRetry}>
              {texts.retry}
            </button>
          </p>
        </div>
      )}
    </div>
  )
}

function againWords(problem: AgainProblem, locale: Locale): string {
  const { again, servings } = storeTexts(locale).cart
  return problem.code === 'area' ? again.areaGone : again.typeGone(servings[problem.type])
}
