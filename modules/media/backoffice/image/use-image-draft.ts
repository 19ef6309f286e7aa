import { CallFailed, failureText, must, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import { type ImageChange, type ImageEdit, type ImageView, mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { useRefresh } from '../library/use-library.ts'

export type ImageDraft = Omit<ImageChange, 'revision'>

/** How the current version was turned, mirrored and cropped. Null if it is an uploaded file without such changes. */
export const editOf = (image: ImageView): ImageEdit | null =>
  image.versions.find(({ version }) => version === image.version)?.edit ?? null

/** The picture with the unsaved changes of `draft`, as it would be after saving, but without a new crop. */
export const shownOf = (image: ImageView, draft: ImageDraft): ImageView => ({
  ...image,
  name: draft.name ?? image.name,
  folder: draft.folder ?? image.folder,
  alt: draft.alt ?? image.alt,
  altEn: draft.altEn ?? image.altEn,
  isDecorative: draft.isDecorative ?? image.isDecorative,
  focal: draft.focal ?? image.focal,
})

/** Loads a picture and stores its unsaved changes until they are saved or discarded. */
export function useImageDraft(id: string) {
  const t = useTexts(libraryTexts)
  const api = useApi()
  const refresh = useRefresh()
  const found = useCall(mediaEndpoints.getImage, { params: { id } })
  const [draft, setDraft] = useState<ImageDraft>({})
  const [isBusy, setIsBusy] = useState(false)
  const image = found.data?.value
  /**
   * Makes an API call that changes the picture and returns it. Resolves to true if it succeeded. If somebody else has changed the picture
   * in the meantime, a message tells the user. After every call the picture is loaded again.
   */
  const run = async (work: (image: ImageView) => Promise<{ value: ImageView }>): Promise<boolean> => {
    if (!image) return false
    let isDone = true
    setIsBusy(true)
    try {
      const { value } = await work(image)
      setDraft({})
      if (value.version !== image.version) notify(t.image.newVersion(value.places.length))
    } catch (error) {
      isDone = false
      const isStale = error instanceof CallFailed && error.errors[0]?.code === 'record.stale'
      notify(isStale ? t.image.stale : failureText(error, t.failed), isStale ? 'look' : 'failed')
    }
    await refresh()
    setIsBusy(false)
    return isDone
  }
  return {
    found,
    image,
    draft,
    isBusy,
    isChanged: Object.keys(draft).length > 0,
    change: (part: ImageDraft) => setDraft((before) => ({ ...before, ...part })),
    discard: () => setDraft({}),
    run,
    save: () =>
      run(({ revision }) => must(api, mediaEndpoints.updateImage, { params: { id }, body: { ...draft, revision } })),
  }
}
