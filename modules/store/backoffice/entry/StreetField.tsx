import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useState } from 'react'
import { usePlaceSearch } from '#modules/maps/backoffice/parts/use-place-search.ts'
import type { LocationPoint } from '#modules/maps/contract.ts'
import { mayLackHouseNumber } from '#modules/ordering/rules/house-number.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { entryTexts } from '../../words/entry.ts'

/**
 * The field for street and number, with suggestions of addresses. Staff may ignore the suggestions: what is typed counts. A chosen suggestion
 * also brings its postcode and town.
 */
export function StreetField({
  label,
  value,
  isGoal,
  isAsked,
  error,
  onType,
  onChoose,
}: {
  label: string
  value: string
  /** Whether the order is delivered to this address. A hint then says that the house number may be missing. */
  isGoal: boolean
  isAsked: boolean
  error: string | undefined
  onType: (street: string) => void
  onChoose: (place: LocationPoint) => void
}) {
  const t = useTexts(entryTexts)
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const [isTyping, setTyping] = useState(false)
  const search = usePlaceSearch(isTyping ? value : '')
  // A town is no address, and a typed address that nobody has checked knows no more than staff have typed.
  const hits = isTyping ? search.hits.filter((hit) => !hit.isTyped && hit.precision !== 'place') : []
  async function choose(id: string) {
    box.closeDropdown()
    setTyping(false)
    const place = await search.read(id)
    if (place) onChoose(place)
  }
  return (
    <Combobox store={box} onOptionSubmit={(id) => void choose(id)}>
      <Combobox.Target>
        <TextInput
          label={label}
          name="street"
          withAsterisk={isAsked}
          maxLength={200}
          autoComplete="off"
          value={value}
          error={error}
          description={isGoal && hits.length === 0 && mayLackHouseNumber(value) ? t.noNumber : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => {
            onType(event.currentTarget.value)
            setTyping(true)
            box.openDropdown()
          }}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={hits.length === 0}>
        <Combobox.Options>
          {hits.map((hit) => (
            <Combobox.Option value={hit.id} key={hit.id}>
              <b>{hit.name}</b> <span className="mut sm">{hit.place}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
