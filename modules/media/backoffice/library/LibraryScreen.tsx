import '#ui/backoffice/crud/crud.css'
import '../media.css'
import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useCallback, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { mediaTitles } from '../../words/titles.ts'
import { fileTypes, imageTypes, useUploads } from '../uploads/uploads.ts'
import { DropArea } from './DropArea.tsx'
import { FilesView } from './FilesView.tsx'
import { ImagesView } from './ImagesView.tsx'

/** The screen /medien with the pictures and files of the brand. The query of its address chooses the view and the folder. */
export default function LibraryScreen() {
  const t = useTexts(libraryTexts)
  const titles = useTexts(mediaTitles)
  const [query, setQuery] = useSearchParams()
  const isFiles = query.get('art') === 'dateien'
  const folder = query.get('ordner') ?? ''
  const counts = useCall(mediaEndpoints.imageCounts).data?.value
  const input = useRef<HTMLInputElement>(null)
  const { send } = useUploads()
  const take = useCallback(
    (files: readonly File[]) => send(files, isFiles ? 'file' : 'image', isFiles ? '' : folder),
    [send, isFiles, folder],
  )
  useShortcuts([{ keys: ['u'], label: t.upload, group: titles.library, run: () => input.current?.click() }])
  return (
    <DropArea onFiles={take}>
      <PageHead title={titles.library} crumbs={[{ label: t.website }]}>
        <Button
          variant="filled"
          leftSection={<IconUpload className="i" stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t.upload}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          data-upload
          accept={isFiles ? fileTypes : imageTypes}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </PageHead>
      <div className="tabs" role="tablist" style={{ margin: '0 20px 10px' }}>
        <button type="button" role="tab" aria-selected={!isFiles} onClick={() => setQuery({})}>
          {titles.images} <span className="cnt">{counts?.all ?? ''}</span>
        </button>
        <button type="button" role="tab" aria-selected={isFiles} onClick={() => setQuery({ art: 'dateien' })}>
          {t.files} <span className="cnt">{counts?.files ?? ''}</span>
        </button>
      </div>
      {isFiles ? <FilesView /> : <ImagesView counts={counts} />}
    </DropArea>
  )
}
