import { IconMessageQuestion } from '@tabler/icons-react'
import type { Ride } from '../../contract/ride.ts'

/**
 * What the guest answered to the questions of accessories, one chip each: 'Zwischenhalt: Hotel Sacher'. A shared screen without guests hides them
 * (docs/rules/back-office.md, Shared screens).
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
