import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button } from '@mantine/core'
import { IconMessageReply } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Review } from '../contract.ts'
import { reviewTexts } from '../words/reviews.ts'
import { Stars } from './Stars.tsx'

const parts = ['foodRating', 'serviceRating', 'processRating'] as const

/**
 * A list of reviews; the review of the latest order comes first. Each review shows its answer or, if the guest has a mail address, a
 * button with which staff can answer it.
 */
export function ReviewList({ all, onAnswer }: { all: readonly Review[]; onAnswer: (orderId: string) => void }) {
  const t = useTexts(reviewTexts)
  const locale = useLocale()
  const now = useNow(60_000)
  return (
    <ul className="all">
      {all.map((review) => (
        <li key={review.orderId}>
          <div className="row w">
            <Stars n={review.rating} size={18} />
            <b>{review.guest || t.nameless}</b>
            <span className="sp" />
            <span className="t2 sm nw">
              {formatListed(Date.parse(review.ratedAt ?? review.orderedAt), now, deviceZone(), locale)}
            </span>
          </div>
          {review.comment ? <p className="comment">„{review.comment}“</p> : null}
          <p className="t2 sm items">{review.items.join(', ')}</p>
          <div className="row w sm">
            {parts.map((name) => (
              <span key={name} className="part">
                <span className="t2">{t.ratings[name]}</span> {review[name]}
              </span>
            ))}
            <span className="sp" />
            <Link to={`/verlauf/${review.orderId}`}>{t.order(review.uid)}</Link>
            {review.canAnswer ? (
              <Button
                size="xs"
                leftSection={<IconMessageReply className="i" stroke={1.75} aria-hidden />}
                onClick={() => onAnswer(review.orderId)}
              >
                {t.answer}
              </Button>
            ) : null}
          </div>
          {review.answer ? (
            <div className="answer">
              <p className="t2 sm">
                {t.answered(review.answer.by)} · {formatListed(Date.parse(review.answer.at), now, deviceZone(), locale)}
              </p>
              <p className="comment">{review.answer.text}</p>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
