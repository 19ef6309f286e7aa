/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- ARIA 1.2 combobox: the field keeps
   focus and keyboard, the list holds its options. */
import type { BookingTexts } from '../words/booking.ts'
import type { Suggestion } from '#modules/maps/rules/place.ts'
import { Icon } from '#ui/site/icon.tsx'
import { pressed } from './pressed.ts'
import { markMatch, type SuggestionState } from './suggestions.ts'

const icons = { airport: 'airport', lodging: 'lodging', restaurant: 'restaurant', bar: 'bar', place: 'pin' } as const

/** The list below a field for a place: the suggestions, or one row that tells why there are none. */
export function SuggestionList(props: {
  id: string
  label: string
  state: SuggestionState
  texts: BookingTexts['place']
  /** Why the search failed. */
  failedText: string
  onChoose: (suggestion: Suggestion) => void
}) {
  const { id, state, texts } = props
  const { list, query, status } = state
  const note =
    status === 'loading' && list.length === 0
      ? texts.loading
      : status === 'failed'
        ? props.failedText
        : status === 'too-long'
          ? texts.tooLong
          : list.length === 0
            ? texts.none(query)
            : ''
  return (
    <div className={`sugg pf-list${list.length === 0 ? ' is-note' : ''}`} hidden={status === 'closed'}>
      {list[0]?.isGuess && <p className="sugg-note small muted">{texts.didYouMean}</p>}
      <ul id={id} role="listbox" aria-label={props.label}>
        {list.map((one, index) => (
          <li
            key={one.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === state.active}
            className={index === state.active ? 'on' : ''}
            onPointerDown={pressed(() => props.onChoose(one))}
            onClick={() => props.onChoose(one)}
          >
            <span className="ic">
              <Icon name={icons[one.category]} />
              <span className="vh">{texts.category[one.category]}: </span>
            </span>
            <span>
              <span className="b sugg-name">
                {one.isTyped ? adoptText(one, texts) : <Marked name={one.name} query={query} />}
              </span>
              <br />
              <span className="xs muted">{isRough(one) ? texts.middleOf(one.place) : one.place}</span>
            </span>
          </li>
        ))}
      </ul>
      {note && (
        <p className="sugg-note small muted">
          {status === 'loading' && <span className="spin" aria-hidden="true" />}
          {note}
        </p>
      )}
    </div>
  )
}

/** Whether the map knows only the town of a typed address and not its street. The list then shows that the address is approximate. */
export const isRough = ({ isTyped, precision }: Suggestion): boolean => isTyped && precision === 'place'

/**
 * The text of a suggestion. For a typed address it says that the address is used as typed or, if only its town is known, that it is
 * approximate.
 */
export const adoptText = (one: Suggestion, texts: BookingTexts['place']): string =>
  isRough(one) ? texts.adoptRough(one.name) : one.isTyped ? texts.adopt(one.name) : one.name

function Marked({ name, query }: { name: string; query: string }) {
  const { before, match, after } = markMatch(name, query)
  return (
    <>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </>
  )
}
