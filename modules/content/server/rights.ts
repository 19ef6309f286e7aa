import { admins, crudRights, editors, everybody, type Rights, staff } from '#platform/rights.ts'

const steps = [
  'draft',
  'overview',
  'publish',
  'unpublish',
  'plan',
  'restore',
  'lock',
  'discard',
  'recover',
  'versions',
  'version',
  'usages',
]

/** The rights for all API calls of one kind of document: pages, menus or reusable parts. */
const documentRights = (plural: string): Rights => ({
  ...crudRights(plural, editors, editors),
  ...Object.fromEntries(steps.map((step) => [`${plural}.${step}`, editors])),
})

/** Declares who may make each API call of this module. */
export const contentRights: Rights = {
  init: everybody,
  'sites.page': everybody,
  ...documentRights('sites'),
  ...documentRights('navigations'),
  ...documentRights('blocks'),
  ...crudRights('nodes', editors, editors),
  ...crudRights('divisions', editors, editors),
  ...crudRights('redirects', editors, editors),
  'sites.preview-link': editors,
  'sites.preview': everybody,
  'sites.preview-blocks': everybody,
  'redirects.find': everybody,
  'redirects.hits': editors,
  'redirects.import': editors,
  'redirects.way': editors,
  'config.get': staff,
  'config.save': admins,
}
