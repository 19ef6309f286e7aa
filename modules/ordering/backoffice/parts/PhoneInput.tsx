import { useFirstField } from '#ui/backoffice/first-field.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { TextInput, type TextInputProps } from '@mantine/core'
import { type Ref, useState } from 'react'
import { phoneInput } from '../../rules/phone.ts'
import { leftWith, nothingRemoved, removedSoFar } from '../../rules/removed-from-phone.ts'
import { spokenPhone } from '../../rules/spoken-phone.ts'
import { phoneNoteTexts } from '../../words/phone-note.ts'

interface PhoneInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'type'> {
  value: string
  /** The country of the branch. Staff can type numbers of this country without the country prefix (+43). */
  country: string
  onPhone: (phone: string) => void
}

/** What was typed into a phone field: `removed` are the letters that are not in the number. */
function useTyping(onPhone: PhoneInputProps['onPhone']) {
  const [removed, setRemoved] = useState(nothingRemoved)
  return {
    removed: removed.text,
    type(text: string) {
      setRemoved((before) => removedSoFar(before, text))
      onPhone(phoneInput(text))
    },
    leave: () => setRemoved(leftWith),
  }
}

/**
 * The field for the phone number of a caller. When the field loses the focus, a number without a leading 0 and without a prefix gets the
 * prefix of `country`. Letters are removed, and a note names them (docs/rules/guests.md, Phone numbers).
 */
export const PhoneInput = (props: PhoneInputProps) => <Field {...props} typing={useTyping(props.onPhone)} />

/** The same field as the first one of its form: it gets the focus, and the keys that were pressed before the form was visible. */
export function FirstPhoneInput(props: PhoneInputProps) {
  const typing = useTyping(props.onPhone)
  const first = useFirstField(typing.type)
  return <Field {...props} typing={typing} input={first} />
}

function Field({
  value,
  country,
  onPhone,
  typing,
  input,
  ...more
}: PhoneInputProps & { typing: ReturnType<typeof useTyping>; input?: Ref<HTMLInputElement> }) {
  const t = useTexts(phoneNoteTexts)
  const note = typing.removed && t.removed(typing.removed)
  return (
    <>
      <TextInput
        {...more}
        ref={input}
        type="tel"
        maxLength={40}
        autoComplete="off"
        value={value}
        description={note || undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => typing.type(event.currentTarget.value)}
        onBlur={() => {
          typing.leave()
          const read = spokenPhone(value, country)
          if (read !== value) onPhone(read)
        }}
      />
      <span className="sr" role="status">
        {note}
      </span>
    </>
  )
}
