import { failureText, must } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { Button, Checkbox, FileButton, NativeSelect, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { type Region, signageStaffEndpoints } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })

/** The fields of a region (part of a scene) that shows pictures or a film: a button that uploads a file, and the list of uploaded files. */
export function MediaFields({ region, onChange }: { region: Region; onChange: (region: Region) => void }) {
  const t = useTexts(plannerTexts)
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const { content } = region
  if (content.kind !== 'image' && content.kind !== 'video') return null
  const take = async (file: File | null): Promise<void> => {
    if (!file) return
    setBusy(true)
    try {
      const body = { filename: file.name, dataUrl: await dataUrlOf(file) }
      if (content.kind === 'image') {
        const image = (await must(api, mediaEndpoints.createImage, { body })).value
        onChange({ ...region, content: { ...content, images: [...content.images, image] } })
      } else {
        const film = (await must(api, signageStaffEndpoints.film, { body })).value
        onChange({ ...region, content: { ...content, film } })
      }
    } catch (error) {
      notify(failureText(error, content.kind === 'image' ? t.pictureFailed : t.filmFailed), 'failed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <FileButton
        onChange={(file) => void take(file)}
        accept={content.kind === 'image' ? 'image/*' : 'video/mp4,video/webm'}
      >
        {(props) => (
          <Button {...props} loading={isBusy}>
            {content.kind === 'image' ? t.picture : t.film}
          </Button>
        )}
      </FileButton>
      {content.kind === 'image' ? (
        <ul className="pictures">
          {content.images.map((image) => (
            <li key={image.id}>
              <img src={`/image/thumbnail/${image.id}-${image.version}.${image.extension}`} alt={image.alt} />
              <Button
                size="xs"
                variant="subtle"
                onClick={() =>
                  onChange({
                    ...region,
                    content: { ...content, images: content.images.filter(({ id }) => id !== image.id) },
                  })
                }
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mut sm el">{content.film?.name}</p>
      )}
      {content.kind === 'image' && content.images.length > 1 ? (
        <NumberInput
          label={t.seconds}
          min={3}
          max={600}
          allowDecimal={false}
          value={content.seconds}
          onChange={(value) =>
            onChange({ ...region, content: { ...content, seconds: Math.max(3, Number(value) || 8) } })
          }
        />
      ) : null}
      {content.kind === 'video' ? (
        <Checkbox
          label={t.muted}
          checked={content.isMuted}
          onChange={(event) => onChange({ ...region, content: { ...content, isMuted: event.currentTarget.checked } })}
        />
      ) : null}
      <NativeSelect
        label={t.fit}
        value={region.fit}
        onChange={(event) => onChange({ ...region, fit: event.currentTarget.value === 'cover' ? 'cover' : 'contain' })}
        data={(['contain', 'cover'] as const).map((value) => ({ value, label: t.fits[value] }))}
      />
    </>
  )
}
