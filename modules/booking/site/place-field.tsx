import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { BookingTexts } from '../words/booking.ts'
import { isRoughAddress, type LocationPoint, type Suggestion } from '#modules/maps/rules/place.ts'
import { useAfterPress } from '#ui/site/after-press.ts'
import { useBackOnline, useOnline } from '#ui/site/use-online.ts'
import { adoptText, isRough, SuggestionList } from './suggestion-list.tsx'
import { createSuggestions, isSearchable, MAXIMUM_LENGTH, MINIMUM_LENGTH } from './suggestions.ts'

/** The API calls to the maps module that the field makes. If a call fails, the result is undefined or null. */
export interface PlaceCalls {
  suggest(query: string, session: string, signal: AbortSignal): Promise<readonly Suggestion[] | undefined>
  retrieve(id: string, session: string): Promise<LocationPoint | null>
}

/**
 * How many milliseconds the field waits after it has lost the focus, because the visitor may be clicking a suggestion. Then it shows the
 * chosen place again, if the visitor typed nothing new (specification §4).
 */
const RESET_MS = 100
/** How many suggestions are shown below a text that the visitor typed without choosing a suggestion. */
const NEAREST = 3

/** The field for start or destination: an ARIA 1.2 combobox with suggestions. Its value changes only when the visitor chooses a suggestion. */
export function PlaceField(props: {
  end: 'from' | 'to'
  value: LocationPoint | null
  texts: BookingTexts['place']
  calls: PlaceCalls
  errorId: string | undefined
  onEdit: (end: 'from' | 'to' | null) => void
  /**
   * Called when the visitor has chosen a suggestion in the list, before its coordinates are loaded. It may move the focus to another field.
   * Not called for Tab, because the browser then moves the focus.
   */
  onChosen?: () => void
  onChange: (point: LocationPoint) => void
}) {
  const { end, value, texts } = props
  const id = `booking-${end}`
  const listId = `${id}-list`
  const { calls } = props
  const suggestions = useMemo(
    () =>
      createSuggestions({
        suggest: calls.suggest,
        later(ms, act) {
          const timer = setTimeout(act, ms)
          return () => clearTimeout(timer)
        },
        random: Math.random,
      }),
    [calls],
  )
  const state = useSyncExternalStore(suggestions.subscribe, suggestions.state, suggestions.state)
  const [typed, setTyped] = useState<string | null>(null)
  /**
   * Set if the server could not be reached. The value is the suggestion that the visitor chose. It is 'typed' if the visitor left the field
   * without choosing a suggestion. When the device is online again, the request is repeated.
   */
  const [failed, setFailed] = useState<Suggestion | 'typed'>()
  /**
   * Whether the visitor left the field without choosing a suggestion. The typed text then stays in the field, with the nearest suggestions
   * below it.
   */
  const [isLeft, setLeft] = useState(false)
  /** Whether the coordinates of the chosen suggestion are being loaded. */
  const [isPending, setPending] = useState(false)
  const [nearest, setNearest] = useState<readonly Suggestion[]>([])
  const input = useRef<HTMLInputElement>(null)
  const afterPress = useAfterPress()
  /** Stops the reset that begins when the field loses the focus. */
  const stopReset = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      stopReset.current?.()
      suggestions.close()
    },
    [suggestions],
  )

  const { onEdit } = props
  const isEdited = typed !== null && typed.trim() !== '' && typed !== value?.name && !isPending
  useEffect(() => {
    if (!isEdited) return
    onEdit(end)
    return () => onEdit(null)
  }, [isEdited, end, onEdit])

  async function choose(suggestion: Suggestion) {
    stopReset.current?.()
    const session = suggestions.session()
    suggestions.chosen()
    setLeft(false)
    setTyped(suggestion.name)
    setPending(true)
    const point = await calls.retrieve(suggestion.id, session)
    setPending(false)
    setFailed(point ? undefined : suggestion)
    // The coordinates could not be loaded. The field still shows the chosen suggestion; they are loaded when the device is online again.
    if (!point) return
    setTyped(null)
    props.onChange(point)
    // Scrolls the text in the field to its beginning, so that the start of a long address is visible. The selection is not set while the
    // visitor types in another field, because some browsers would move the focus here.
    if (document.activeElement === input.current) input.current?.setSelectionRange(0, 0)
    if (input.current) input.current.scrollLeft = 0
  }

  function chooseInList(suggestion: Suggestion) {
    props.onChosen?.()
    void choose(suggestion)
  }

  /** Loads suggestions for the text with which the visitor left the field, because the search for it was not finished or has failed. */
  async function lookUpLeft() {
    const query = typed?.trim() ?? ''
    if (!isSearchable(query)) return
    const found = await calls.suggest(query, suggestions.session(), new AbortController().signal)
    if (input.current?.value.trim() !== query) return
    // While the visitor is in the field again, the list shows the suggestions.
    if (document.activeElement === input.current) return
    setFailed(found ? undefined : 'typed')
    setNearest(found?.slice(0, NEAREST) ?? [])
    setLeft(true)
  }

  useBackOnline(() => {
    suggestions.again()
    if (failed === 'typed') void lookUpLeft()
    else if (failed) void choose(failed)
  })

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const active = state.list[state.active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (state.status === 'closed') suggestions.type(event.currentTarget.value)
      else suggestions.move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // A suggestion that the visitor has selected with the arrow keys is chosen, even while newer suggestions are loading.
      const first = active ?? (state.status === 'open' ? state.list[0] : undefined)
      // If the first suggestion is only a guess, Enter selects it but does not choose it yet. A second Enter chooses it.
      if (first?.isGuess && !active) suggestions.move(1)
      else if (first) chooseInList(first)
    } else if (event.key === 'Escape' && state.status !== 'closed') {
      event.preventDefault()
      suggestions.close()
    } else if (event.key === 'Tab' && active) {
      void choose(active)
    }
  }

  const failedText = useOnline() ? texts.failed : texts.offline
  const shown = typed ?? value?.name ?? ''
  const isOpen = state.status !== 'closed'
  return (
    <div className="leg pf">
      <span className={end === 'to' ? 'node end' : 'node'} aria-hidden="true" />
      <span className="pf-body">
        <label className="lab" htmlFor={id}>
          {texts[end]}
        </label>
        <span className="pf-value">
          <span className="val" aria-hidden="true">
            {shown || <span className="ph">{texts.placeholder[end]}</span>}
          </span>
          <input
            ref={input}
            id={id}
            className="val"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={state.active < 0 ? undefined : `${listId}-${state.active}`}
            aria-invalid={props.errorId ? true : undefined}
            aria-describedby={props.errorId}
            aria-required="true"
            aria-busy={isPending || undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={texts.placeholder[end]}
            value={shown}
            onChange={(event) => {
              setFailed(undefined)
              setLeft(false)
              setTyped(event.target.value)
              suggestions.type(event.target.value)
            }}
            onFocus={(event) => {
              event.target.select()
              if (failed !== 'typed') return
              setFailed(undefined)
              setLeft(false)
              suggestions.type(event.target.value)
            }}
            onBlur={() => {
              const { list, status } = suggestions.state()
              const rest = list.slice(0, NEAREST)
              suggestions.close()
              const show = () => {
                // The visitor has chosen a suggestion, and its coordinates are being loaded.
                if (isPending) return
                // The visitor typed nothing since the field was left before. Its hint stays.
                if (isEdited && isLeft && status === 'closed') return
                const isSearched = status === 'open' || status === 'failed'
                if (isEdited && !isSearched && isSearchable(typed.trim())) return void lookUpLeft()
                setNearest(rest)
                setLeft(isEdited)
                if (isEdited && status === 'failed') setFailed('typed')
                if (!isEdited) setTyped(null)
              }
              let timer: ReturnType<typeof setTimeout> | undefined
              const drop = afterPress(() => {
                timer = setTimeout(show, RESET_MS)
              })
              stopReset.current = () => {
                drop()
                clearTimeout(timer)
              }
            }}
            onKeyDown={onKeyDown}
          />
        </span>
        {failed && (
          <span className="sub" role="alert">
            {failedText}
          </span>
        )}
        {isLeft && !failed && typed !== null && (
          <span className="sub pf-hint" role="alert">
            {typed.trim().length > MAXIMUM_LENGTH ? texts.tooLong : nearestTitle(nearest, texts)}
            {nearest.map((one) => (
              <span key={one.id}>
                <button type="button" className="btn soft" onClick={() => void choose(one)}>
                  {adoptText(one, texts)}
                </button>
                {isRough(one) && <span className="xs"> {texts.middleOf(one.place)}</span>}
              </span>
            ))}
          </span>
        )}
        {typed === null && value && exactness(value, texts) && (
          <span className="sub pf-hint">{exactness(value, texts)}</span>
        )}
      </span>
      <SuggestionList
        id={listId}
        label={`${texts.suggestions}: ${texts[end]}`}
        state={state}
        texts={texts}
        failedText={failedText}
        onChoose={chooseInList}
      />
      <span className="vh" role="status">
        {state.status === 'open' &&
          state.query.length >= MINIMUM_LENGTH &&
          (state.list.length > 0 ? countText(state.list, texts) : texts.none(state.query))}
      </span>
    </div>
  )
}

/** The text above the suggestions that stay below a field that the visitor has left without a choice. */
const nearestTitle = (nearest: readonly Suggestion[], texts: BookingTexts['place']): string =>
  nearest[0]?.isGuess ? texts.didYouMean : nearest.length > 0 ? texts.unchosen : texts.unknown

/** What a screen reader says about the suggestions in the list. */
const countText = (list: readonly Suggestion[], texts: BookingTexts['place']): string =>
  [list[0]?.isGuess ? texts.didYouMean : '', texts.count(list.length)].filter(Boolean).join(' ')

/**
 * The note below the field that the address is approximate, because the map does not know its street. Undefined for any other place. A town
 * without an address has no such note, because `ExactFields` asks for the address.
 */
const exactness = (point: LocationPoint, texts: BookingTexts['place']): string | undefined =>
  isRoughAddress(point) ? texts.rough : undefined
