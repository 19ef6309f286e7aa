import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

interface FindInputProps extends Omit<TextInputProps, 'label' | 'value' | 'onChange' | 'ref'> {
  ref?: React.Ref<HTMLInputElement>
  /** Read aloud, and shown while the field is empty. */
  label: string
  value: string
  onFind: (text: string) => void
}

/** The field above a list in which people type what they look for. */
export const FindInput = ({ label, value, onFind, ...more }: FindInputProps) => (
  <TextInput
    className="find-in-list"
    aria-label={label}
    placeholder={label}
    leftSection={<IconSearch className="i" stroke={1.75} aria-hidden />}
    value={value}
    onChange={(event) => onFind(event.currentTarget.value)}
    {...more}
  />
)
