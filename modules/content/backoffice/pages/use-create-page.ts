import { callKey, failureText, must } from '#ui/backoffice/calls.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { newKey } from '#ui/new-key.ts'
import { useQueryClient } from '@tanstack/react-query'
import { builderTexts } from '../../words/builder.ts'
import { contentEndpoints, pageTypes } from '../../contract.ts'
import { blocksOf, type DocumentData } from '../../rules/differences.ts'
import type { BlockType } from '../../rules/blocks/block-types.ts'
import { type PageStart, startBlocks } from '../../rules/blocks/page-starts.ts'
import { pathFrom } from '../../rules/seo.ts'
import { blockTexts } from '../../words/blocks.ts'
import { copiesIn } from '../builder/other-language.ts'
import { useLinkedBlocks } from '../builder/use-linked-blocks.ts'

type PageType = (typeof pageTypes)[number]

/**
 * Returns functions that create a page in German and English, or copy a page for the other language. The new pages are drafts until staff publish
 * them.
 */
export function useCreatePage() {
  const api = useApi()
  const queries = useQueryClient()
  const t = useTexts(builderTexts)
  const linkedBlocks = useLinkedBlocks()
  const done = () => queries.invalidateQueries({ queryKey: callKey(contentEndpoints.sites.overview) })

  const make = async (page: {
    name: string
    locale: 'de' | 'en'
    type: PageType
    translationKey: string
    content?: DocumentData
  }) => {
    const { content = {}, ...rest } = page
    const body = { ...content, ...rest, path: pathFrom(page.name), isPublic: false }
    return (await must(api, contentEndpoints.sites.create, { body })).value.id
  }
  return {
    /** Creates the German page and, if `en` is not empty, the English page. Returns the id of the German page, or undefined if a call failed. */
    async create(page: { de: string; en: string; type: PageType; start: PageStart }): Promise<string | undefined> {
      const translationKey = newKey()
      const makeIn = (locale: 'de' | 'en', name: string) => {
        const nameOf = (type: BlockType) => blockTexts(locale).types[type]
        const blocks = page.type === 'custom_site' ? startBlocks(page.start, { name, nameOf, newId: newKey }) : []
        return make({ name, locale, type: page.type, translationKey, content: { content: blocks } })
      }
      try {
        const first = await makeIn('de', page.de)
        if (page.en.trim() !== '') await makeIn('en', page.en)
        await done()
        return first
      } catch (error) {
        notify(failureText(error, t.create.failed), 'failed')
        return undefined
      }
    },
    /**
     * Copies a page for another language and returns the id of the copy. Both pages need the same translation key. If the page has no
     * translation key, it gets a new one first.
     */
    async copy(id: string, data: DocumentData, locale: 'de' | 'en'): Promise<string | undefined> {
      try {
        const { revision } = (await must(api, contentEndpoints.sites.draft, { params: { id } })).value
        const known = String(data['translationKey'] ?? '')
        const translationKey = known || newKey()
        if (!known)
          await must(api, contentEndpoints.sites.update, {
            params: { id },
            body: { version: revision, translationKey },
          })
        const type = pageTypes.find((one) => one === data['type']) ?? 'default'
        const { content: _content, path: _path, ...rest } = data
        const blocks = await linkedBlocks(await copiesIn(api, blocksOf(data), locale), locale)
        const made = await make({
          name: String(data['name'] ?? ''),
          locale,
          type,
          translationKey,
          content: { ...rest, content: blocks },
        })
        await done()
        notify(t.language.copied(locale === 'en' ? t.language.de : t.language.en))
        return made
      } catch (error) {
        notify(failureText(error, t.create.failed), 'failed')
        return undefined
      }
    },
  }
}
