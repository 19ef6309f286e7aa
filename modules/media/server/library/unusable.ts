import type { Refusal } from '#platform/module.ts'
import { type FileType, isNamedAs } from '../../rules/file-types.ts'
import { mostPixels } from '../pictures.ts'

type Reason = { reason: 'size'; bytes: number } | { reason: 'type'; types: readonly FileType[] } | { reason: 'pixels' }

/** Makes the refusal of a file, with the reason if there is one that helps the user. */
export function unusable(file: string, why?: Reason): Refusal {
  // If the name has an allowed extension but the content is of another type, the list of allowed types would not help the user. So no reason is
  // given.
  const isKnown = why && !(why.reason === 'type' && why.types.some((type) => isNamedAs(file, type)))
  const values = isKnown ? { reason: why.reason, ...detailsOf(why) } : {}
  return { ok: false, code: 'upload.unusable', field: 'dataUrl', values: { file, ...values } }
}

function detailsOf(why: Reason): Record<string, string | number> {
  switch (why.reason) {
    case 'size':
      return { max: why.bytes / 1024 / 1024 }
    case 'type':
      return { types: why.types.map((type) => type.toUpperCase()).join(', ') }
    case 'pixels':
      return { max: mostPixels / 1_000_000 }
  }
}
