import '#ui/site/css/forms.css'
import { useState } from 'react'
import type { FoodStatusTexts } from '../../../words/status-food.ts'
import type { Questionnaire } from '../../../contract.ts'
import { Icon } from '#ui/site/icon.tsx'
import { readEntry, writeEntry } from '../session.ts'

const ratings = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const
type Rating = (typeof ratings)[number]
type Ratings = Partial<Record<Rating, number>>

/**
 * The key in session storage for the fact that the guest pressed 'Jetzt nicht' for this order. It is valid for this tab only (specification
 * §4, Review prompt: not dismissed).
 */
const reviewKey = (uid: string): string => `asp.review.${uid}`

export function useReview(uid: string) {
  const [isDismissed, setDismissed] = useState(false)
  return {
    // `isDismissed` is a function, because the storage of the tab can be read only in the browser and not on the server.
    isDismissed: () => isDismissed || readEntry(reviewKey(uid)) !== null,
    dismiss() {
      writeEntry(reviewKey(uid), '1')
      setDismissed(true)
    },
  }
}

/**
 * The form for a review: four ratings from 1 to 5. The field for a comment and the send button appear when all four are given (specification
 * §2, §4, §5). On the page of a ride the form is disabled (§2: form disabled in this variant).
 */
export function ReviewPrompt(props: {
  texts: Omit<FoodStatusTexts['review'], 'thanks' | 'rest'> & { rest?: string }
  isDisabled?: boolean
  note?: string
  isBusy?: boolean
  error?: string | undefined
  onSend?: (review: Questionnaire) => void
  /** Closes the form. Undefined on a page that consists only of the review; there it cannot be closed. */
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

/** Returns the review that is sent; undefined until the guest has given all four ratings. */
function complete(given: Ratings, comment: string): Questionnaire | undefined {
  const { foodRating, processRating, rating, serviceRating } = given
  return rating && foodRating && serviceRating && processRating
    ? { rating, foodRating, serviceRating, processRating, comment: comment.trim() }
    : undefined
}
