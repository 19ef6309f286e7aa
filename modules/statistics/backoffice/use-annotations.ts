import { editors } from '#contract/roles.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { hasRole, useStaff } from '#ui/backoffice/staff.tsx'
import { type Annotation, annotationEndpoints } from '../contract/annotation.ts'

/** The newest 500 annotations. The front desk may not read annotations and gets none; its charts are shown without them. */
export function useAnnotations(): readonly Annotation[] {
  const { user } = useStaff()
  const query = { pageSize: 500 }
  return useCall(annotationEndpoints.list, { query }, { enabled: hasRole(user, editors) }).data?.value ?? []
}
