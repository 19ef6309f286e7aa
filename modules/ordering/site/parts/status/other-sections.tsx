import { Screen } from '#ui/site/screens.tsx'
import type { StatusSectionProps } from './status-sections.ts'

/**
 * Renders the sections that other modules add to the status page (docs/adr/0026). `names`: the keys (`SiteCode.key`) of their components.
 */
export const StatusSections = ({ names, ...props }: StatusSectionProps & { names: readonly string[] }) =>
  names.map((name) => <Screen key={name} name={name} props={props} />)
