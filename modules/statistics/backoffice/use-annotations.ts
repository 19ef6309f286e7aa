import { editors } from '#contract/roles.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { hasRole, useStaff } from '#ui/backoffice/staff.tsx'
import { type Annotation, annotationEndpoints } from '../contract/annotation.ts'

/** Loads the newest 500 annotations. The front desk may not read annotations, so its charts show none. */
export function useAnnotations(): readonly Annotation[] {
  const { user } = useStaff()
  const query = { pageSize: 500 }
  return useCall(annotationEndpoints.list, { query }, { enabled: hasRole(user, editors) }).data?.value ?? []
}
