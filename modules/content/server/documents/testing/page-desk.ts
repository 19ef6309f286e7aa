import { rideBrand } from '#testing/ride-brand.ts'
import { admin } from '#testing/sessions.ts'
import { contentEndpoints } from '../../../contract.ts'

export const nina = admin({ name: 'Nina Berger' })
export const text = (html: string, id = 'b1') => ({ id, type: 'text', title: '', html })

/** Sets up a brand for tests, with functions by which the editor Nina writes and publishes pages through the API. */
export async function pageDesk() {
  const brand = await rideBrand()
  const { sites } = contentEndpoints
  const draft = async (id: string) => {
    const read = await brand.call(sites.draft, { params: { id } }, { as: nina })
    if (!read.ok) throw new Error(JSON.stringify(read.errors))
    return read.value
  }
  return {
    brand,
    draft,
    async newPage(path: string, html = '<p>Eins</p>', isPublic = false) {
      const body = { path, name: path, isPublic, content: [text(html)] }
      const made = await brand.call(sites.create, { body }, { as: nina })
      if (!made.ok) throw new Error(JSON.stringify(made.errors))
      return made.value.id
    },
    save: (id: string, version: number, change: object, tab = 'tab-of-nina') =>
      brand.call(
        sites.update,
        { params: { id }, body: { ...change, version }, headers: { 'x-editor-tab': tab } },
        { as: nina },
      ),
    publish: async (id: string) =>
      brand.call(sites.publish, { params: { id }, body: { revision: (await draft(id)).revision } }, { as: nina }),
    /** What visitors get at a path: the blocks of the page as JSON, or the HTTP status if there is no page. */
    async shown(path: string) {
      const page = await brand.call(contentEndpoints.page, { query: { locale: 'de', path } })
      return page.ok ? JSON.stringify(page.value.content) : page.status
    },
  }
}
