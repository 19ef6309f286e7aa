import { builderTexts } from '../../words/builder.ts'
import { callKey, CallFailed, failureText, must } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { contentEndpoints, type Place } from '../../contract.ts'
import { placeHref } from '../parts-screens/UsedOn.tsx'

const kinds = {
  site: { calls: contentEndpoints.sites, list: '/seiten' },
  block: { calls: contentEndpoints.blocks, list: '/bausteine' },
}

/**
 * Returns `ask`, which moves a page or a reusable part to the trash. If other documents refer to it, the server refuses to move it; `dialog` then
 * lists these documents with links.
 */
export function useRemovePage(
  id: string,
  name: string,
  kind: keyof typeof kinds = 'site',
): { ask: () => void; dialog: ReactNode } {
  const { calls, list } = kinds[kind]
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTexts(builderTexts)
  const [places, setPlaces] = useState<readonly Place[]>([])
  const remove = async () => {
    try {
      await must(api, calls.remove, { params: { id } })
      await queries.invalidateQueries({ queryKey: callKey(calls.overview) })
      notify(t.removed(name))
      void navigate(list)
    } catch (error) {
      const found = error instanceof CallFailed ? (error.data as { places?: Place[] } | undefined)?.places : undefined
      if (found) setPlaces(found)
      else notify(failureText(error, t.failed), 'failed')
    }
  }
  const close = () => setPlaces([])
  return {
    ask: () => void remove(),
    dialog:
      places.length > 0 ? (
        <Modal opened onClose={close} title={t.usedTitle(name)} size={480}>
          <div className="m-content col" style={{ gap: 12 }}>
            <p>{t.usedText}</p>
            <ul className="elist">
              {places.map((place) => (
                <li key={place.id}>
                  {(t.places as Readonly<Record<string, string>>)[place.kind] ?? place.kind}:{' '}
                  <Link to={placeHref(place) ?? list}>{place.name}</Link>
                </li>
              ))}
            </ul>
            <DialogFoot back={t.close} onBack={close} />
          </div>
        </Modal>
      ) : null,
  }
}
