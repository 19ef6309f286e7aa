import { editors, everybody, type Rights } from '#platform/rights.ts'

/** Who may make the calls of this module. */
export const mediaRights: Rights = {
  'images.file': everybody,
  'images.file.sized': everybody,
  'images.create': editors,
  'uploads.public': everybody,
  'uploads.file': everybody,
  'uploads.preview': everybody,
}
