import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { annotationEndpoints, annotationEntity } from '../contract/annotation.ts'
import { annotationWords } from '../words/annotation.ts'

/** What happened on a day, for the charts. */
export const annotationEditor = editorOf(annotationEntity, {
  calls: annotationEndpoints,
  words: annotationWords,
  nameOf: ({ text }) => text ?? '',
})
