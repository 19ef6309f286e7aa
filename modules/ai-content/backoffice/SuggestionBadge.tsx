import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconAlertTriangle, IconCheck, IconSparkles, IconUserEdit } from '@tabler/icons-react'
import type { Suggestion } from '../contract.ts'
import { aiTexts } from '../words/ai-content.ts'

/** A badge for a proposal: whether it was accepted or rejected, or what a person must check before accepting it. */
export function SuggestionBadge({ of: one }: { of: Suggestion }) {
  const t = useTexts(aiTexts)
  const isTaken = one.decision === 'accepted' || one.decision === 'edited'
  const isOld = one.isChanged && one.decision !== 'rejected'
  return isTaken ? (
    <span className="bdg ok">
      <IconCheck className="i" stroke={1.75} aria-hidden />
      {t.state[one.decision === 'edited' ? 'edited' : 'accepted']}
    </span>
  ) : one.decision === 'rejected' ? (
    <span className="bdg">{t.state.rejected}</span>
  ) : isOld ? (
    <span className="bdg alarm">
      <IconUserEdit className="i" stroke={1.75} aria-hidden />
      {t.changed}
    </span>
  ) : one.flags.length > 0 ? (
    <span className="bdg new">
      <IconAlertTriangle className="i" stroke={1.75} aria-hidden />
      {t.check(one.flags.length)}
    </span>
  ) : one.before === '' ? (
    <span className="bdg prog">
      <IconSparkles className="i" stroke={1.75} aria-hidden />
      {t.wasEmpty}
    </span>
  ) : null
}
