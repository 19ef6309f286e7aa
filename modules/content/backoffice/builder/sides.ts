import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { Version } from '../../contract/documents.ts'
import { builderTexts } from '../../words/builder.ts'
import type { OpenDocument } from './use-document.ts'

/** One side of a comparison of two versions. `facts`: its state, time and author as one text. */
export interface Side {
  name: string
  facts: string
}

type Known = Pick<OpenDocument, 'draft' | 'view'>

/**
 * The version that visitors see now. Undefined if nothing is published, or if the page was published by the set-up of the brand, which stores no
 * version.
 */
export const liveVersion = (versions: readonly Version[], view: Known['view']): Version | undefined =>
  view.live === null ? undefined : versions.find(({ reason }) => reason === 'publish')

/** Sorts versions, the newest first. If two versions have the same time, the version with the higher number is first. */
export const newestFirst = (versions: readonly Version[]): Version[] =>
  versions.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.number - a.number)

/** Returns functions that describe the two sides of a comparison (name, state, time, author) in the user's language. */
export function useSides({ draft, view }: Known) {
  const t = useTexts(builderTexts)
  const locale = useLocale()
  const { branches, clock, user } = useStaff()
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const when = (at: number) => formatMomentInText(at, clock.now(), zone, locale)
  const facts = (...all: readonly (string | undefined)[]) => all.filter(Boolean).join(' · ')
  const reasonOf = (one: Version) => one.label || t.versionList.reasons[one.reason]
  const authorOf = (one: Version) => one.by || t.versionList.automatic
  return {
    reasonOf,
    authorOf,
    draft(): Side {
      const isOwn = draft.savedAt !== undefined
      const at = draft.savedAt ?? (view.editedAt === null ? undefined : Date.parse(view.editedAt))
      const state =
        draft.status === 'saved'
          ? at === undefined
            ? ''
            : t.versionList.savedAt(when(at))
          : draft.status === 'saving'
            ? t.saving
            : t.unsaved
      return { name: t.versionList.draft, facts: facts(state, isOwn ? user.name : view.editedBy) }
    },
    version: (one: Version): Side => ({
      name: t.versionList.number(one.number),
      facts: facts(reasonOf(one), when(Date.parse(one.at)), authorOf(one)),
    }),
    /** The side of the comparison with the version that visitors see. Its name contains the number of that version, if there is one. */
    live(versions: readonly Version[]): Side {
      const one = liveVersion(versions, view)
      if (one)
        return {
          name: `${t.preview.live} · ${t.versionList.number(one.number)}`,
          facts: facts(reasonOf(one), when(Date.parse(one.at)), authorOf(one)),
        }
      if (view.live === null) return { name: t.preview.live, facts: t.preview.notLive }
      return { name: t.preview.live, facts: view.publishedAt ? when(Date.parse(view.publishedAt)) : '' }
    },
  }
}
