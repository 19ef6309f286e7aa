import type { ReactNode } from 'react'
import type { Locale } from '#contract/locale.ts'
import { branchDescription } from '#modules/branches/rules/branch-words.ts'
import { Icon } from '#ui/site/icon.tsx'
import { imageUrl } from '#ui/site/picture.tsx'
import type { Storefront } from '../contract.ts'
import type { NoticeWords } from './notice-words.ts'
import { drawnDishes, type StoreLook } from './store-art.ts'

interface IntroProps {
  store: Storefront
  look: StoreLook
  locale: Locale
  notice: NoticeWords | undefined
  /** The button for the next possible step while the branch is closed: choose a time, or call the branch. */
  action: ReactNode
  /** True: the guest's last order follows. */
  isOrderNext: boolean
}

/**
 * The top of the storefront. While the branch is open: a greeting. While it is closed: a dark box that states when it opens next
 * (specification §2, Branch storefront).
 */
export function Intro({ action, isOrderNext, locale, look, notice, store }: IntroProps) {
  if (notice?.isClosed) {
    const { mark } = look
    return (
      <section className="intro closed night">
        <div className="wrap">
          <div className={notice.isPreorderPossible ? 'stack words is-told' : 'stack words'} role="status">
            <h1>{notice.title}</h1>
            {notice.again && <p className="again">{notice.again}</p>}
            {notice.more.map((sentence) => (
              <p key={sentence} className="more">
                {sentence}
              </p>
            ))}
            {action && <div className="row wrapx">{action}</div>}
          </div>
          {mark && (
            <div className="plates" aria-hidden="true">
              <svg className="mark" viewBox="0 0 64 64">
                <use href={mark} />
              </svg>
            </div>
          )}
        </div>
      </section>
    )
  }
  const greeting = look.greeting?.[locale]
  const plates = drawnDishes(store, look, 3)
  return (
    // On a phone the greeting is only one line if a notice or the last order follows, so that the dishes begin near the top.
    <section className={notice || isOrderNext ? 'intro brief' : 'intro'}>
      <div className="wrap">
        <div className="stack words">
          <h1 className={greeting ? 'shout' : 'name'}>{greeting ?? store.branch.name}</h1>
          <p>{branchDescription(store.branch, locale)}</p>
        </div>
        {plates.length > 0 && (
          <div className="plates" aria-hidden="true">
            {plates.map((image, index) => (
              <img
                key={image.id}
                className={`p${index + 1}`}
                src={imageUrl(image, 'medium')}
                alt=""
                width={320}
                height={240}
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/**
 * The notice below the greeting: the branch is open, but does not deliver now. A guest at a table sees no greeting. For this guest, the
 * component also shows the notice that the branch is closed.
 */
export function ServingNotice({ action, notice }: { notice: NoticeWords; action: ReactNode }) {
  const { isClosed, isPreorderPossible } = notice
  // The button to call the branch is short enough to be beside the text. Without delivery the text is short enough for each button.
  const isAside = isClosed ? !isPreorderPossible : action !== undefined
  let classes = 'notice warn'
  if (isClosed && isAside) classes += ' seat-closed'
  if (!isClosed) classes += ' no-delivery'
  if (!isClosed && isPreorderPossible) classes += ' is-told'
  return (
    <div className={classes} role="status">
      <Icon name={isClosed ? 'clock' : 'bike'} />
      <div className="stack tight">
        <p className="b">{notice.title}</p>
        <p className="small">
          {notice.again && <span>{notice.again} </span>}
          <span className="more">{notice.more.join(' ')}</span>
        </p>
        {action && !isAside && <div className="row wrapx">{action}</div>}
      </div>
      {isAside && action}
    </div>
  )
}
