import { donateeWords } from '../words/donatee.ts'
import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { DonationReport } from './DonationReport.tsx'
import { donateeEntity, donationsEndpoints } from '../contract.ts'

/** The list and the form in which staff edit the organisations that receive donations. */
export const donateeEditor = editorOf(donateeEntity, {
  calls: donationsEndpoints,
  lesserColumns: ['description'],
  words: donateeWords,
  nameOf: ({ name }) => name ?? '',
  sections: [{ name: 'general' }, { name: 'account' }],
  keepsDrafts: true,
  listActions: DonationReport,
})
