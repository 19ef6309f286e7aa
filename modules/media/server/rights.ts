import { editors, everybody, type Rights } from '#platform/rights.ts'

/** Declares who may make each call of this module. */
export const mediaRights: Rights = {
  'images.file': everybody,
  'images.file.sized': everybody,
  'images.list': editors,
  'images.counts': editors,
  'images.get': editors,
  'images.neighbours': editors,
  'images.create': editors,
  'images.update': editors,
  'images.replace': editors,
  'images.restore': editors,
  'images.remove': editors,
  'images.recover': editors,
  'uploads.public': everybody,
  'uploads.file': everybody,
  'uploads.preview': everybody,
  'uploads.list': editors,
  'uploads.get': editors,
  'uploads.create': editors,
  'uploads.update': editors,
  'uploads.replace': editors,
  'uploads.remove': editors,
}
