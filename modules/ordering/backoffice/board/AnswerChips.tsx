import { IconMessageQuestion } from '@tabler/icons-react'
import type { Ride } from '../../contract/ride.ts'

/**
 * The guest's answers to the questions of the ride's accessories, one chip for each answer: 'Zwischenhalt: Hotel Sacher'. A screen that
 * hides guest data hides these chips, too (docs/rules/back-office.md, Shared screens).
 */
export const AnswerChips = ({ ride }: { ride: Ride }) =>
  ride.accessoryNames.map(({ answer, name, staffName = name }) =>
    answer ? (
      <span key={name} className="bdg out answer">
        <IconMessageQuestion className="i" stroke={2} aria-hidden />
        {staffName}: {answer}
      </span>
    ) : null,
  )
