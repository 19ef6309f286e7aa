import { TextInput, type TextInputProps } from '@mantine/core'
import { phoneInput } from '../../rules/phone.ts'
import { spokenPhone } from '../../rules/spoken-phone.ts'

interface PhoneInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'type'> {
  value: string
  /** The country of the branch. Staff can type numbers of this country without the country prefix (+43). */
  country: string
  onPhone: (phone: string) => void
  ref?: React.Ref<HTMLInputElement>
}

/**
 * The field for the phone number of a caller. When the field loses the focus, a number without a leading 0 and without a prefix gets the
 * prefix of `country`.
 */
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
