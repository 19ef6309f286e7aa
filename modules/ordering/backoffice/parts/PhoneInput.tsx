import { TextInput, type TextInputProps } from '@mantine/core'
import { phoneInput } from '../../rules/phone.ts'
import { spokenPhone } from '../../rules/spoken-phone.ts'

interface PhoneInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'type'> {
  value: string
  /** The country of the branch: its numbers need no prefix. */
  country: string
  onPhone: (phone: string) => void
  ref?: React.Ref<HTMLInputElement>
}

/** The phone number that a caller says. A number without 0 and without prefix gets its prefix when the field loses the focus. */
export const PhoneInput = ({ value, country, onPhone, ...more }: PhoneInputProps) => (
  <TextInput
    {...more}
    type="tel"
    maxLength={40}
    autoComplete="off"
    value={value}
    onChange={(event) => onPhone(phoneInput(event.currentTarget.value))}
    onBlur={() => {
      const read = spokenPhone(value, country)
      if (read !== value) onPhone(read)
    }}
  />
)
