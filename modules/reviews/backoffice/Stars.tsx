import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { reviewTexts } from '../words/reviews.ts'

const five = [1, 2, 3, 4, 5] as const

/** Shows one to five stars. A screen reader reads the number instead. */
export function Stars({ n, size = 16 }: { n: number; size?: number }) {
  const t = useTexts(reviewTexts)
  return (
    <span role="img" aria-label={t.stars(n)} className="stars">
      {five.map((star) =>
        star <= n ? (
          <IconStarFilled key={star} size={size} className="full" aria-hidden />
        ) : (
          <IconStar key={star} size={size} stroke={1.75} className="void" aria-hidden />
        ),
      )}
    </span>
  )
}
