import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { usePlaceSearch } from '#modules/maps/backoffice/parts/use-place-search.ts'
import type { LocationPoint } from '#modules/maps/contract.ts'
import { isRoughAddress } from '#modules/maps/rules/place.ts'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import { focusFieldAfter } from './field-after.ts'

/** How many suggestions stay below a field that was left without a choice. */
const NEAREST = 3

/**
 * The field for the start or the destination of a ride. It uses the same suggestions as the guests' booking form. When the user chooses a
 * suggestion, the next field gets the focus. If the field contains a text but no suggestion was chosen, it says so and shows the nearest
 * suggestions as buttons.
 */
export function PlaceField({
  label,
  name,
  value,
  error,
  onChange,
  onUnchosen,
}: {
  label: string
  name: string
  value: LocationPoint | null
  error: string | undefined
  onChange: (place: LocationPoint | null) => void
  /** Is called when it changes whether the field contains a text for which no suggestion was chosen. */
  onUnchosen?: (isUnchosen: boolean) => void
}) {
  const t = useTexts(rideEntryTexts)
  const board = useTexts(boardTexts)
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const input = useRef<HTMLInputElement>(null)
  const goesOn = useRef(false)
  const [written, setTyped] = useState<string>()
  // If the form sets a place, for example from a former ride, the field shows this place instead of the typed text.
  const typed = value ? undefined : written
  const { hits, isAsked, isCurrent, isEmpty, read } = usePlaceSearch(typed ?? '')
  const shown = value ? [value.name, value.place].filter(Boolean).join(', ') : ''
  // A suggestion that is only a guess must not be preselected: it is chosen only if the user selects it. Mantine keeps the selection of the
  // previous suggestions, so this effect removes it.
  const isGuessed = hits[0]?.isGuess === true
  const { resetSelectedOption } = box
  useEffect(() => {
    if (isGuessed) resetSelectedOption()
  }, [isGuessed, resetSelectedOption])
  async function choose(id: string) {
    box.closeDropdown()
    const place = await read(id)
    if (!place) return
    setTyped(undefined)
    // If the user has left the field meanwhile, for example with Tab, the focus must not move again.
    goesOn.current = document.activeElement === input.current
    onChange(place)
  }
  useEffect(() => {
    if (!goesOn.current || !value) return
    goesOn.current = false
    // This runs after `value` has changed. Before that, the form does not contain the field for the exact address, which some places need.
    if (input.current) focusFieldAfter(input.current)
  }, [value])
  const isUnchosen = value === null && Boolean(typed?.trim())
  useEffect(() => onUnchosen?.(isUnchosen), [isUnchosen, onUnchosen])
  const isLeft = isUnchosen && !box.dropdownOpened
  const nearest = isLeft && isCurrent ? hits.slice(0, NEAREST) : []
  const hint =
    nearest.length > 0 ? (isGuessed ? t.didYouMean : t.unchosen) : isCurrent && isEmpty ? t.unknownPlace : t.choosePlace
  const options = hits.map((hit, index) => (
    <Combobox.Option value={hit.id} key={hit.id} active={index === 0 && !isGuessed}>
      <b>{hit.name}</b> <span className="mut sm">{hit.place}</span>{' '}
      {hit.isTyped && hit.precision === 'place' ? <span className="bdg new">{board.card.rough}</span> : null}
    </Combobox.Option>
  ))
  return (
    <div>
      <Combobox store={box} onOptionSubmit={(id) => void choose(id)}>
        <Combobox.Target>
          <TextInput
            ref={input}
            label={label}
            name={name}
            withAsterisk
            autoComplete="off"
            maxLength={200}
            placeholder={t.place}
            value={typed ?? shown}
            description={value && isRoughAddress(value) ? t.rough : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            // A field with a text is not empty, so it does not get the error of an empty field.
            error={isLeft ? hint : isUnchosen && error ? t.choosePlace : error}
            onKeyDown={(event) => {
              // Enter chooses a suggestion and does not send the form. The button or Ctrl+Enter sends the form.
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              // If the suggestions arrived after the last key press, no suggestion is selected. Enter then chooses the first suggestion.
              const [first] = isCurrent ? hits : []
              if (first && !isGuessed && box.dropdownOpened && box.getSelectedOptionIndex() < 0) void choose(first.id)
            }}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              if (value) onChange(null)
              box.openDropdown()
              if (isGuessed) box.resetSelectedOption()
              else box.selectFirstOption()
            }}
            onBlur={() => {
              // If the user leaves the field while the list is open, for example with Tab, the first suggestion is chosen.
              if (box.dropdownOpened && hits[0] && !isGuessed) void choose(hits[0].id)
              box.closeDropdown()
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isAsked}>
          <Combobox.Options>
            {isGuessed ? <Combobox.Group label={t.didYouMean}>{options}</Combobox.Group> : options}
            {isEmpty ? <Combobox.Empty>{t.noPlace}</Combobox.Empty> : null}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {nearest.length > 0 ? (
        <div className="row w m-booking rnear">
          {nearest.map((one) => (
            <Button
              key={one.id}
              size="xs"
              onClick={() => {
                // The button disappears. The focus goes to the field, and from there to the next one.
                input.current?.focus()
                void choose(one.id)
              }}
            >
              {[one.name, one.place].filter(Boolean).join(', ')}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
