import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { annotationEndpoints, annotationEntity } from '../contract/annotation.ts'
import { annotationWords } from '../words/annotation.ts'

/** The form for annotations, which are notes about a day that charts show. */
export const annotationEditor = editorOf(annotationEntity, {
  calls: annotationEndpoints,
  words: annotationWords,
  nameOf: ({ text }) => text ?? '',
})
