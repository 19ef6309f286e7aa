import { hours } from '../rules/format.ts'

/** Shows minutes in a list as hours: '80:00'. Empty if there is no value. */
export const MinutesCell = ({ value }: { value: number | null | undefined }) => (
  <>{typeof value === 'number' ? hours(value) : ''}</>
)
