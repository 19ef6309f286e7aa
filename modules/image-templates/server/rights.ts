import { crudRights, editors, everybody, type Rights } from '#platform/rights.ts'

/** Declares who may make each API call of this module. */
export const imageTemplatesRights: Rights = {
  ...crudRights('image-templates', editors, editors),
  'image-templates.layers': editors,
  'image-templates.page-picture': everybody,
  'image-templates.samples': editors,
  'image-templates.versions': editors,
  'image-templates.version': editors,
  'image-templates.picture': editors,
  'fonts.list': editors,
  'fonts.create': editors,
  'fonts.remove': editors,
  'fonts.letters': editors,
  'fonts.stylesheet': everybody,
  'fonts.file': everybody,
}
