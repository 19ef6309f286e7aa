import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button } from '@mantine/core'
import { IconPlus, IconTemplate, IconTypography } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type ImageTemplate, imageTemplateEndpoints, type ImageTemplateInput } from '../contract.ts'
import { freeIdentifier } from '../rules/identifier.ts'
import { pictureAddress } from '../rules/picture-address.ts'
import { templateTexts } from '../words/templates.ts'
import { imageTemplatesTitles } from '../words/titles.ts'
import { startLayers } from './start-layers.ts'
import './templates.css'

/** The screen /medien/vorlagen, which lists all templates. Each template is drawn with current data. */
export default function TemplatesScreen() {
  const t = useTexts(templateTexts)
  const titles = useTexts(imageTemplatesTitles)
  const locale = useLocale()
  const { branchId } = useStaff()
  const go = useNavigate()
  const found = useCall(imageTemplateEndpoints.list, { query: { pageSize: 500 } })
  const refresh = [imageTemplateEndpoints.list]
  const create = useAction(imageTemplateEndpoints.create, { refresh })
  const remove = useAction(imageTemplateEndpoints.remove, { refresh })
  const [removing, setRemoving] = useState<string>()
  const templates = found.data?.value ?? []
  const onError = (error: unknown): void => notify(failureText(error, t.saveFailed), 'failed')
  const make = (body: Omit<ImageTemplateInput, 'identifier'>): void => {
    const identifier = freeIdentifier(
      body.name,
      templates.map((one) => one.identifier),
    )
    create.mutate(
      { body: { ...body, identifier } },
      { onSuccess: ({ id }) => void go(`/medien/vorlagen/${id}`), onError },
    )
  }
  const copy = ({ branches, canvas, layers, name, productId }: ImageTemplate): void =>
    make({ name: `${name} 2`, branches, canvas, layers, productId })
  const button = (
    <Button
      variant="filled"
      leftSection={<IconPlus className="i" aria-hidden />}
      loading={create.isPending}
      onClick={() =>
        make({ name: titles.template, branches: branchId ? [branchId] : [], layers: startLayers(t.start) })
      }
    >
      {t.create}
    </Button>
  )
  return (
    <>
      <PageHead title={titles.templates} crumbs={[{ label: t.media, to: '/medien' }]}>
        <Button component={Link} to="/medien/schriften" leftSection={<IconTypography className="i" aria-hidden />}>
          {titles.fonts}
        </Button>
        {button}
      </PageHead>
      <div className="m-image-templates screen">
        {found.error ? (
          <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <LoadingState label={titles.templates} />
        ) : templates.length === 0 ? (
          <EmptyState icon={IconTemplate} title={t.emptyTitle} text={t.emptyText}>
            {button}
          </EmptyState>
        ) : (
          <div className="cards">
            {templates.map((one) => (
              <article className="template-card" key={one.id}>
                <Link to={`/medien/vorlagen/${one.id}`} className="picture" tabIndex={-1} aria-hidden>
                  <img src={pictureAddress(one, locale)} alt="" loading="lazy" />
                </Link>
                <div className="about">
                  <Link className="b el" to={`/medien/vorlagen/${one.id}`}>
                    {one.name}
                  </Link>
                  <span className="mut sm el">
                    {one.canvas.w} × {one.canvas.h} · {t.uses[one.usedFor]}
                  </span>
                  <div className="row">
                    <Button size="xs" variant="subtle" onClick={() => copy(one)}>
                      {t.duplicate}
                    </Button>
                    <Button
                      size="xs"
                      variant="danger-subtle"
                      onBlur={() => setRemoving(undefined)}
                      onClick={() =>
                        removing === one.id
                          ? remove.mutate({ params: { id: one.id } }, { onError })
                          : setRemoving(one.id)
                      }
                    >
                      {removing === one.id ? t.deleteSure : t.delete}
                    </Button>
                  </div>
                </div>
              </article>
            ))}
          </div>
        )}
      </div>
    </>
  )
}
