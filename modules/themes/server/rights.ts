import { everybody, type Rights, staff } from '#platform/rights.ts'

/** Who may make which call of this module. */
export const themesRights: Rights = {
  'themes.list': staff,
  'themes.file': everybody,
}
