import '#ui/site/css/forms.css'
import { useState } from 'react'
import type { FoodStatusTexts } from '../../../words/status-food.ts'
import type { Questionnaire } from '../../../contract.ts'
import { Icon } from '#ui/site/icon.tsx'
import { readEntry, writeEntry } from '../session.ts'

const ratings = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const
type Rating = (typeof ratings)[number]
type Ratings = Partial<Record<Rating, number>>

/** Key of session storage for 'Jetzt nicht'. The answer is stored only for this tab (specification §4, Review prompt: not dismissed). */
const reviewKey = (uid: string): string => `asp.review.${uid}`

export function useReview(uid: string) {
  const [isDismissed, setDismissed] = useState(false)
  return {
    // Read only in the browser, because the server cannot read the tab's storage.
    isDismissed: () => isDismissed || readEntry(reviewKey(uid)) !== null,
    dismiss() {
      writeEntry(reviewKey(uid), '1')
      setDismissed(true)
    },
  }
}

/**
 * Four ratings from 1 to 5 as radio groups. The comment and the send button appear after the guest has given all four (specification §2,
 * §4, §5). On the page of a ride the form is disabled (§2: form disabled in this variant).
 */
export function ReviewPrompt(props: {
  texts: Omit<FoodStatusTexts['review'], 'thanks' | 'rest'> & { rest?: string }
  isDisabled?: boolean
  note?: string
  isBusy?: boolean
  error?: string | undefined
  onSend?: (review: Questionnaire) => void
  /** Closes the prompt. Undefined if the page exists only for the review: then it cannot be closed. */
  onDismiss?: () => void
}) {
  const { isDisabled = false, texts } = props
  const [given, setGiven] = useState<Ratings>({})
  const [comment, setComment] = useState('')
  const review = complete(given, comment)
  return (
    <section className="panel stack st-review" aria-labelledby="review-title">
      <div className="row between">
        <h2 id="review-title">{texts.title}</h2>
        {props.onDismiss && (
          <button type="button" className="icbtn bare" aria-label={texts.dismiss} onClick={props.onDismiss}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {props.note && <p className="muted small">{props.note}</p>}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (review) props.onSend?.(review)
        }}
      >
        <fieldset className="plain" disabled={isDisabled}>
          <legend className="vh">{texts.title}</legend>
          {ratings.map((name) => (
            <StarRow
              key={name}
              name={name}
              label={texts[name]}
              value={given[name] ?? 0}
              stars={texts.stars}
              onChange={(value) => setGiven({ ...given, [name]: value })}
            />
          ))}
        </fieldset>
        {texts.rest && !review && Object.keys(given).length > 0 && (
          <p className="small muted" role="status">
            {texts.rest}
          </p>
        )}
        {review && !isDisabled && (
          <>
            <textarea
              className="input"
              rows={3}
              maxLength={2000}
              aria-label={texts.comment}
              placeholder={texts.comment}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
            {props.error && (
              <p className="notice err" role="alert">
                <Icon name="alert" />
                <span>{props.error}</span>
              </p>
            )}
            <button type="submit" className="btn pri full" aria-busy={props.isBusy} disabled={props.isBusy}>
              {texts.send}
            </button>
          </>
        )}
      </form>
    </section>
  )
}

function StarRow(props: {
  name: Rating
  label: string
  value: number
  stars: (n: number) => string
  onChange: (value: number) => void
}) {
  return (
    <div className="row between stars-row">
      <span id={`review-${props.name}`}>{props.label}</span>
      <span className="stars" role="radiogroup" aria-labelledby={`review-${props.name}`}>
        {[1, 2, 3, 4, 5].map((n) => (
          <label key={n} className={n <= props.value ? 'star on' : 'star'}>
            <input
              className="vh"
              type="radio"
              name={props.name}
              value={n}
              aria-label={props.stars(n)}
              checked={props.value === n}
              onChange={() => props.onChange(n)}
            />
            <Icon name={n <= props.value ? 'star-full' : 'star'} />
          </label>
        ))}
      </span>
    </div>
  )
}

/** The complete questionnaire; undefined until all four ratings are given. */
function complete(given: Ratings, comment: string): Questionnaire | undefined {
  const { foodRating, processRating, rating, serviceRating } = given
  return rating && foodRating && serviceRating && processRating
    ? { rating, foodRating, serviceRating, processRating, comment: comment.trim() }
    : undefined
}
