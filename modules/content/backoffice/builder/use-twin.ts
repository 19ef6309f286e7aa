import { useCall } from '#ui/backoffice/calls.ts'
import { contentEndpoints, type DocumentLine } from '../../contract.ts'
import type { OpenDocument } from './use-document.ts'

/**
 * Returns the language of a page (`own`), and its `twin`: the page in the other language with the same translation key. `twin` is undefined
 * if there is no such page, or if it is in the trash.
 */
export function useTwin({ draft: { data }, id }: OpenDocument): { own: 'de' | 'en'; twin: DocumentLine | undefined } {
  const pages = useCall(contentEndpoints.sites.overview).data?.value ?? []
  const own = data['locale'] === 'en' ? 'en' : 'de'
  const twin = pages.find(
    (one) =>
      one.id !== id &&
      one.translationKey !== '' &&
      one.translationKey === data['translationKey'] &&
      one.locale !== own &&
      one.state !== 'trashed',
  )
  return { own, twin }
}
