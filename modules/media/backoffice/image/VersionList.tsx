import { must } from '#ui/backoffice/calls.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { useApi, useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ImageView, mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { dataUrlOf, imageTypes, sizeText } from '../uploads/uploads.ts'
import type { useImageDraft } from './use-image-draft.ts'

interface VersionProps {
  image: ImageView
  isBusy: boolean
  run: ReturnType<typeof useImageDraft>['run']
}

/**
 * Lists the versions of a picture: uploaded files, crops and restored older versions. Staff can upload another file here. It becomes the new version,
 * and all records that use the picture show it.
 */
export function VersionList({ image, isBusy, run }: VersionProps) {
  const t = useTexts(libraryTexts)
  const locale = useLocale()
  const now = useNow(60_000)
  const zone = useStaff().branches[0]?.timeZone ?? 'Europe/Vienna'
  const api = useApi()
  const params = { id: image.id }
  const replace = (file: File | null) =>
    file &&
    void run(async ({ revision }) => {
      const body = { revision, filename: file.name, dataUrl: await dataUrlOf(file) }
      return must(api, mediaEndpoints.replaceImage, { params, body })
    })
  return (
    <section className="fact" aria-label={t.image.versions}>
      <div className="row">
        <b>{t.image.versions}</b>
        <span className="sp" />
        <FileButton onChange={replace} accept={imageTypes}>
          {(props) => (
            <Button
              size="xs"
              {...props}
              loading={isBusy}
              leftSection={<IconUpload className="i" stroke={1.75} aria-hidden />}
            >
              {t.replace}
            </Button>
          )}
        </FileButton>
      </div>
      <ul className="places">
        {image.versions.map(({ at, by, bytes, formats, source, version }) => (
          <li className="row w" key={version}>
            <span>
              <b>{t.image.version(version)}</b> · {formatListed(Date.parse(at), now, zone, locale)}
              {by ? ` · ${by}` : ''}
              <br />
              <span className="mut sm">
                {source === version ? '' : `${t.image.cutFrom(source)} · `}
                {sizeText(bytes, locale)}
                {formats.map((one) => ` · ${one.extension.toUpperCase()} ${sizeText(one.bytes, locale)}`).join('')}
              </span>
            </span>
            <span className="sp" />
            {version === image.version ? (
              <span className="mut sm">{t.image.current}</span>
            ) : (
              <Button
                size="xs"
                variant="subtle"
                disabled={isBusy}
                onClick={() =>
                  void run(({ revision }) =>
                    must(api, mediaEndpoints.restoreImage, { params, body: { version, revision } }),
                  )
                }
              >
                {t.image.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
