import { isNewTime } from '#modules/ordering/rules/printed.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { PrintJob } from '../contract.ts'
import { deviceWords } from '../words/device.ts'
import { extraSlipTexts } from '../words/extra-slips.ts'
import { pairingTexts } from '../words/pairing.ts'
import { queueTexts } from '../words/queue.ts'

/** Returns a function that makes the name of a slip for staff: 'Küchenbon', 'Korrektur 2', 'Bestellbon, Exemplar 2, KOPIE 1'. */
export function useSlipName(): (job: Pick<PrintJob, 'template' | 'copy' | 'sheet'>) => string {
  const t = useTexts(queueTexts)
  const words = useTexts(deviceWords)
  const pairing = useTexts(pairingTexts)
  const extra = useTexts(extraSlipTexts)
  const templates: Readonly<Record<string, string>> = {
    ...words.choices.templates,
    'day-sum': extra.daySum,
    'table-card': extra.tableCard,
  }
  return ({ template, copy, sheet }) => {
    const [kind = '', turn] = template.split(':')
    const name =
      kind === 'test'
        ? pairing.test
        : turn
          ? isNewTime(turn)
            ? t.newTime
            : `${t.correction} ${turn}`
          : (templates[kind] ?? kind)
    return [name, ...(sheet > 1 ? [t.sheet(sheet)] : []), ...(copy > 0 ? [t.copy(copy)] : [])].join(', ')
  }
}
