import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button, FileInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type FontFamily, fontEndpoints } from '../contract.ts'
import { templateTexts } from '../words/templates.ts'
import { variantName } from '../words/variants.ts'
import { imageTemplatesTitles } from '../words/titles.ts'
import './templates.css'

const dataUrlOf = async (file: File): Promise<string> =>
  `data:application/octet-stream;base64,${new Uint8Array(await file.arrayBuffer()).toBase64()}`

/** The screen /medien/schriften, which lists the fonts of the brand. Each name is written in its own font. */
export default function FontsScreen() {
  const t = useTexts(templateTexts)
  const titles = useTexts(imageTemplatesTitles)
  const found = useCall(fontEndpoints.list)
  return (
    <>
      <PageHead
        title={titles.fonts}
        crumbs={[
          { label: t.media, to: '/medien' },
          { label: titles.templates, to: '/medien/vorlagen' },
        ]}
      />
      <div className="m-image-templates screen">
        {found.error ? (
          <FailedState error={found.error} title={t.fontsFailed} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <LoadingState label={titles.fonts} />
        ) : (
          <div className="font-page">
            <FontList families={found.data.value} />
            <FontUpload />
          </div>
        )}
      </div>
    </>
  )
}

function FontList({ families }: { families: readonly FontFamily[] }) {
  const t = useTexts(templateTexts)
  const locale = useLocale()
  const [removing, setRemoving] = useState<string>()
  const remove = useAction(fontEndpoints.remove, { refresh: [fontEndpoints.list] })
  return (
    <ul className="fonts">
      {families.flatMap(({ family, variants }) =>
        variants.map(({ id, isItalic, licence, variant, weight }) => (
          <li key={`${family} ${variant}`}>
            <link rel="stylesheet" href={`/api/fonts/${encodeURIComponent(family)}/${variant}/stylesheet`} />
            <span
              className="font-sample"
              style={{ fontFamily: `"${family}"`, fontWeight: weight, fontStyle: isItalic ? 'italic' : 'normal' }}
            >
              {t.sample}
            </span>
            <span className="row">
              <b className="el">
                {family} {variantName(variant, locale)}
              </b>
              <span className="mut sm el sp">{id ? licence : `${t.own} · ${licence}`}</span>
              {id ? (
                <Button
                  size="xs"
                  variant="danger-subtle"
                  onBlur={() => setRemoving(undefined)}
                  onClick={() =>
                    removing === id
                      ? remove.mutate(
                          { params: { id } },
                          { onError: (error) => notify(failureText(error, t.fontNotDeleted), 'failed') },
                        )
                      : setRemoving(id)
                  }
                >
                  {removing === id ? t.deleteSure : t.delete}
                </Button>
              ) : null}
            </span>
          </li>
        )),
      )}
    </ul>
  )
}

function FontUpload() {
  const t = useTexts(templateTexts)
  const store = useAction(fontEndpoints.create, { refresh: [fontEndpoints.list] })
  const [file, setFile] = useState<File | null>(null)
  const [licence, setLicence] = useState('')
  const send = async (): Promise<void> => {
    if (!file) return
    const body = { filename: file.name, dataUrl: await dataUrlOf(file), licence }
    store.mutate(
      { body },
      {
        onSuccess: ({ family }) => {
          notify(t.fontSaved(family))
          setFile(null)
          setLicence('')
        },
      },
    )
  }
  return (
    <Form className="card col font-form" onSubmit={send}>
      <h2>{t.fontUpload}</h2>
      {store.error ? <Banner tone="alarm">{failureText(store.error, t.fontFailed)}</Banner> : null}
      <FileInput
        label={t.fontFile}
        description={t.fontText}
        accept=".ttf,.otf,.woff2"
        placeholder={t.fontNone}
        value={file}
        onChange={setFile}
      />
      <TextInput
        label={t.licence}
        description={t.licenceText}
        maxLength={300}
        value={licence}
        onChange={(event) => setLicence(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" loading={store.isPending} disabled={!file || licence.trim() === ''}>
        {t.fontUpload}
      </Button>
    </Form>
  )
}
