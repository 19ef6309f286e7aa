import { everybody, type Rights, staff } from '#platform/rights.ts'

/** Declares who may use each API call of this module. */
export const themesRights: Rights = {
  'themes.list': staff,
  'themes.file': everybody,
}
