import { hours } from '../rules/format.ts'

/** Minutes in a list, as people read them: '80:00'. Nothing where there is none. */
export const MinutesCell = ({ value }: { value: number | null | undefined }) => (
  <>{typeof value === 'number' ? hours(value) : ''}</>
)
