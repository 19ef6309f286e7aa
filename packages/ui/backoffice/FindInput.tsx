import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

interface FindInputProps extends Omit<TextInputProps, 'label' | 'value' | 'onChange' | 'ref'> {
  ref?: React.Ref<HTMLInputElement>
  /** Label for screen readers, also shown as placeholder. */
  label: string
  value: string
  onFind: (text: string) => void
}

/** The search field above a list. */
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
