import '#ui/backoffice/crud/crud.css'
import '../media.css'
import { LeaveGuard } from '#ui/backoffice/crud/form/LeaveGuard.tsx'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconDownload, IconLink } from '@tabler/icons-react'
import { useParams, useSearchParams } from 'react-router'
import { libraryTexts } from '../../words/library.ts'
import { mediaTitles } from '../../words/titles.ts'
import { imageAddress, lacksAlt } from '../library/ImageGrid.tsx'
import type { ListAddress } from '../library/list-address.ts'
import { CropFrame } from './CropFrame.tsx'
import { CutStrip } from './CutStrip.tsx'
import { ImageNeighbours } from './ImageNeighbours.tsx'
import { ImageTexts } from './ImageTexts.tsx'
import { PlaceList } from './PlaceList.tsx'
import { shownOf, useImageDraft } from './use-image-draft.ts'
import { VersionList } from './VersionList.tsx'

/** The screen /medien/bilder/:id of one picture: crop, focal point, texts, the records that use it, and its versions. */
export default function ImageScreen() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  return <OneImage key={id} id={id} list={{ query, search: query.size > 0 ? `?${query}` : '' }} />
}

function OneImage({ id, list }: { id: string; list: ListAddress }) {
  const t = useTexts(libraryTexts)
  const titles = useTexts(mediaTitles)
  const { change, discard, draft, found, image, isBusy, isChanged, run, save } = useImageDraft(id)
  useShortcuts([
    { keys: ['mod+s'], label: t.image.save, group: titles.library, run: () => void (isChanged && !isBusy && save()) },
  ])
  const crumbs = [{ label: titles.library, to: `/medien${list.search}` }]
  if (!image)
    return (
      <div className="m-media content">
        <PageHead title={titles.images} crumbs={crumbs} />
        {found.isError ? (
          <FailedState error={found.error} title={t.imageFailed} retry={() => void found.refetch()} />
        ) : (
          <LoadingState label={titles.images} />
        )}
      </div>
    )
  const shown = shownOf(image, draft)
  const { parts } = t.image
  const changed = [
    ...(draft.edit === undefined ? [] : [parts.edit]),
    ...(draft.focal ? [parts.focal] : []),
    ...(Object.keys(draft).some((key) => key !== 'edit' && key !== 'focal') ? [parts.texts] : []),
  ]
  return (
    <div className="m-media content">
      <PageHead
        title={image.name}
        crumbs={[
          ...crumbs,
          ...(image.folder ? [{ label: image.folder, to: `/medien?ordner=${encodeURIComponent(image.folder)}` }] : []),
        ]}
        badges={
          <>
            {lacksAlt(shown) ? (
              <span className="bdg new">
                <IconAlertCircle className="i" stroke={1.75} aria-hidden />
                {t.image.altMissing}
              </span>
            ) : (
              <span className="bdg ok">
                <IconCircleCheck className="i" stroke={1.75} aria-hidden />
                {t.image.altReady}
              </span>
            )}
            <span className="bdg idle">
              <IconLink className="i" stroke={1.75} aria-hidden />
              {t.places(image.places.length)}
            </span>
          </>
        }
      >
        <ImageNeighbours id={id} list={list} />
        <Button
          component="a"
          href={imageAddress(image, 'large')}
          download={image.name}
          leftSection={<IconDownload className="i" stroke={1.75} aria-hidden />}
        >
          {t.download}
        </Button>
      </PageHead>
      <div className="one-image">
        <div className="stage">
          <CropFrame image={image} draft={draft} onChange={change} />
          <CutStrip image={image} focal={shown.focal} />
        </div>
        <div className="facts">
          <ImageTexts image={shown} onChange={change} />
          <PlaceList places={image.places} />
          <VersionList image={image} isBusy={isBusy} run={run} />
        </div>
      </div>
      <LeaveGuard
        name={image.name}
        unsaved={changed}
        keepsDrafts={false}
        save={async () => ({ ok: await save() })}
        discard={discard}
        keep={discard}
      />
      <div className="savebar">
        {isChanged ? (
          <span role="status">
            <b>{t.image.unsaved}</b> <span className="mut">{changed.join(', ')}</span>
          </span>
        ) : (
          <span className="mut" role="status">
            {t.image.saved}
          </span>
        )}
        <span className="sp" />
        <Button disabled={!isChanged || isBusy} onClick={discard}>
          {t.image.discard}
        </Button>
        <Button variant="filled" disabled={!isChanged} loading={isBusy} onClick={() => void save()}>
          {t.image.save}
        </Button>
      </div>
    </div>
  )
}
