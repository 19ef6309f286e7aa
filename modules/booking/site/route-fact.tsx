import type { BookingTexts } from '../words/booking.ts'
import { Icon } from '#ui/site/icon.tsx'
import { durationText } from './route-words.ts'
import type { RouteState } from './use-route.ts'

/**
 * The text on the map about the route: distance and driving time, 'Route wird berechnet...', or that no route was found. Shows nothing while
 * start or destination is missing. Screen readers read each change.
 */
export function RouteFact({ state, texts }: { state: RouteState; texts: BookingTexts['route'] }) {
  if (state.status === 'idle') return null
  if (state.status === 'computing') {
    return (
      <p className="fact row" role="status">
        <span className="spin" aria-hidden="true" />
        {texts.computing}
      </p>
    )
  }
  if (state.status === 'failed') {
    return (
      <p className="fact row route-failed" role="alert">
        <Icon name="alert" />
        {texts.failed}
      </p>
    )
  }
  const { metres, seconds, estimated } = state.route
  return (
    <p className="fact" role="status">
      <span className="b num">{texts.kilometres(metres)}</span>
      <span className="muted num"> · {durationText(seconds, texts)}</span>
      {estimated && <span className="muted"> · {texts.estimated}</span>}
    </p>
  )
}
