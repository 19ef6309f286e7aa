import { donateeWords } from '../words/donatee.ts'
import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { donateeEntity, donationsEndpoints } from '../contract.ts'

/** Who donations of orders go to. */
export const donateeEditor = editorOf(donateeEntity, {
  calls: donationsEndpoints,
  lesserColumns: ['description'],
  words: donateeWords,
  nameOf: ({ name }) => name ?? '',
  keepsDrafts: true,
})
