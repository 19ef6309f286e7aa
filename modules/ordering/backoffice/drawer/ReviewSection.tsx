import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { Order } from '../../contract.ts'

const ratings = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const
const stars = [1, 2, 3, 4, 5] as const

/** The section with the review that the guest wrote: ratings and comment. Shows nothing if there is none. */
export function ReviewSection({ order }: { order: Order }) {
  const t = useTexts(boardTexts).drawer
  const review = order.questionnaire
  if (!review) return null
  return (
    <section className="sec">
      <h3>
        <IconStar className="i" stroke={1.75} aria-hidden />
        {t.review}
      </h3>
      <dl className="kv">
        {ratings.map((name) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t.ratings[name]}</dt>
            <dd>
              <span role="img" aria-label={t.stars(review[name])} className="row" style={{ gap: 2 }}>
                {stars.map((star) =>
                  star <= review[name] ? (
                    <IconStarFilled key={star} size={16} style={{ color: 'var(--new)' }} aria-hidden />
                  ) : (
                    <IconStar key={star} size={16} stroke={1.75} style={{ color: 'var(--text-3)' }} aria-hidden />
                  ),
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {review.comment ? <p style={{ marginTop: 6, overflowWrap: 'anywhere' }}>{t.quoted(review.comment)}</p> : null}
    </section>
  )
}
